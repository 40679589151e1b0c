'use client';

import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  DialogActions,
  DialogBody,
  DialogCross,
  DialogFrame,
  DialogTitle,
} from './Dialog.styles.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Told when Escape, the cross or a press beside the dialog asks to close it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at its end. */
  actions?: ReactNode;
  /** 400, 460 or 720 px wide, where there is room. Defaults to `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `alertdialog` when it interrupts to ask. Defaults to `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * Lies over the page until it is answered. It is the browser's own modal dialog: the page below
 * cannot be reached, Escape closes it, and the focus returns to where it was. What it holds is
 * made anew each time that it opens.
 */
export function Dialog({ isOpen, ...dialogProps }: DialogProps) {
  return isOpen ? <OpenDialog {...dialogProps} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, children, actions, size = 'medium', role = 'dialog', onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <DialogFrame
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      data-size={size}
      onMouseDown={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <DialogBody>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
        <DialogCross>
          <IconButton
            icon={<Icon of={X} />}
            label="Close"
            variant="quiet"
            isRound
            onClick={onClose}
          />
        </DialogCross>
      </DialogBody>
    </DialogFrame>
  );
}
