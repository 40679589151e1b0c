import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const FormFrame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};
`;

export const ErrorList = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  padding: 0;
  list-style: none;
`;

export const ErrorLink = styled.button`
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
