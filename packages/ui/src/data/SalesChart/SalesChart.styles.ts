import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const ChartFrame = styled.figure`
  padding: 18px ${tokens.space[20]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  font-size: ${tokens.text.tiny};

  & > figcaption {
    margin-block-end: ${tokens.space[20]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.medium};
  }

  & details {
    margin-block-start: ${tokens.space[40]};
  }

  & summary {
    display: inline-block;
    min-block-size: 24px;
    color: ${tokens.color.primary};
    font-weight: ${tokens.weight.semibold};
    cursor: pointer;
  }

  & table {
    inline-size: 100%;
    max-inline-size: 26rem;
    margin-block-start: ${tokens.space[8]};
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & :is(th, td) {
    padding: ${tokens.space[4]} 0;
    border-block-end: 1px solid ${tokens.color.line};
    text-align: start;
  }

  & :is(th, td):last-child {
    text-align: end;
  }
`;

export const Plot = styled.div`
  position: relative;
  block-size: 200px;
  margin-left: 4.5rem;
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;
  /* Time runs from left to right in every script. */
  direction: ltr;

  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  & path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }

  & path[data-area] {
    fill: ${tokens.color.primarySoft};
  }

  & path[data-grid] {
    stroke: ${tokens.color.line};
  }

  & path[data-line] {
    stroke: ${tokens.color.primary};
    stroke-linejoin: round;
    stroke-width: 3px;
  }

  & > span {
    position: absolute;
    line-height: 1;
    white-space: nowrap;
  }

  & > span[data-amount] {
    right: calc(100% + 10px);
    translate: 0 -50%;
  }

  & > span[data-date] {
    inset-block-start: calc(100% + 10px);
    translate: -50% 0;
  }

  & > span[data-date='first'] {
    translate: 0 0;
  }

  & > span[data-date='last'] {
    translate: -100% 0;
  }

  & > i {
    position: absolute;
    inline-size: 14px;
    block-size: 14px;
    border: 3px solid ${tokens.color.surface};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.primary};
    translate: -50% -50%;
    pointer-events: none;
  }

  & > b {
    position: absolute;
    z-index: 1;
    padding: ${tokens.space[8]} ${tokens.space[12]};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
    line-height: 1.2;
    white-space: nowrap;
    pointer-events: none;
  }
`;
