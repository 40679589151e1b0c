import { styled } from 'styled-components';
import { BareInput } from '../Field/Field.styles.ts';

/** Digits of one width, far enough apart to be compared with those of the app. */
export const CodeInput = styled(BareInput)`
  font-variant-numeric: tabular-nums;
  font-size: 1.25rem;
  letter-spacing: 0.2em;

  /* They run from left to right in every language, and begin where its lines do. */
  :dir(rtl) > & {
    text-align: end;
  }
`;
