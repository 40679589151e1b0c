import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const TabList = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${tokens.color.line};
`;

export const Tab = styled.button`
  flex: none;
  min-block-size: ${tokens.control.medium};
  padding: 0 ${tokens.space[16]};
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${tokens.color.inkSoft};
  font: inherit;
  font-weight: ${tokens.weight.semibold};
  cursor: pointer;
  transition: color ${tokens.duration.hover} ${tokens.easing};

  &:hover:not(:disabled) {
    color: ${tokens.color.ink};
  }

  &[aria-selected='true'] {
    border-color: ${tokens.color.primary};
    color: ${tokens.color.primary};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

export const Panel = styled.div`
  padding-block: ${tokens.space[20]};
`;
