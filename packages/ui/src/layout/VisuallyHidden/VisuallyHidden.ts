'use client';

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

/** Text for screen readers only: what the eye gets from the picture or the place. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
