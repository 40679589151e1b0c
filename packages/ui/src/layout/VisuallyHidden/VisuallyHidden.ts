'use client';

import type { ComponentPropsWithRef, ComponentType, ElementType } from 'react';
import { css, styled } from 'styled-components';

/** Hides its content from the eye, but not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The element to render. Defaults to `span`. */
  as?: ElementType | undefined;
  /** For a `label`. */
  htmlFor?: string | undefined;
}

/** Text for screen readers only: what the eye gets from the picture or the place. */
export const VisuallyHidden: ComponentType<VisuallyHiddenProps> = styled.span`
  ${visuallyHidden}
`;
