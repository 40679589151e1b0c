import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Chapters = styled.div`
  display: grid;
  gap: ${tokens.space[40]};
  max-inline-size: 66ch;
  margin-block-start: ${tokens.space[40]};

  & h2 {
    margin-block-end: ${tokens.space[4]};
    font-size: ${tokens.text.title};
  }

  & li {
    padding-block: ${tokens.space[12]};
  }

  & li + li {
    border-block-start: 1px solid ${tokens.color.line};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[12]};
  }
`;
