/** The key that ends a word of Chinese or Japanese; `KeyboardEvent.isComposing` comes too late for it in Safari. */
const composing = 229;

/** Whether a key belongs to the word that is being put together, such as in Chinese or Japanese. */
export const isComposing = ({ keyCode }: { keyCode: number }): boolean => keyCode === composing;
