import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const More = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[20]};
  margin-block-start: ${tokens.space[40]};
`;

export const MoreHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[12]};

  & > h2 {
    font-size: ${tokens.text.title};
  }
`;
