import { Fragment } from 'react';

/** Several texts in a row, each by itself for those who translate or read aloud. */
export const Dotted = ({ texts }: { texts: readonly (string | null | undefined)[] }) =>
  texts
    .filter((text) => text)
    .map((text, index) => (
      <Fragment key={text}>
        {index > 0 && ' · '}
        <span>{text}</span>
      </Fragment>
    ));
