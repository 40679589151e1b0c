import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const ServiceChoices = styled.fieldset`
  display: grid;
  gap: ${tokens.space[4]};
  max-block-size: 18rem;
  overflow: auto;
  padding: ${tokens.space[12]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};

  & > legend {
    padding-inline: ${tokens.space[4]};
    font-weight: ${tokens.weight.semibold};
  }
`;
