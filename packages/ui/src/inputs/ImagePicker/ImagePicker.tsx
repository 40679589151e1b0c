'use client';

import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithoutRef, type DragEvent, forwardRef, useId, useState } from 'react';
import { FieldHint } from '../Field/Field.styles.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { Icon } from '../../data/Icon/Icon.tsx';
import {
  CoverTag,
  DropText,
  DropZone,
  FileInput,
  PickerGroup,
  PickerLegend,
  PictureName,
  Preview,
  PreviewButton,
  PreviewImage,
  PreviewList,
  PreviewTools,
} from './ImagePicker.styles.ts';
import type { Texts } from '../../texts/Texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { imagePickerTexts } from './ImagePicker.texts.ts';

/** A picture that was picked, or one that was there before. */
export interface PickedImage {
  /** Unique among the picked ones. */
  id: string;
  /** Where the browser finds it; for a picked file, an object URL. */
  url: string;
  name: string;
  /** The file, if it was picked here. */
  file?: File | undefined;
}

export interface ImagePickerProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'onChange'
> {
  label: string;
  /** What is accepted, such as formats and sizes. */
  hint?: string | undefined;
  /** In the order in which they will be shown: the first one is the cover. */
  value: readonly PickedImage[];
  onValueChange: (images: PickedImage[]) => void;
  /** Whether there may be several. Defaults to false: another one replaces the first. */
  isMultiple?: boolean | undefined;
  /** What is wrong with them. */
  error?: string | undefined;
  /** The name in a form, for leading to it from a list of problems. */
  name?: string | undefined;
}

/**
 * Picks pictures: by a press, by the keyboard, or by dropping them. Other files are left out, by
 * name. Pictures can be removed and, if there are several, put in order.
 */
export const ImagePicker = forwardRef<HTMLInputElement, ImagePickerProps>(
  function ImagePicker(props, ref) {
    const { label, hint, value, onValueChange, isMultiple = false, error, ...others } = props;
    const { disabled = false, name, ...groupProps } = others;
    const texts = useTexts('ImagePicker', imagePickerTexts);
    const [leftOut, setLeftOut] = useState<readonly File[]>([]);
    const [isOver, setIsOver] = useState(false);
    const id = useId();

    const add = (files: readonly File[]) => {
      const pictures = files.filter(isPicture);
      const accepted = isMultiple ? pictures : pictures.slice(0, 1);
      setLeftOut(files.filter((file) => !accepted.includes(file)));
      if (accepted.length === 0) return;
      if (!isMultiple) value.forEach(release);
      onValueChange([...(isMultiple ? value : []), ...accepted.map(toPickedImage)]);
    };
    const remove = (image: PickedImage) => {
      release(image);
      onValueChange(value.filter(({ id: otherId }) => otherId !== image.id));
    };
    const move = (index: number, by: 1 | -1) => {
      const images = [...value];
      images.splice(index + by, 0, ...images.splice(index, 1));
      onValueChange(images);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (!disabled) add([...event.dataTransfer.files]);
    };

    return (
      <PickerGroup {...groupProps} disabled={disabled}>
        <PickerLegend>{label}</PickerLegend>
        <DropZone
          data-over={isOver || undefined}
          data-wrong={Boolean(error) || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <FileInput
            ref={ref}
            type="file"
            name={name}
            accept="image/*"
            multiple={isMultiple}
            aria-label={label}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <Icon of={ImagePlus} size="large" />
          <DropText>
            <b>{isMultiple ? texts.chooseSeveral : texts.choose}</b>{' '}
            {isMultiple ? texts.dropSeveral : texts.drop}
          </DropText>
          <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
        </DropZone>
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <FieldError>{describeLeftOut(leftOut, texts)}</FieldError>
        {value.length > 0 && (
          <PreviewList aria-label={texts.chosen}>
            {value.map((image, index) => (
              <li key={image.id}>
                <Preview>
                  <PreviewImage src={image.url} alt={image.name} />
                  {isMultiple && index === 0 && <CoverTag>{texts.cover}</CoverTag>}
                  <PreviewTools>
                    {index > 0 && (
                      <PreviewButton
                        type="button"
                        aria-label={texts.moveForward(image.name)}
                        onClick={() => move(index, -1)}
                      >
                        <Icon of={ArrowLeft} size="small" isDirectional />
                      </PreviewButton>
                    )}
                    {index < value.length - 1 && (
                      <PreviewButton
                        type="button"
                        aria-label={texts.moveBack(image.name)}
                        onClick={() => move(index, 1)}
                      >
                        <Icon of={ArrowRight} size="small" isDirectional />
                      </PreviewButton>
                    )}
                    <PreviewButton
                      type="button"
                      aria-label={texts.remove(image.name)}
                      onClick={() => remove(image)}
                    >
                      <Icon of={X} size="small" />
                    </PreviewButton>
                  </PreviewTools>
                </Preview>
                <PictureName aria-hidden title={image.name}>
                  {image.name}
                </PictureName>
              </li>
            ))}
          </PreviewList>
        )}
      </PickerGroup>
    );
  },
);

const toPickedImage = (file: File): PickedImage => {
  const url = URL.createObjectURL(file);
  return { id: url, url, name: file.name, file };
};

const release = ({ url, file }: PickedImage) => {
  if (file) URL.revokeObjectURL(url);
};

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Says which files were left out, each for its own reason. */
function describeLeftOut(files: readonly File[], texts: Texts['ImagePicker']) {
  const others = files.filter((file) => !isPicture(file));
  const surplus = files.filter(isPicture);
  const sentences = [
    others.length > 0 && texts.onlyPictures(listNames(others)),
    surplus.length > 0 && texts.onlyOne(listNames(surplus)),
  ];
  return sentences.filter(Boolean).join(' ');
}

const listNames = (files: readonly File[]) => files.map(({ name }) => name).join(', ');
