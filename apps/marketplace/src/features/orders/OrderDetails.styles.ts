import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** Parts of a card below each other, divided by lines. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[20]};

  & > * + * {
    padding-block-start: ${tokens.space[20]};
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
  align-items: center;

  & > h1 {
    inline-size: 100%;
    font-size: ${tokens.text.title};
    overflow-wrap: anywhere;
  }

  & > p {
    flex: 1 1 16rem;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${tokens.space[24]} ${tokens.space[32]};
`;
