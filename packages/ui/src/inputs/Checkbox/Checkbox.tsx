'use client';

import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';
import { Box } from './Checkbox.styles.ts';

export interface CheckboxProps extends ChoiceProps {
  /** Neither on nor off, such as for a list of which some are chosen. Defaults to false. */
  isIndeterminate?: boolean | undefined;
}

/**
 * One thing to agree to or to choose. It is the browser's own control: `name`, `value`, `checked` and
 * `ref` are those of its input, everything else reaches its root.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { isIndeterminate = false, ...choiceProps } = props;
  const box = useRef<HTMLInputElement>(null);

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  // HTML has no attribute for it, and every press takes it away.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });

  return (
    <Choice {...choiceProps}>{(input) => <Box {...input} ref={box} type="checkbox" />}</Choice>
  );
});
