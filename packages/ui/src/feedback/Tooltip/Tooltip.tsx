'use client';

import {
  cloneElement,
  type ComponentPropsWithRef,
  forwardRef,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Tip, TipAnchor, TipPlace } from './Tooltip.styles.ts';

/** Everything but these goes to the tip itself. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A few words. Nothing that people must not miss belongs in a tooltip. */
  text: string;
  /** What it explains: something that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** In ms: a pointer that only passes by should not open it. */
const delay = 300;

/** Explains what the pointer or the focus is on. Escape hides it; the pointer may rest on it. */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(props, ref) {
  const { text, children, id: givenId, ...tipProps } = props;
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const ownId = useId();
  const id = givenId ?? ownId;
  const anchorName = `--tip-${ownId.replaceAll(/\W/g, '')}`;

  const setShown = (isShown: boolean) => {
    clearTimeout(timer.current);
    // A browser that knows no popovers shows none.
    tip.current?.togglePopover?.(isShown);
  };
  const show = () => setShown(true);
  const hide = () => setShown(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <TipAnchor
      style={{ '--anchor': anchorName }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') timer.current = setTimeout(show, delay);
      }}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <TipPlace ref={tip} popover="manual">
        <Tip {...tipProps} ref={ref} id={id} role="tooltip">
          {text}
        </Tip>
      </TipPlace>
    </TipAnchor>
  );
});
