import { Fragment } from 'react';
import { IdText } from './OrderId.styles.ts';

export interface OrderIdProps {
  /** Such as `01923f3c-77aa-7b1c-9d53-2c3b2a9e1f00`. */
  id: string;
  /** Whether a phone shows only what follows its last hyphen. It is read whole. Defaults to false. */
  isShortOnPhone?: boolean | undefined;
}

/** A long id, which may go on in the next line after each of its hyphens and nowhere else first. */
export function OrderId({ id, isShortOnPhone = false }: OrderIdProps) {
  const groups = id.split(/(?<=-)/);
  const last = groups.pop();

  return (
    <IdText translate="no" data-short={(isShortOnPhone && groups.length > 0) || undefined}>
      <span>
        {groups.map((group, index) => (
          // Not every browser breaks between a hyphen and a digit. Groups may be alike.
          <Fragment key={index}>
            {group}
            <wbr />
          </Fragment>
        ))}
      </span>
      {last}
    </IdText>
  );
}
