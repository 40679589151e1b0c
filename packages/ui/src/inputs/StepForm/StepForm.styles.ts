import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const StepFrame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[24]};
`;

export const StepFields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &[hidden] {
    display: none;
  }
`;

export const StepTitle = styled.legend`
  margin-block-end: ${tokens.space[16]};
  padding: 0;
  font-size: ${tokens.text.title};
  font-weight: ${tokens.weight.bold};
  overflow-wrap: anywhere;

  & > span {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.regular};
  }
`;

export const StepActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[12]};

  & > :last-child {
    margin-inline-start: auto;
  }
`;
