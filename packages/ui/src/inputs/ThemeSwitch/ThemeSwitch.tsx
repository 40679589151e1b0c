'use client';

import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ComponentPropsWithRef, forwardRef, useId } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { useTheme } from './useTheme.ts';
import { ChoiceInput, Choice, SwitchFrame, SwitchLegend } from './ThemeSwitch.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { themeSwitchTexts } from './ThemeSwitch.texts.ts';

export interface ThemeSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Defaults to `Theme`. */
  label?: string | undefined;
}

const choices = [
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Monitor },
] as const;

/** Lets people choose the theme; their browser remembers it. */
export const ThemeSwitch = forwardRef<HTMLFieldSetElement, ThemeSwitchProps>(
  function ThemeSwitch(props, ref) {
    const texts = useTexts('ThemeSwitch', themeSwitchTexts);
    const { label = texts.label, ...groupProps } = props;
    const { theme: chosen, setTheme } = useTheme();
    const name = useId();

    return (
      <SwitchFrame {...groupProps} ref={ref}>
        <SwitchLegend>{label}</SwitchLegend>
        {choices.map(({ theme, icon }) => (
          <Choice key={theme} title={texts[theme]}>
            <ChoiceInput
              type="radio"
              name={name}
              aria-label={texts[theme]}
              checked={theme === chosen}
              onChange={() => setTheme(theme)}
            />
            <Icon of={icon} size="small" />
          </Choice>
        ))}
      </SwitchFrame>
    );
  },
);
