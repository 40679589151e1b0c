/** Reads the templates of styled-components, which comes without types. */
declare module 'postcss-styled-syntax' {
  import type { Document } from 'postcss';

  export function parse(code: string): Document;
}
