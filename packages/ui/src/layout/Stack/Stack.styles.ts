import { styled } from 'styled-components';

export interface StackFrameProps {
  $gap: string;
  $align: string | undefined;
  $justify: string | undefined;
}

export const StackFrame = styled.div<StackFrameProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => $gap};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-inline-size: 0;

  &[data-direction='row'] {
    flex-flow: row wrap;
  }

  &[data-nowrap] {
    flex-wrap: nowrap;
  }
`;
