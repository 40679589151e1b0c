import { styled } from 'styled-components';
import { BareInput } from '../Field/Field.styles.ts';

export const NumberInput = styled(BareInput)`
  font-variant-numeric: tabular-nums;
  appearance: textfield;

  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;
