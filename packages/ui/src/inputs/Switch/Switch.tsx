'use client';

import { forwardRef } from 'react';
import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';
import { Track } from './Switch.styles.ts';

export interface SwitchProps extends ChoiceProps {}

/**
 * Turns something on or off at once. It is a checkbox of the browser that is read as a switch: `name`,
 * `value`, `checked` and `ref` are those of its input, everything else reaches its root.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  return <Choice {...props}>{(input) => <Track {...input} ref={ref} />}</Choice>;
});
