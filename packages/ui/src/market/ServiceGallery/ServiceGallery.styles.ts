import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Gallery = styled.section`
  display: grid;
  gap: ${tokens.space[12]};
  min-inline-size: 0;
`;

export const Stage = styled.div`
  position: relative;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  overflow: clip;
`;

export const Viewport = styled.div`
  overflow: hidden;

  & > ul {
    display: flex;
    touch-action: pan-y pinch-zoom;
  }

  & > ul > li {
    flex: 0 0 100%;
    min-inline-size: 0;
  }
`;

export const Controls = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[12]};
  inset-inline-end: ${tokens.space[12]};
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};

  & > span {
    padding: 4px 10px;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    font-size: ${tokens.text.tiny};
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.semibold};
    box-shadow: ${tokens.shadow.low};
  }
`;

export const Thumbnails = styled.ul`
  display: flex;
  gap: 10px;
  padding: 3px;
  margin: -3px;
  overflow-x: auto;
  scrollbar-width: thin;

  & > li {
    flex: none;
  }

  & button {
    display: block;
    inline-size: 104px;
    padding: 0;
    border: 2px solid transparent;
    border-radius: ${tokens.radius.medium};
    overflow: clip;
    background: none;
    cursor: pointer;
    outline-offset: 0;
  }

  & button:hover {
    border-color: ${tokens.color.edge};
  }

  & [aria-current] {
    border-color: ${tokens.color.primary};
  }

  @media (width < 40rem) {
    & button {
      inline-size: 76px;
    }
  }

  @media (forced-colors: active) {
    & [aria-current] {
      border-color: Highlight;
    }
  }
`;
