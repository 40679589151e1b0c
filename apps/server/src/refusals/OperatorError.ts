/** Something that the operator can put right; its message says what, in one plain sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
