import type { Image } from '@market/api/contract';
import { listingLimits } from '@market/api';
import { FileDrop, PictureSorter, Stack } from '@market/ui';
import { useState } from 'react';
import { toMessage } from '../../../backend/failure.ts';
import { useAddDraftPicturesMutation } from '../../../backend/market.ts';
import { preparePictures } from '../../pictures/preparePictures.ts';
import type { StepProps } from './DraftScreen.tsx';
import { faultsWithin } from './draftSteps.ts';
import { texts } from './texts.ts';
import { nameOf } from './useKeptDraft.ts';

/** The pictures of a service: added, put in order, described and removed. */
export function PicturesStep({ draft, written, faults }: StepProps) {
  const { images, changeImages, addImages } = written;
  const [addPictures, { isLoading }] = useAddDraftPicturesMutation();
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isAdding = isPreparing || isLoading;

  const add = async (files: File[]) => {
    setProblem(undefined);
    setPreparing(true);
    const { dataUrls, unreadable } = await preparePictures(files);
    setPreparing(false);
    if (unreadable.length > 0) setProblem(texts.unreadable(unreadable.join(', ')));
    if (dataUrls.length === 0) return;
    await addImages(async () => {
      const { data, error } = await addPictures({ id: draft._id, images: dataUrls });
      if (error) setProblem(toMessage(error));
      return data?.draft.images;
    });
  };

  const sort = (sorted: readonly { id: string; alt: string }[]) =>
    changeImages(
      sorted.flatMap(({ id, alt }) => {
        const image = images.find((one) => nameOf(one) === id);
        return image ? [{ ...image, alt } satisfies Image] : [];
      }),
    );

  return (
    <Stack>
      <PictureSorter
        label={texts.pictures}
        hint={texts.picturesHint}
        name="images"
        most={listingLimits.images}
        value={images.map((image) => ({
          id: nameOf(image),
          url: image.url,
          alt: image.alt ?? '',
        }))}
        onValueChange={sort}
        error={problem ?? faults['images']}
        faults={faultsWithin(faults, 'images')}
        adder={
          <FileDrop
            label={texts.addPictures}
            hint={isAdding ? texts.adding : texts.addHint}
            accept="image/*"
            disabled={isAdding}
            onAdd={(files) => void add(files)}
          />
        }
      />
    </Stack>
  );
}
