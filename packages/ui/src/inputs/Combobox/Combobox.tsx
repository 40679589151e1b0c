'use client';

import { useCombobox } from 'downshift';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  useImperativeHandle,
  useState,
} from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { BareInput, ControlFrame, FrameButton } from '../Field/Field.styles.ts';
import { Group, List, Option, Place, State } from './Combobox.styles.ts';
import { comboboxTexts } from './Combobox.texts.ts';

export interface ComboboxOption {
  value: string;
  /** What people read, and what is searched for. */
  label: string;
  /** Said beside the label, such as a number. */
  detail?: string | undefined;
  /** The title below which it stands; options of a group follow each other. */
  group?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface ComboboxProps
  extends
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'children' | 'defaultValue' | 'list' | 'onChange' | 'type' | 'value'
    >,
    FieldProps {
  /** What can be chosen. With `onSearch` what was found for the text; otherwise all there is. */
  options: readonly ComboboxOption[];
  /** The value of the chosen option; empty for none. With `isFreeText` the text itself. */
  value?: string | undefined;
  /** The same at first, where nobody controls it. Defaults to none. */
  defaultValue?: string | undefined;
  /** Called with the chosen value, or the text; the empty text when it was cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with what is typed, so that options can be looked up elsewhere. */
  onSearch?: ((text: string) => void) | undefined;
  /** Whether any text counts, and options only help. Defaults to false: an option has to be chosen. */
  isFreeText?: boolean | undefined;
  /** Whether options are on their way. Defaults to false. */
  isLoading?: boolean | undefined;
  /** Why there are no options, such as that they could not be loaded. */
  failure?: string | undefined;
}

const toLabel = (option: ComboboxOption | null) => option?.label ?? '';

/** Ignores case and accents, as people do who look for something. */
const toPlain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * A field that suggests values while one types. In a form its `name` has the value of the chosen
 * option, or the text where any text counts.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { label, hint, error, isLabelHidden, id, ...others } = props;

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      describedBy={others['aria-describedby']}
    >
      {(control) => <Choice {...others} {...control} label={label} inputRef={ref} />}
    </Field>
  );
});

interface ChoiceProps extends Omit<ComboboxProps, 'hint' | 'error' | 'isLabelHidden'> {
  inputRef: ForwardedRef<HTMLInputElement>;
}

function Choice(props: ChoiceProps) {
  const { id, label, inputRef, options, value, defaultValue = '', ...behaviour } = props;
  const { onValueChange, onSearch, isFreeText = false, ...answers } = behaviour;
  const { isLoading = false, failure, name, disabled, form, ...inputProps } = answers;
  const { locale } = useMarket();
  const texts = useTexts('Combobox', comboboxTexts);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useImperativeHandle(inputRef, () => input as HTMLInputElement, [input]);

  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = value ?? ownValue;
  const chosen = isFreeText ? null : (options.find((option) => option.value === current) ?? null);
  const choose = (next: string) => {
    if (next === current) return;
    setOwnValue(next);
    onValueChange?.(next);
  };

  // Null while nothing has been typed since it was opened: then everything is suggested.
  const [typed, setTyped] = useState<string | null>(null);
  const plain = toPlain(typed?.trim() ?? '');
  const shown = onSearch
    ? options
    : options.filter((option) => toPlain(option.label).includes(plain));

  const combobox = useCombobox<ComboboxOption>({
    items: shown as ComboboxOption[],
    ...(id !== undefined && { inputId: id }),
    itemToString: toLabel,
    itemToKey: (option) => option?.value,
    isItemDisabled: ({ isDisabled = false }) => isDisabled,
    selectedItem: chosen,
    ...(isFreeText ? { inputValue: current } : { initialInputValue: toLabel(chosen) }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(isFreeText ? selectedItem.label : selectedItem.value);
    },
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      setTyped(inputValue);
      onSearch?.(inputValue.trim());
      if (!isFreeText && inputValue === '') choose('');
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(null);
    },
    stateReducer: (state, { type, changes }) => {
      // A text that is no option becomes again what was chosen, or nothing.
      const isLeft = type === useCombobox.stateChangeTypes.InputBlur;
      const isGivenUp = type === useCombobox.stateChangeTypes.InputKeyDownEscape;
      if (isFreeText && (isLeft || isGivenUp)) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      }
      if (!isLeft && !isGivenUp) return changes;
      const selectedItem = isLeft ? (changes.selectedItem ?? null) : state.selectedItem;
      return { ...changes, selectedItem, inputValue: toLabel(selectedItem) };
    },
  });
  const { isOpen, highlightedIndex, inputValue, getItemProps } = combobox;
  const note = failure ?? (isLoading ? texts.loading : shown.length === 0 && texts.nothing);

  const clear = () => {
    choose('');
    setTyped(null);
    onSearch?.('');
    combobox.setInputValue('');
    input?.focus();
  };

  return (
    <Place>
      <ControlFrame>
        <BareInput
          {...inputProps}
          {...combobox.getInputProps({
            ref: setInput,
            disabled,
            ...inputProps,
            // At once: the text cursor would jump to the end otherwise.
            onChange: ({ target }) => isFreeText && choose((target as HTMLInputElement).value),
          })}
          // Its `<label>` names it.
          aria-labelledby={undefined}
          aria-busy={isLoading || undefined}
          name={isFreeText ? name : undefined}
          form={form}
        />
        {inputValue !== '' && !disabled && (
          <FrameButton type="button" aria-label={texts.clear} onClick={clear}>
            <Icon of={X} />
          </FrameButton>
        )}
        <FrameButton
          type="button"
          {...combobox.getToggleButtonProps({ disabled: disabled ?? false })}
          aria-label={texts.open}
        >
          <Icon of={ChevronDown} />
        </FrameButton>
      </ControlFrame>
      {!isFreeText && name !== undefined && (
        <input type="hidden" name={name} value={current} form={form} disabled={disabled} />
      )}
      <List hidden={!isOpen}>
        {isOpen && note && <State>{note}</State>}
        <div
          {...combobox.getMenuProps({ 'aria-label': label })}
          aria-labelledby={undefined}
          hidden={Boolean(note)}
        >
          {isOpen &&
            !note &&
            toGroups(shown).map(({ title, entries }) => (
              <Group
                key={title ?? ''}
                {...(title !== undefined && { role: 'group', 'aria-label': title })}
              >
                {title !== undefined && <span aria-hidden>{title}</span>}
                {entries.map(({ option, index }) => (
                  <Option
                    key={option.value}
                    {...getItemProps({ item: option, index })}
                    data-highlighted={highlightedIndex === index || undefined}
                  >
                    <span>{option.label}</span>
                    {option.detail !== undefined && <small>{option.detail}</small>}
                  </Option>
                ))}
              </Group>
            ))}
        </div>
      </List>
      <VisuallyHidden role="status">
        {isOpen && (note || texts.found(formatFigures(shown.length, locale, false)))}
      </VisuallyHidden>
    </Place>
  );
}

interface OptionGroup {
  title: string | undefined;
  entries: { option: ComboboxOption; index: number }[];
}

/** Options that follow each other below the same title. */
function toGroups(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.title === option.group) last.entries.push({ option, index });
    else groups.push({ title: option.group, entries: [{ option, index }] });
  }
  return groups;
}
