'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { NoticeFrame } from './Notice.styles.ts';

export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Defaults to `info`. What went wrong is an `Alert`. */
  tone?: 'info' | 'positive' | 'warning' | undefined;
  title?: ReactNode;
  /** Something to do about it. */
  action?: ReactNode;
}

const signs = { info: Info, positive: CircleCheck, warning: TriangleAlert };

/** Something worth knowing that is on the page from the start, so it is not announced. */
export function Notice({ tone = 'info', title, action, children, ...divProps }: NoticeProps) {
  return (
    <NoticeFrame {...divProps} data-tone={tone}>
      <Icon of={signs[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </NoticeFrame>
  );
}
