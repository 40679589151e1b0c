import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** A sheet of one theme to show things on, without the fonts and stripes of Storybook's own pages. */
export const Sheet = styled.div.attrs({ className: 'sb-unstyled' })`
  margin-block: ${tokens.space[16]};
  padding: ${tokens.space[20]};
  overflow-x: auto;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font-family: ${tokens.font.body};

  font-size: ${tokens.text.body};

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${tokens.text.small};
  }

  & :is(th, td) {
    padding: ${tokens.space[8]};
    border-block-end: 1px solid ${tokens.color.line};
    text-align: start;
    vertical-align: middle;
  }
`;

export const Swatch = styled.span`
  display: block;
  inline-size: 4.5rem;
  block-size: 2.25rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  font-weight: ${tokens.weight.semibold};
  line-height: 2.25rem;
  text-align: center;
`;

export const Bar = styled.span`
  display: block;
  block-size: 1rem;
  border-radius: 4px;
  background: ${tokens.color.primary};
`;

export const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[20]};
`;

export const Tile = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[8]};
  font-size: ${tokens.text.tiny};
`;

export const Mover = styled.button`
  padding: ${tokens.space[12]} ${tokens.space[20]};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  color: inherit;
  font: inherit;
  transition: ${tokens.easing};
  transition-property: translate, background-color;

  &:is(:hover, :focus-visible) {
    background: ${tokens.color.primarySoft};
    translate: 0.75rem 0;
  }
`;
