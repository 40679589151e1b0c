'use client';

import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithRef,
  type ForwardedRef,
  forwardRef,
  memo,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import {
  DialogActions,
  DialogBody,
  DialogCross,
  DialogFrame,
  DialogTitle,
} from './Dialog.styles.ts';
import { useModal } from './useModal.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { dialogTexts } from './Dialog.texts.ts';

export interface DialogProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'onClose' | 'title'
> {
  isOpen: boolean;
  /** Called when Escape, the cross or a press beside the dialog asks to close it. */
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
 * made anew each time that it opens, and stays as it was while it leaves.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(props, ref) {
  const { isOpen, ...dialogProps } = props;
  const [opening, setOpening] = useState({ isOpen, number: 0, isThere: isOpen });

  const leave = useCallback(
    () => setOpening((latest) => ({ ...latest, isThere: latest.isOpen })),
    [],
  );

  if (opening.isOpen !== isOpen) {
    setOpening({ isOpen, number: opening.number + Number(isOpen), isThere: true });
  }
  if (!isOpen && !opening.isThere) return null;

  return (
    <ShownDialog
      key={opening.number}
      {...dialogProps}
      outerRef={ref}
      isLeaving={!isOpen}
      onLeft={leave}
    />
  );
});

interface ShownDialogProps extends Omit<DialogProps, 'isOpen' | 'ref'> {
  outerRef: ForwardedRef<HTMLDialogElement>;
  /** While true it is closed, and only seen to go. */
  isLeaving: boolean;
  onLeft: () => void;
}

function ShownDialog(props: ShownDialogProps) {
  const { title, children, actions, size = 'medium', role = 'dialog', onClose, ...others } = props;
  const { outerRef, isLeaving, onLeft, ...dialogProps } = others;
  const texts = useTexts('Dialog', dialogTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useImperativeHandle(outerRef, () => dialog.current as HTMLDialogElement);
  useModal(dialog);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isLeaving || !element) return;
    element.close();
    element.inert = true;
    const motions = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(motions).then(onLeft);
  }, [isLeaving, onLeft]);

  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <DialogFrame
      {...dialogProps}
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-hidden={isLeaving || undefined}
      data-leaving={isLeaving || undefined}
      data-size={size}
      onMouseDown={closeBeside}
      onCancel={(event) => {
        // Closing a file picker without a choice cancels only that.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!isLeaving && !event.currentTarget.open) onClose();
      }}
    >
      <AsShown isLeaving={isLeaving}>
        <DialogBody>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          {children}
          {actions && <DialogActions>{actions}</DialogActions>}
          <DialogCross>
            <IconButton
              icon={<Icon of={X} />}
              label={texts.close}
              variant="quiet"
              isRound
              onClick={onClose}
            />
          </DialogCross>
        </DialogBody>
      </AsShown>
    </DialogFrame>
  );
}

interface AsShownProps {
  isLeaving: boolean;
  children: ReactNode;
}

/** Keeps what was shown last while the dialog leaves, whatever has become of it meanwhile. */
const AsShown = memo(
  function AsShown({ children }: AsShownProps) {
    return children;
  },
  (_shown, { isLeaving }) => isLeaving,
);
