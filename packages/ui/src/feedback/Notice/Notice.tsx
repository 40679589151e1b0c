'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { NoticeFrame } from './Notice.styles.ts';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Defaults to `info`. What went wrong is an `Alert`. */
  tone?: 'info' | 'positive' | 'warning' | undefined;
  title?: ReactNode;
  /** Something to do about it. */
  action?: ReactNode;
}

const signs = { info: Info, positive: CircleCheck, warning: TriangleAlert };

/** Something worth knowing that is on the page from the start, so it is not announced. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, action, children, ...divProps },
  ref,
) {
  return (
    <NoticeFrame {...divProps} ref={ref} data-tone={tone}>
      <Icon of={signs[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </NoticeFrame>
  );
});
