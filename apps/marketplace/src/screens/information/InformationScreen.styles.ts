import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Chapters = styled.div`
  display: grid;
  gap: ${tokens.space[40]};
  max-inline-size: 66ch;

  & h2 {
    margin-block-end: ${tokens.space[16]};
    font-size: ${tokens.text.title};
  }

  & li {
    padding-block: ${tokens.space[12]};
  }

  & li + li {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;
