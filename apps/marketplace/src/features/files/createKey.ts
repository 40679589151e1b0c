/** Makes a name that nothing else has. `crypto.randomUUID` would want a secure context. */
export const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
