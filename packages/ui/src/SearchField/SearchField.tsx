'use client';

import { type FormEvent, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { SearchForm, SearchInput } from './SearchField.styles.ts';

export interface SearchFieldProps {
  /** For those who cannot see what the field is for. */
  label: string;
  placeholder?: string | undefined;
  /** The term that is being shown. Defaults to none. */
  defaultValue?: string | undefined;
  /** Defaults to `Search`. */
  buttonLabel?: string | undefined;
  /** Told the trimmed term when it is submitted; an empty text when there is none. */
  onSearch: (term: string) => void;
}

/** A box for words to search for, with its button. When the shown term changes, so does the box. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, defaultValue = '', buttonLabel = 'Search', onSearch } = props;
  const inputId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('term')).trim());
  };

  return (
    <SearchForm role="search" onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={inputId}>
        {label}
      </VisuallyHidden>
      <SearchInput
        key={defaultValue}
        id={inputId}
        name="term"
        type="search"
        enterKeyHint="search"
        placeholder={placeholder}
        defaultValue={defaultValue}
      />
      <Button type="submit" variant="primary">
        {buttonLabel}
      </Button>
    </SearchForm>
  );
}
