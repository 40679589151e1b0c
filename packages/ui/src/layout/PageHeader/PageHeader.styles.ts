import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const HeaderFrame = styled.header`
  display: grid;
  gap: ${tokens.space[12]};
  margin-block-end: ${tokens.space[20]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[12]} ${tokens.space[24]};
  }

  & h1 {
    font-size: ${tokens.text.heading};
  }

  & p {
    margin-block-start: ${tokens.space[8]};
    max-inline-size: 60ch;
    color: ${tokens.color.inkSoft};
  }
`;

export const HeaderActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
