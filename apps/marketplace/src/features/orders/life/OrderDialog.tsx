import { Button, Dialog, type DialogProps, Stack } from '@market/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { texts } from './texts.ts';

interface OrderDialogProps extends Omit<DialogProps, 'actions'> {
  /** What follows from confirming. */
  text: string;
  confirmLabel: string;
  /** Defaults to `Back`. */
  cancelLabel?: string;
  /** Whether it cannot be undone. Defaults to false. */
  isDangerous?: boolean;
  /** While true it is being done. */
  isMaking: boolean;
  /** The form with the fields. */
  form: Ref<HTMLFormElement>;
  /** What is asked besides. */
  children: ReactNode;
  onConfirm: () => Promise<void>;
}

/** Asks before something happens to an order, and for what goes with it. */
export function OrderDialog(props: OrderDialogProps) {
  const { text, confirmLabel, cancelLabel = texts.cancel, isDangerous = false, ...others } = props;
  const { isMaking, form, children, onConfirm, ...dialog } = others;
  const formId = useId();

  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            isLoading={isMaking}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMaking) void onConfirm();
        }}
      >
        <Stack>
          <p>{text}</p>
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
