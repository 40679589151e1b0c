import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const AccordionFrame = styled.div`
  border-block-start: 1px solid ${tokens.color.line};
`;

export const Item = styled.details`
  border-block-end: 1px solid ${tokens.color.line};
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[16]};
  min-block-size: 3.25rem;
  padding-block: ${tokens.space[12]};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  & > :is(h2, h3, h4, h5, h6) {
    min-inline-size: 0;
    font-size: ${tokens.text.body};
    font-weight: ${tokens.weight.semibold};
    letter-spacing: normal;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  &:hover {
    color: ${tokens.color.primary};
  }

  & > :last-child {
    flex: none;
    color: ${tokens.color.inkSoft};
    transition: rotate ${tokens.duration.hover} ${tokens.easing};
  }

  [open] > & > :last-child {
    rotate: 180deg;
  }
`;

export const Content = styled.div`
  padding-block-end: ${tokens.space[20]};
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
`;
