import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What is being written stands apart from what is offered. */
export const DraftSection = styled.section`
  display: grid;
  gap: ${tokens.space[12]};
  margin-block-end: ${tokens.space[32]};
`;

/** A title with the ways on at its end. */
export const DraftRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[12]};

  & h3 {
    font-size: ${tokens.text.title};
    overflow-wrap: anywhere;
  }

  & p {
    color: ${tokens.color.inkSoft};
  }

  & > :last-child {
    display: flex;
    gap: ${tokens.space[8]};
  }
`;
