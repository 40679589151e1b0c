'use client';

import type { ReactNode } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** What is about to be done, as the button says it: `Delete`. */
  confirmLabel: string;
  /** Defaults to `Cancel`. */
  cancelLabel?: string | undefined;
  /** Whether it cannot be undone. Defaults to false. */
  isDangerous?: boolean | undefined;
  /** While true, the answer is being carried out. Defaults to false. */
  isConfirming?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something that people may regret. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    onClose,
  } = props;
  const { isDangerous = false, isConfirming = false } = props;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isLoading={isConfirming}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
