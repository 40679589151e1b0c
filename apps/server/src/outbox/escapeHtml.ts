/** Writes a text so that it stands in HTML, also in attributes, as it is. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
