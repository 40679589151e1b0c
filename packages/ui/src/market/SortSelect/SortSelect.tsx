'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Select, type SelectOption } from '../../inputs/Select/Select.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { SortButton, SortFrame } from './SortSelect.styles.ts';
import { sortSelectTexts } from './SortSelect.texts.ts';

export interface SortSelectProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  options: readonly SelectOption[];
  /** The value of the order that is shown. */
  value: string;
  /** The name of the order in the form. Defaults to `sort`. */
  name?: string | undefined;
  /** What the browser sends along where there are no scripts, such as chosen filters. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Called with the order that is wanted, as soon as it is chosen. */
  onValueChange: (value: string) => void;
}

/**
 * In which order a list is shown. Without scripts it has a button, and the browser sends it as a form to
 * its `action`.
 */
export const SortSelect = forwardRef<HTMLFormElement, SortSelectProps>(
  function SortSelect(props, ref) {
    const { options, value, name = 'sort', fields = {}, onValueChange, ...formProps } = props;
    const texts = useTexts('SortSelect', sortSelectTexts);

    return (
      <SortFrame method="get" {...formProps} ref={ref}>
        <Select
          label={texts.label}
          name={name}
          options={options}
          value={value}
          onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        />
        {Object.entries(fields).map(([field, given]) => (
          <input key={field} type="hidden" name={field} value={given} />
        ))}
        <SortButton type="submit">{texts.sort}</SortButton>
      </SortFrame>
    );
  },
);
