'use client';

import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { NextTag, Tag, TagButton, TagFrame, Tags } from './TagInput.styles.ts';
import { tagInputTexts } from './TagInput.texts.ts';
import { isComposing } from '../isComposing.ts';

/** A tag that can be chosen. */
export interface TagOption {
  value: string;
  /** What people read and type. */
  label: string;
}

export interface TagInputProps
  extends
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'children' | 'defaultValue' | 'list' | 'onChange' | 'type' | 'value'
    >,
    FieldProps {
  /** In the order in which they were added. Leave them out to let the field remember them. */
  value?: readonly string[] | undefined;
  /** The tags in the beginning, while the field remembers them. Defaults to none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags whenever one was added or removed. */
  onValueChange?: ((tags: string[]) => void) | undefined;
  /** Defaults to 5. */
  maxTags?: number | undefined;
  /** What can be chosen, suggested while one types; nothing else becomes a tag. Defaults to any words. */
  options?: readonly TagOption[] | undefined;
  /** What is wrong with one of them, by its place: `0`. */
  faults?: Readonly<Record<string, string>> | undefined;
}

/** What ends a tag, as people type it in Latin and Arabic letters. */
const ends = /[,،\n]/;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * A few short tags. Enter, a comma or leaving the field adds what was typed; Backspace in the empty field
 * takes the last one away. In a form its `name` has each tag once. What belongs to an `<input>` reaches
 * the one that is typed in, such as the `maxLength` of a tag. With `options` tags are chosen by their labels.
 */
export const TagInput = forwardRef<HTMLInputElement, TagInputProps>(function TagInput(props, ref) {
  const { label, hint, error, isLabelHidden, id, value, defaultValue = [], ...others } = props;
  const { onValueChange, maxTags = 5, options, faults = {}, name, form, ...inputProps } = others;
  const { disabled, onKeyDown, onBlur } = inputProps;
  const { locale } = useMarket();
  const texts = useTexts('TagInput', tagInputTexts);
  const [ownTags, setOwnTags] = useState(defaultValue);
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const [refused, setRefused] = useState('');
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const removedAt = useRef<number | undefined>(undefined);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const tags = value ?? ownTags;
  const isFull = tags.length >= maxTags;
  const labelOf = (tag: string) => options?.find((option) => option.value === tag)?.label ?? tag;
  /** The tag that a word stands for; undefined where it can only be chosen, and is not offered. */
  const toTag = (word: string) =>
    options
      ? options.find((option) => isSame(option.value, word) || isSame(option.label, word))?.value
      : word;

  // The button that was pressed is gone: the next one has the focus, or the field.
  useLayoutEffect(() => {
    if (removedAt.current === undefined) return;
    const next = list.current?.children[removedAt.current]?.querySelector('button');
    (next ?? input.current)?.focus();
    removedAt.current = undefined;
  }, [tags]);

  const tell = (next: string[]) => {
    setOwnTags(next);
    onValueChange?.(next);
  };
  const add = (words: readonly string[]) => {
    const next = [...tags];
    setRefused('');
    for (const word of words.map((each) => each.trim()).filter(Boolean)) {
      const found = toTag(word);
      if (found === undefined) setRefused(texts.unknown(word));
      else if (next.some((tag) => isSame(tag, found))) setRefused(texts.twice(word));
      else if (next.length < maxTags) next.push(found);
    }
    if (next.length === tags.length) return;
    setNews(texts.added(next.slice(tags.length).map(labelOf).join(', ')));
    tell(next);
  };
  const remove = (index: number) => {
    setRefused('');
    setNews(texts.removed(labelOf(tags[index] ?? '')));
    tell(tags.filter((_, other) => other !== index));
  };
  const type = (text: string) => {
    const parts = text.split(ends);
    setTyped(parts.at(-1) ?? '');
    if (parts.length > 1) add(parts.slice(0, -1));
    else setRefused('');
  };
  const finish = () => {
    add([typed]);
    setTyped('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isComposing(event)) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      finish();
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) remove(tags.length - 1);
  };

  const wrong = refused || Object.values(faults).join(' ') || undefined;

  return (
    <Field
      id={id}
      label={label}
      hint={isFull ? texts.full(formatFigures(maxTags, locale)) : hint}
      error={error ?? wrong}
      isLabelHidden={isLabelHidden}
      describedBy={inputProps['aria-describedby']}
    >
      {(control) => (
        <>
          <TagFrame>
            {tags.length > 0 && (
              <Tags ref={list} aria-label={texts.chosen(label)}>
                {tags.map((tag, index) => (
                  <Tag key={tag} data-wrong={faults[index] !== undefined || undefined}>
                    <span>{labelOf(tag)}</span>
                    <TagButton
                      type="button"
                      disabled={disabled}
                      aria-label={texts.remove(labelOf(tag))}
                      onClick={() => {
                        removedAt.current = index;
                        remove(index);
                      }}
                    >
                      <Icon of={X} size="small" />
                    </TagButton>
                  </Tag>
                ))}
              </Tags>
            )}
            <NextTag
              {...inputProps}
              {...control}
              ref={input}
              form={form}
              autoComplete="off"
              list={options && listId}
              readOnly={(isFull && typed === '') || inputProps.readOnly}
              value={typed}
              onChange={({ target }) => type(target.value)}
              onKeyDown={press}
              onBlur={(event) => {
                finish();
                onBlur?.(event);
              }}
            />
          </TagFrame>
          {options && (
            <datalist id={listId}>
              {options
                .filter((option) => !tags.includes(option.value))
                .map((option) => (
                  <option key={option.value}>{option.label}</option>
                ))}
            </datalist>
          )}
          {name !== undefined &&
            tags.map((tag) => (
              <input
                key={tag}
                type="hidden"
                name={name}
                value={tag}
                form={form}
                disabled={disabled}
              />
            ))}
          <VisuallyHidden role="status">{news}</VisuallyHidden>
        </>
      )}
    </Field>
  );
});
