'use client';

import Search from 'lucide-react/icons/search';
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { FrameButton } from '../Field/Field.styles.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { SearchForm, SearchInput } from './SearchField.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { searchFieldTexts } from './SearchField.texts.ts';

export interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'defaultValue' | 'onSubmit'
> {
  /** For those who cannot see what the field is for. */
  label: string;
  placeholder?: string | undefined;
  /** The term that is being shown. Defaults to none. */
  defaultValue?: string | undefined;
  /** The name in a form. Defaults to `term`. */
  name?: string | undefined;
  /** What the button does, for those who cannot see its sign. Defaults to `Search`. */
  buttonLabel?: string | undefined;
  /**
   * Called with the trimmed term when it is submitted; an empty text when there is none. Without it
   * the browser sends the form, to its `action`: that works without scripts, too.
   */
  onSearch?: ((term: string) => void) | undefined;
  /** Called with the trimmed term 400 ms after the last key. Without it only submitting counts. */
  onType?: ((term: string) => void) | undefined;
}

/** How long, in milliseconds, nobody must type until what is typed counts. */
const typingPause = 400;

/** A box for words to search for, with its button. When the shown term changes, so does the box. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(
  function SearchField(props, ref) {
    const texts = useTexts('SearchField', searchFieldTexts);
    const { label, placeholder, defaultValue = '', buttonLabel = texts.submit, ...others } = props;
    const { name = 'term', onSearch, onType, ...formProps } = others;
    const inputId = useId();
    const input = useRef<HTMLInputElement>(null);
    const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

    useImperativeHandle(ref, () => input.current as HTMLInputElement);

    // By the end of the pause the user may be on another page.
    const follow = useRef(onType);
    useEffect(() => {
      follow.current = onType;
    });

    const stopWaiting = () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    };
    useEffect(() => () => clearTimeout(pause.current), []);

    // What was typed into a page from the server, before this code came, stays.
    const shown = useRef(defaultValue);
    useEffect(() => {
      if (shown.current === defaultValue) return;
      shown.current = defaultValue;
      const isTyping = pause.current !== undefined;
      if (!isTyping && input.current && input.current.value.trim() !== defaultValue) {
        input.current.value = defaultValue;
      }
    }, [defaultValue]);

    const type = () => {
      stopWaiting();
      if (!onType) return;
      pause.current = setTimeout(() => {
        stopWaiting();
        follow.current?.(input.current?.value.trim() ?? '');
      }, typingPause);
    };
    const submit = (event: FormEvent<HTMLFormElement>) => {
      stopWaiting();
      if (!onSearch) return;
      event.preventDefault();
      onSearch(input.current?.value.trim() ?? '');
    };

    return (
      <SearchForm as="form" role="search" {...formProps} onSubmit={submit}>
        <VisuallyHidden as="label" htmlFor={inputId}>
          {label}
        </VisuallyHidden>
        <SearchInput
          ref={input}
          id={inputId}
          name={name}
          type="search"
          enterKeyHint="search"
          placeholder={placeholder}
          defaultValue={defaultValue}
          onChange={type}
        />
        <FrameButton type="submit" aria-label={buttonLabel} title={buttonLabel}>
          <Icon of={Search} />
        </FrameButton>
      </SearchForm>
    );
  },
);
