import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** Fields of one kind, in as many columns as there is room for, with what they are. */
export const Names = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space[12]} ${tokens.space[16]};
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: ${tokens.space[4]};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
  }

  & > p {
    grid-column: 1 / -1;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
  }
`;
