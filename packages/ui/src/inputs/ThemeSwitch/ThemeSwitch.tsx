'use client';

import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { useTheme } from './useTheme.ts';
import { ChoiceInput, Choice, SwitchFrame, SwitchLegend } from './ThemeSwitch.styles.ts';

export interface ThemeSwitchProps {
  /** Defaults to `Theme`. */
  label?: string | undefined;
}

const choices = [
  { theme: 'light', word: 'Light', icon: Sun },
  { theme: 'dark', word: 'Dark', icon: Moon },
  { theme: 'system', word: 'As the system', icon: Monitor },
] as const;

/** Lets people choose the theme; their browser remembers it. */
export function ThemeSwitch({ label = 'Theme' }: ThemeSwitchProps) {
  const { theme: chosen, setTheme } = useTheme();
  const name = useId();

  return (
    <SwitchFrame>
      <SwitchLegend>{label}</SwitchLegend>
      {choices.map(({ theme, word, icon }) => (
        <Choice key={theme} title={word}>
          <ChoiceInput
            type="radio"
            name={name}
            aria-label={word}
            checked={theme === chosen}
            onChange={() => setTheme(theme)}
          />
          <Icon of={icon} size="small" />
        </Choice>
      ))}
    </SwitchFrame>
  );
}
