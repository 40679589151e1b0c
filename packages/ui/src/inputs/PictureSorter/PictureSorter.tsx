'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { CoverTag } from '../ImagePicker/ImagePicker.styles.ts';
import { ListEditor } from '../ListEditor/ListEditor.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PictureFrame } from './PictureSorter.styles.ts';
import { pictureSorterTexts } from './PictureSorter.texts.ts';

/** A picture to put in order. */
export interface SortedPicture {
  /** Unique in its list. */
  id: string;
  /** Where the browser finds it. */
  url: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

export interface PictureSorterProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  label: string;
  /** A sentence that helps, such as that the first one is the cover. */
  hint?: string | undefined;
  /** What is wrong with the pictures as a whole. */
  error?: string | undefined;
  /** What is wrong with one field, by its path: `0.alt`. */
  faults?: Readonly<Record<string, string>> | undefined;
  /** In their order: the first one is the cover. Leave them out to let the sorter remember them. */
  value?: readonly SortedPicture[] | undefined;
  /** The pictures in the beginning, while the sorter remembers them. Defaults to none. */
  defaultValue?: readonly SortedPicture[] | undefined;
  /** Called with all pictures whenever one was described, moved or removed. */
  onValueChange?: ((pictures: SortedPicture[]) => void) | undefined;
  /** How many there may be. Defaults to any number. */
  most?: number | undefined;
  /** What adds pictures, such as a `FileDrop`; it is there while there is room. */
  adder?: ReactNode;
  /** Fields are called after it: `images.0.alt`. Without a name they are not part of a form. */
  name?: string | undefined;
}

/** In letters. */
const longestAlt = 200;

/** Pictures of a service: put in order, described and removed. The first one is the cover. */
export const PictureSorter = forwardRef<HTMLFieldSetElement, PictureSorterProps>(
  function PictureSorter(props, ref) {
    const { faults = {}, value, defaultValue, onValueChange, name, ...listProps } = props;
    const { locale } = useMarket();
    const texts = useTexts('PictureSorter', pictureSorterTexts);

    return (
      <ListEditor
        {...listProps}
        ref={ref}
        layout="grid"
        entries={value}
        defaultEntries={defaultValue}
        onEntriesChange={onValueChange}
        keyOf={({ id }) => id}
        nameOf={(_, index) => texts.picture(formatFigures(index + 1, locale))}
        renderEntry={(picture, change, { index, onMove }) => (
          <>
            <PictureFrame>
              <img src={picture.url} alt={picture.alt} draggable={false} />
              {index === 0 ? (
                <CoverTag>{texts.cover}</CoverTag>
              ) : (
                <Button size="small" onClick={() => onMove(0)}>
                  {texts.makeCover}
                </Button>
              )}
            </PictureFrame>
            <TextField
              label={texts.alt}
              name={name && `${name}.${index}.alt`}
              value={picture.alt}
              maxLength={longestAlt}
              error={faults[`${index}.alt`]}
              onChange={({ target }) => change({ ...picture, alt: target.value })}
            />
          </>
        )}
      />
    );
  },
);
