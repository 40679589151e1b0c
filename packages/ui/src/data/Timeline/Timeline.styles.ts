import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const TimelineFrame = styled.ol`
  padding: 0;
  list-style: none;
`;

export const Happening = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${tokens.space[12]};
  padding-block-end: ${tokens.space[24]};

  &:last-child {
    padding-block-end: 0;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 2rem 0.25rem;
    inset-inline-start: calc(0.875rem - 1px);
    inline-size: 2px;
    background: ${tokens.color.edge};
  }

  &[data-upcoming] {
    color: ${tokens.color.inkSoft};
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid ${tokens.color.primary};
  border-radius: 50%;
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primary};

  [data-tone='positive'] > & {
    border-color: ${tokens.color.positive};
    background: ${tokens.color.positiveSoft};
    color: ${tokens.color.positive};
  }

  [data-tone='warning'] > & {
    border-color: ${tokens.color.warning};
    background: ${tokens.color.warningSoft};
    color: ${tokens.color.warning};
  }

  [data-tone='negative'] > & {
    border-color: ${tokens.color.negative};
    background: ${tokens.color.negativeSoft};
    color: ${tokens.color.negative};
  }

  [data-upcoming] > & {
    border: 2px dashed ${tokens.color.lineStrong};
    background: none;
    color: ${tokens.color.inkSoft};
  }
`;

export const Title = styled.p`
  padding-block-start: 0.125rem;
  font-weight: ${tokens.weight.semibold};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export const Origin = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  margin-block-start: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};

  & > span:not([aria-hidden]) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > time {
    font-variant-numeric: tabular-nums;
  }
`;

export const Words = styled.div`
  margin-block-start: ${tokens.space[8]};
  overflow-wrap: anywhere;
`;
