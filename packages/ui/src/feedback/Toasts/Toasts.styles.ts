import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const grow = keyframes`
  from { opacity: 0; scale: 0.8; }
`;

const shrink = keyframes`
  to { opacity: 0; scale: 0.8; }
`;

export const ScaleFrame = styled.div`
  animation: ${grow} ${tokens.duration.dialog} ${tokens.easing};

  &[data-leaving] {
    animation: ${shrink} ${tokens.duration.hover} ${tokens.easing} forwards;
  }
`;

export const ToastFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[12]};
  max-inline-size: min(36rem, 100vi - 2.5rem);
  padding: 0.8125rem 1.125rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.35;
  box-shadow: ${tokens.shadow.high};
  overflow-wrap: anywhere;
`;

export const ToastSign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: 50%;
  background: ${tokens.color.primary};
  color: ${tokens.color.surface};

  &[data-tone='success'] {
    background: ${tokens.color.positive};
  }

  &[data-tone='error'] {
    background: ${tokens.color.negative};
  }
`;
