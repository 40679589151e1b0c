import { useCallback, useState } from 'react';

/**
 * Follows a picture: `missing` when there is none or it cannot be loaded, `loading` until it has
 * come, then `ready`. Spread `pictureProps` on the `<img>`.
 */
export function usePictureState(url: string | null | undefined) {
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
