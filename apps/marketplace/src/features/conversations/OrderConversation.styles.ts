import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[16]};

  & + p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }
`;

export const OrderThread = styled.div`
  margin-block-start: ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
`;
