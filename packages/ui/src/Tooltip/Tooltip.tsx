'use client';

import { cloneElement, type ReactElement, useEffect, useId, useRef } from 'react';
import { TipAnchor, Tip } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** A few words. What nobody may miss does not belong into a tooltip. */
  text: string;
  /** What it explains: something that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** In ms: a pointer that only passes by should not open it. */
const delay = 300;

/** Explains what the pointer or the focus is on. Escape hides it; the pointer may rest on it. */
export function Tooltip({ text, children }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const id = useId();
  const anchorName = `--tip-${id.replaceAll(/\W/g, '')}`;

  const show = () => {
    clearTimeout(timer.current);
    if (!tip.current?.matches(':popover-open')) tip.current?.showPopover();
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
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
      <Tip ref={tip} id={id} role="tooltip" popover="manual">
        {text}
      </Tip>
    </TipAnchor>
  );
}
