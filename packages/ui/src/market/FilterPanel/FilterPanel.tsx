'use client';

import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Chip, Chosen, Count, Facet, FilterFrame } from './FilterPanel.styles.ts';
import { filterPanelTexts } from './FilterPanel.texts.ts';

/** One value to filter by. */
export interface FilterOption {
  value: string;
  /** What people read. */
  label: string;
  /** How many would be found; unknown if left out. */
  count?: number | undefined;
}

/** What can be filtered by, such as the days of a delivery. */
export interface FilterGroup {
  /** Unique in its panel; the name in the form. */
  id: string;
  /** What people read. */
  label: string;
  options: readonly FilterOption[];
}

/** The chosen values, by the ids of their groups. */
export type FilterChoice = Readonly<Record<string, readonly string[]>>;

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'form'>, 'defaultValue'> {
  groups: readonly FilterGroup[];
  /** What is chosen. */
  value: FilterChoice;
  /**
   * Called with what is chosen as soon as it is. Without it there is a button with which the browser
   * sends the form, to its `action`: that works without scripts, too.
   */
  onValueChange?: ((choice: FilterChoice) => void) | undefined;
}

/**
 * Filters with the counts of what they would find, below those that are chosen. Further ones, such as
 * `PriceSlider`, are its children. On a phone it belongs into a `Drawer`.
 */
export const FilterPanel = forwardRef<HTMLFormElement, FilterPanelProps>(
  function FilterPanel(props, ref) {
    const { groups, value, onValueChange, children, ...formProps } = props;
    const { locale } = useMarket();
    const texts = useTexts('FilterPanel', filterPanelTexts);
    const isChosen = (group: FilterGroup, option: FilterOption) =>
      value[group.id]?.includes(option.value) ?? false;
    const chosen = groups.flatMap((group) =>
      group.options
        .filter((option) => isChosen(group, option))
        .map((option) => ({ group, option })),
    );

    const set = (group: FilterGroup, option: FilterOption, isOn: boolean) => {
      const others = (value[group.id] ?? []).filter((each) => each !== option.value);
      onValueChange?.({ ...value, [group.id]: isOn ? [...others, option.value] : others });
    };

    return (
      <FilterFrame role="search" aria-label={texts.label} {...formProps} ref={ref}>
        {onValueChange && chosen.length > 0 && (
          <Chosen aria-label={texts.chosen}>
            {chosen.map(({ group, option }) => (
              <li key={`${group.id} ${option.value}`}>
                <Chip
                  type="button"
                  aria-label={texts.remove(option.label)}
                  onClick={() => set(group, option, false)}
                >
                  {option.label}
                  <Icon of={X} size="small" />
                </Chip>
              </li>
            ))}
            <li>
              <Button variant="quiet" size="small" onClick={() => onValueChange({})}>
                {texts.clear}
              </Button>
            </li>
          </Chosen>
        )}
        {groups.map((group) => (
          <Facet key={group.id}>
            <legend>{group.label}</legend>
            {group.options.map((option) => (
              <Checkbox
                key={option.value}
                name={group.id}
                value={option.value}
                {...(onValueChange
                  ? { checked: isChosen(group, option) }
                  : { defaultChecked: isChosen(group, option) })}
                // One that finds nothing can only be taken back.
                disabled={option.count === 0 && !isChosen(group, option)}
                label={
                  <>
                    {option.label}{' '}
                    {option.count !== undefined && (
                      <Count>({formatFigures(option.count, locale)})</Count>
                    )}
                  </>
                }
                onValueChange={(isOn) => set(group, option, isOn)}
              />
            ))}
          </Facet>
        ))}
        {children}
        {!onValueChange && (
          <Button type="submit" variant="primary">
            {texts.show}
          </Button>
        )}
      </FilterFrame>
    );
  },
);
