import { Fragment } from 'react';
import { ForeignLink } from './OrderLife.styles.ts';
import { splitLinks } from './splitLinks.ts';

/** What somebody wrote, with the addresses in it as links. Each is shown whole, so that it is seen where it leads. */
export const LinkedText = ({ text }: { text: string }) =>
  splitLinks(text).map((piece, index) =>
    piece.href === undefined ? (
      <Fragment key={index}>{piece.text}</Fragment>
    ) : (
      <ForeignLink key={index} href={piece.href}>
        {piece.text}
      </ForeignLink>
    ),
  );
