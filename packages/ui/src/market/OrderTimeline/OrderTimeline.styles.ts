import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Timeline = styled.ol`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    gap: ${tokens.space[12]};
    padding-block-end: 22px;
    color: ${tokens.color.inkSoft};
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  & > li[data-done] {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.bold};
  }

  & > li::before {
    content: '';
    z-index: 1;
    box-sizing: border-box;
    inline-size: 14px;
    block-size: 14px;
    margin: 5px 6px;
    border: 2px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
  }

  & > li[data-done]::before {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primary};
  }

  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 10px -6px;
    inset-inline-start: 12px;
    inline-size: 2px;
    background: ${tokens.color.edge};
  }

  & time {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.regular};
    line-height: 1.9;
  }

  @media (forced-colors: active) {
    & > li[data-done]::before {
      background: Highlight;
    }
  }
`;
