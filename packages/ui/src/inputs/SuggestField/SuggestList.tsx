'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Picture } from '../../entities.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { isComposing } from '../isComposing.ts';
import { Option, Options, Place } from './SuggestField.styles.ts';
import { suggestFieldTexts } from './SuggestField.texts.ts';

/** Something that may be meant by what is being typed. */
export interface Suggestion {
  /** Tells it from all others. */
  value: string;
  /** What people read. */
  label: string;
  /** What it looks like. */
  picture?: Pick<Picture, 'url' | 'srcSet'> | undefined;
  /** The title above it and those like it that follow. */
  group?: string | undefined;
}

export interface SuggestListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The field that is typed into, which becomes a combobox. Null while it is not there. */
  input: HTMLInputElement | null;
  /** For what is in the field. Those of one group stand together. */
  suggestions: readonly Suggestion[];
  /** Called with the trimmed text when it changes or the field gets the focus. */
  onType: (text: string) => void;
  /** Called when one is chosen, with the field, whose text stays as it is. */
  onChoose: (suggestion: Suggestion, input: HTMLInputElement) => void;
}

/**
 * What a `SearchField` suggests, for a field that is there already: the list may come later, even while somebody
 * types. The focus stays in the field. `SuggestField` is both in one.
 */
export const SuggestList = forwardRef<HTMLDivElement, SuggestListProps>(
  function SuggestList(props, ref) {
    const { input, suggestions, onType, onChoose, ...placeProps } = props;
    const { locale } = useMarket();
    const texts = useTexts('SuggestField', suggestFieldTexts);
    const id = useId();
    const [isWanted, setWanted] = useState(false);
    const [chosen, setChosen] = useState<string>();
    const isOpen = isWanted && suggestions.length > 0;
    const at = isOpen ? suggestions.findIndex(({ value }) => value === chosen) : -1;
    const toOptionId = (index: number) => `${id}-${index}`;

    const choose = (suggestion: Suggestion) => {
      setWanted(false);
      setChosen(undefined);
      if (input) onChoose(suggestion, input);
    };

    /** What the keys do, as things are when one is pressed. */
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const move = (next: number) => {
        event.preventDefault();
        setWanted(true);
        setChosen(suggestions[next]?.value);
      };
      const last = suggestions.length - 1;
      const highlighted = suggestions[at];
      if (event.key === 'ArrowDown' && last >= 0) move(at === last ? -1 : at + 1);
      else if (event.key === 'ArrowUp' && last >= 0) move(at === -1 ? last : at - 1);
      else if (event.key === 'Escape' && isOpen) {
        // Else the browser would empty the field.
        event.preventDefault();
        setWanted(false);
      } else if (event.key === 'Enter' && highlighted) {
        event.preventDefault();
        choose(highlighted);
      }
    };
    const latest = useRef({ press, onType });
    useLayoutEffect(() => {
      latest.current = { press, onType };
    });

    useEffect(() => {
      if (!input) return;
      const ask = () => {
        const text = input.value.trim();
        setChosen(undefined);
        setWanted(text !== '');
        latest.current.onType(text);
      };
      const onKeyDown = (event: KeyboardEvent) => latest.current.press(event);
      const close = () => setWanted(false);
      const { form } = input;
      // Anyone already typing when this came is helped at once.
      if (input === input.ownerDocument.activeElement) ask();
      input.addEventListener('input', ask);
      input.addEventListener('focus', ask);
      input.addEventListener('keydown', onKeyDown);
      input.addEventListener('blur', close);
      form?.addEventListener('submit', close);
      return () => {
        input.removeEventListener('input', ask);
        input.removeEventListener('focus', ask);
        input.removeEventListener('keydown', onKeyDown);
        input.removeEventListener('blur', close);
        form?.removeEventListener('submit', close);
      };
    }, [input]);

    useLayoutEffect(() => {
      if (!input) return;
      const attributes = {
        role: 'combobox',
        autocomplete: 'off',
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': String(isOpen),
        'aria-controls': id,
        'aria-activedescendant': at === -1 ? undefined : toOptionId(at),
      };
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined) input.removeAttribute(name);
        else input.setAttribute(name, value);
      }
    });

    useEffect(() => {
      if (at !== -1) document.getElementById(toOptionId(at))?.scrollIntoView({ block: 'nearest' });
    });

    return (
      <Place {...placeProps} ref={ref}>
        <Options
          id={id}
          role="listbox"
          aria-label={texts.list}
          hidden={!isOpen}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {toGroups(suggestions).map(({ title, entries }) => (
            <div
              key={title ?? ''}
              {...(title !== undefined && { role: 'group', 'aria-label': title })}
            >
              {title !== undefined && <span aria-hidden>{title}</span>}
              {entries.map(({ suggestion, index }) => (
                <Option
                  key={suggestion.value}
                  id={toOptionId(index)}
                  role="option"
                  aria-selected={index === at}
                  onMouseMove={() => setChosen(suggestion.value)}
                  onClick={() => choose(suggestion)}
                >
                  {suggestion.picture && (
                    <img
                      src={suggestion.picture.url}
                      srcSet={suggestion.picture.srcSet}
                      sizes="48px"
                      alt=""
                    />
                  )}
                  <span dir="auto">{suggestion.label}</span>
                </Option>
              ))}
            </div>
          ))}
        </Options>
        <VisuallyHidden role="status">
          {isOpen && texts.found(formatFigures(suggestions.length, locale, false))}
        </VisuallyHidden>
      </Place>
    );
  },
);

interface SuggestionGroup {
  title: string | undefined;
  entries: { suggestion: Suggestion; index: number }[];
}

/** Suggestions that follow each other below the same title. */
function toGroups(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  for (const [index, suggestion] of suggestions.entries()) {
    const last = groups.at(-1);
    if (last && last.title === suggestion.group) last.entries.push({ suggestion, index });
    else groups.push({ title: suggestion.group, entries: [{ suggestion, index }] });
  }
  return groups;
}
