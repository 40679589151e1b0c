import { type ComponentPropsWithRef, forwardRef, Fragment } from 'react';
import { IdText } from './OrderId.styles.ts';

export interface OrderIdProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Such as `01923f3c-77aa-7b1c-9d53-2c3b2a9e1f00`. */
  value: string;
  /** Whether a phone shows only what follows its last hyphen. It is read whole. Defaults to false. */
  isShortOnPhone?: boolean | undefined;
}

/** A long id, which may go on in the next line after each of its hyphens and nowhere else first. */
export const OrderId = forwardRef<HTMLSpanElement, OrderIdProps>(function OrderId(props, ref) {
  const { value, isShortOnPhone = false, ...spanProps } = props;
  const groups = value.split(/(?<=-)/);
  const last = groups.pop();

  return (
    <IdText
      {...spanProps}
      ref={ref}
      translate="no"
      data-short={(isShortOnPhone && groups.length > 0) || undefined}
    >
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
});
