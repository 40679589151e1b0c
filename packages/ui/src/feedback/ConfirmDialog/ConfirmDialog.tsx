'use client';

import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { confirmDialogTexts } from './ConfirmDialog.texts.ts';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'role' | 'size'> {
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
}

/** Asks for confirmation before something that people may regret. */
export const ConfirmDialog = forwardRef<HTMLDialogElement, ConfirmDialogProps>(
  function ConfirmDialog(props, ref) {
    const texts = useTexts('ConfirmDialog', confirmDialogTexts);
    const { children, confirmLabel, cancelLabel = texts.cancel, onConfirm, ...others } = props;
    const { isDangerous = false, isConfirming = false, ...dialogProps } = others;

    return (
      <Dialog
        {...dialogProps}
        ref={ref}
        size="small"
        role="alertdialog"
        actions={
          <>
            <Button variant="quiet" onClick={dialogProps.onClose}>
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
  },
);
