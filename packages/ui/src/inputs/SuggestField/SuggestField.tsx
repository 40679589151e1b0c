'use client';

import { forwardRef, useImperativeHandle, useState } from 'react';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';
import { type Suggestion, SuggestList } from './SuggestList.tsx';

export interface SuggestFieldProps extends Omit<SearchFieldProps, 'onType'> {
  /** For what is in the field. Those of one group stand together. */
  suggestions: readonly Suggestion[];
  /** Called with the trimmed text when it changes or the field gets the focus. */
  onType: (text: string) => void;
  /** Called when a suggestion is chosen, with the field, whose text stays as it is. */
  onChoose: (suggestion: Suggestion, input: HTMLInputElement) => void;
}

/** A box for words to search for that suggests what may be meant. Without scripts it is a `SearchField`. */
export const SuggestField = forwardRef<HTMLInputElement, SuggestFieldProps>(
  function SuggestField(props, ref) {
    const { suggestions, onType, onChoose, ...fieldProps } = props;
    const [input, setInput] = useState<HTMLInputElement | null>(null);
    useImperativeHandle(ref, () => input as HTMLInputElement, [input]);

    return (
      <div>
        <SearchField {...fieldProps} ref={setInput} />
        <SuggestList input={input} suggestions={suggestions} onType={onType} onChoose={onChoose} />
      </div>
    );
  },
);
