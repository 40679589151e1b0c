'use client';

import Upload from 'lucide-react/icons/upload';
import { type ComponentPropsWithoutRef, type DragEvent, forwardRef, useId, useState } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { formatFileSize } from '../../formatting/formatFileSize.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { FieldHint } from '../Field/Field.styles.ts';
import { FieldError } from '../Field/FieldError.tsx';
import {
  DropText,
  DropZone,
  FileInput,
  PickerGroup,
  PickerLegend,
} from '../ImagePicker/ImagePicker.styles.ts';
import { fileDropTexts } from './FileDrop.texts.ts';

export interface FileDropProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'onBlur'
> {
  label: string;
  /** What is taken, such as formats and sizes. */
  hint?: string | undefined;
  /** What is wrong. */
  error?: string | undefined;
  /** Called with the files that were chosen or dropped and are taken. */
  onAdd: (files: File[]) => void;
  /** As of an `<input type="file">`: `image/*,.pdf`. Dropped files are held against it, too. */
  accept?: string | undefined;
  /** In bytes; larger files are left out, by name. */
  maximumSize?: number | undefined;
  /** The name in a form, for leading to it from a list of problems. */
  name?: string | undefined;
  onBlur?: ComponentPropsWithoutRef<'input'>['onBlur'];
}

/**
 * Takes files: by a press, by the keyboard, or by dropping them. What it does not take it names, and
 * says why. It sends nothing; show what becomes of the files in a `FileList`. `ref` holds the input.
 */
export const FileDrop = forwardRef<HTMLInputElement, FileDropProps>(function FileDrop(props, ref) {
  const { label, hint, error, onAdd, accept, maximumSize, name, onBlur, ...groupProps } = props;
  const market = useMarket();
  const texts = useTexts('FileDrop', fileDropTexts);
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const isTooLarge = ({ size }: File) => maximumSize !== undefined && size > maximumSize;
  const isOfWrongKind = (file: File) => accept !== undefined && !isAccepted(file, accept);

  const add = (files: readonly File[]) => {
    const taken = files.filter((file) => !isTooLarge(file) && !isOfWrongKind(file));
    setLeftOut(files.filter((file) => !taken.includes(file)));
    if (taken.length > 0) onAdd(taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!groupProps.disabled) add([...event.dataTransfer.files]);
  };

  const ofWrongKind = leftOut.filter(isOfWrongKind);
  const tooLarge = leftOut.filter((file) => !isOfWrongKind(file) && isTooLarge(file));
  const reasons = [
    ofWrongKind.length > 0 && texts.wrongKind(listNames(ofWrongKind)),
    tooLarge.length > 0 &&
      texts.tooLarge(listNames(tooLarge), formatFileSize(maximumSize ?? 0, market)),
  ];

  return (
    <PickerGroup {...groupProps}>
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
          accept={accept}
          multiple
          aria-label={label}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <Icon of={Upload} size="large" />
        <DropText>
          <b>{texts.choose}</b> {texts.drop}
        </DropText>
        <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      </DropZone>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <FieldError>{reasons.filter(Boolean).join(' ')}</FieldError>
    </PickerGroup>
  );
});

const listNames = (files: readonly File[]) => files.map(({ name }) => name).join(', ');

/** Whether a file is of one of the kinds that the attribute `accept` lists. */
function isAccepted({ name, type }: File, accept: string) {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}
