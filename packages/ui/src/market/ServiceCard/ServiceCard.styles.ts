import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const ServiceCardFrame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  overflow: hidden;
  background: ${tokens.color.surface};
  transition: ${tokens.duration.hover} ${tokens.easing};
  transition-property: box-shadow, translate;

  &:not([aria-hidden]):hover {
    box-shadow: ${tokens.shadow.high};
    translate: 0 -2px;
  }

  & > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${tokens.space[8]};
    padding: 14px ${tokens.space[16]} ${tokens.space[16]};
  }

  & :is(h2, h3, h4, h5, h6) {
    min-block-size: 2.7em;
    font-size: 1.03rem;
    font-weight: ${tokens.weight.semibold};
    letter-spacing: -0.01em;
    line-height: 1.35;
  }

  & > div > p {
    display: flex;
    align-items: center;
    gap: ${tokens.space[8]};
    min-block-size: 26px;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.medium};
  }

  & > div > p > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > div > p > a {
    position: relative;
    z-index: 1;
    padding-block: 2px;
  }

  & > div > p > a:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
  }

  & footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[8]};
    margin-block-start: auto;
    padding-block-start: 10px;
    border-block-start: 1px solid ${tokens.color.line};
  }

  & footer > b {
    font-size: 1.1875rem;
    font-variant-numeric: tabular-nums;
    font-weight: 750;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }

  /* In a line above: beside a price of five digits there is no room. Both are as high as the button. */
  & footer small {
    display: block;
    margin-block: -0.25rem;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    font-weight: ${tokens.weight.medium};
    line-height: 1;
  }

  /* The whole card leads to the service; what else can be pressed lies above. */
  & footer > a {
    position: static;
    scale: none;
  }

  & footer > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  inline-size: 100%;

  & > * {
    flex: 1;
  }
`;
