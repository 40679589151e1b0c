import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

export const AlertFrame = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primary};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.4;
  animation: ${fade} 250ms ${tokens.easing};

  &[data-tone='negative'] {
    background: ${tokens.color.negativeSoft};
    color: ${tokens.color.negative};
  }

  &[data-tone='positive'] {
    background: ${tokens.color.positiveSoft};
    color: ${tokens.color.positive};
  }

  &[data-tone='warning'] {
    background: ${tokens.color.warningSoft};
    color: ${tokens.color.warning};
  }

  &[data-floating] {
    position: fixed;
    inset-block-start: 10px;
    inset-inline: 0;
    z-index: 1000;
    inline-size: fit-content;
    max-inline-size: calc(100vi - 20px);
    margin-inline: auto;
    box-shadow: ${tokens.shadow.high};
  }
`;

export const AlertText = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 0.0625rem;
  overflow-wrap: anywhere;
`;

export const DismissButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin: -0.75rem;
  margin-inline-start: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: inherit;
  cursor: pointer;

  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`;
