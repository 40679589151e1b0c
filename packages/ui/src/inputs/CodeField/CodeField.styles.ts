import { styled } from 'styled-components';
import { BareInput } from '../Field/Field.styles.ts';

/** Digits of one width, far enough apart to be compared with those of the app. */
export const CodeInput = styled(BareInput)`
  max-inline-size: 14rem;
  font-variant-numeric: tabular-nums;
  font-size: 1.25rem;
  letter-spacing: 0.3em;

  &:dir(rtl) {
    text-align: end;
  }
`;
