import { TextField } from '@market/ui';
import type { ReactNode } from 'react';
import type { Faults } from '../../../shared/useFaults.ts';
import { language } from '../../../texts/language.ts';
import { Names } from './Categories.styles.ts';
import { texts } from './texts.ts';

/** In which languages a site can be, besides its own. */
const tags = ['ne', 'hi', 'de', 'ar'];

const languageNames = new Intl.DisplayNames([language], { type: 'language' });

/** What a category is called. */
export interface Named {
  name: string;
  /** In other languages, by their tags. */
  names: Record<string, string>;
}

interface NameFieldsProps {
  named: Named;
  faults: Faults<'name' | 'names'>;
  onChange: (named: Named) => void;
  /** What stands between the name and those in other languages. Defaults to nothing. */
  children?: ReactNode;
}

/** What a category is called, and how in other languages. */
export function NameFields(props: NameFieldsProps) {
  const { named, faults, onChange, children } = props;
  const { name, names } = named;
  const shown = [...new Set([...tags, ...Object.keys(names)])];

  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        maxLength={60}
        required
        value={name}
        error={faults.name}
        onChange={({ target }) => onChange({ name: target.value, names })}
      />
      {children}
      <Names>
        <legend>{texts.names}</legend>
        <p>{texts.namesHint}</p>
        {shown.map((tag) => (
          <TextField
            key={tag}
            label={languageNames.of(tag) ?? tag}
            lang={tag}
            dir="auto"
            maxLength={60}
            value={names[tag] ?? ''}
            error={names[tag] ? faults.names : undefined}
            onChange={({ target }) => {
              const { [tag]: _left, ...others } = names;
              const { value } = target;
              onChange({ name, names: value ? { ...others, [tag]: value } : others });
            }}
          />
        ))}
      </Names>
    </>
  );
}
