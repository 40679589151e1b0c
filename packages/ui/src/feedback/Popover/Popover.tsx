'use client';

import {
  cloneElement,
  type ComponentPropsWithRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { Anchor, Popup } from '../../navigation/Menu/Menu.styles.ts';
import { PopoverPanel } from './Popover.styles.ts';
import { usePopover } from './usePopover.ts';

interface TriggerProps {
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens and closes it. */
  trigger: ReactElement<TriggerProps>;
  /** What it is about, for those who cannot see it. */
  label: string;
  /** What it holds; a function is given another that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Called when it was opened or closed, by whatever means. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A small panel beside the button that opens it. Escape, a press elsewhere and its button close it; the
 * focus then returns to the button. There may be another one in it.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(props, ref) {
  const { trigger, label, children, onOpenChange, ...panelProps } = props;
  const { popup, isOpen, setShown, wasOpen, rememberOpen, closeOnLeave } = usePopover(onOpenChange);
  const ownId = useId();
  const id = panelProps.id ?? ownId;
  const anchorName = `--popover-${ownId.replaceAll(/\W/g, '')}`;

  const close = () => setShown(false);
  const toggle = ({ detail }: MouseEvent) => {
    const isPointer = detail > 0;
    if (isPointer ? wasOpen.current : isOpen) {
      close();
      return;
    }
    setShown(true);
    document.getElementById(id)?.focus();
  };

  return (
    <>
      <Anchor style={{ '--anchor': anchorName }} onPointerDown={rememberOpen} onClick={toggle}>
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': id,
        })}
      </Anchor>
      <Popup
        ref={popup}
        popover="auto"
        data-open={isOpen || undefined}
        onBlur={closeOnLeave}
        style={{ '--anchor': anchorName }}
      >
        <PopoverPanel
          {...panelProps}
          ref={ref}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      </Popup>
    </>
  );
});
