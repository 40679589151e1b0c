import { useCallback, useState } from 'react';
import type { Picture } from '../../entities.ts';

/**
 * Follows a picture: `missing` when there is none, only one that stands in for it, or one that cannot be loaded, `loading` until it has
 * come, then `ready`. Spread `pictureProps` on the `<img>`.
 */
export function usePictureState(picture: Picture | null | undefined) {
  const url = picture?.isStandIn ? undefined : picture?.url;
  const [outcome, setOutcome] = useState<{ url: string; state: 'ready' | 'missing' }>();

  const settle = (image: HTMLImageElement) => {
    if (url) setOutcome({ url, state: image.naturalWidth > 0 ? 'ready' : 'missing' });
  };
  /** A page rendered on a server may have loaded, or lost, the picture before React came. */
  const noticeEarlyOutcome = useCallback(
    (image: HTMLImageElement | null) => {
      if (url && image?.complete) {
        setOutcome({ url, state: image.naturalWidth > 0 ? 'ready' : 'missing' });
      }
    },
    [url],
  );

  const isSettled = outcome !== undefined && outcome.url === url;
  const state = !url ? 'missing' : isSettled ? outcome.state : 'loading';

  return {
    state,
    pictureProps: {
      ref: noticeEarlyOutcome,
      src: url ?? undefined,
      onLoad: ({ currentTarget }: { currentTarget: HTMLImageElement }) => settle(currentTarget),
      onError: () => url && setOutcome({ url, state: 'missing' }),
    },
  } as const;
}
