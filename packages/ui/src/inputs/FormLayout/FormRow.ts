'use client';

import type { ComponentPropsWithRef, ComponentType } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** Fields side by side while each has 200 px, below each other otherwise. */
export const FormRow: ComponentType<ComponentPropsWithRef<'div'>> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
  gap: ${tokens.space[16]};
`;

/** The buttons at the end of a form. */
export const FormActions: ComponentType<ComponentPropsWithRef<'div'>> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  margin-block-start: ${tokens.space[4]};
`;
