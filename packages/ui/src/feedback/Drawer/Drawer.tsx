'use client';

import { forwardRef } from 'react';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { DrawerFrame } from './Drawer.styles.ts';

export interface DrawerProps extends Omit<DialogProps, 'size' | 'role'> {
  /** The edge of the window that it lies along; start and end are those of a line of text. Defaults to `end`. */
  side?: 'start' | 'end' | 'bottom' | undefined;
}

/**
 * A dialog along an edge of the window, for what accompanies the page, such as filters on a phone. It
 * behaves as `Dialog` does.
 */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer(props, ref) {
  const { side = 'end', ...dialogProps } = props;

  return <DrawerFrame {...dialogProps} ref={ref} data-side={side} />;
});
