import { type ComponentPropsWithRef, forwardRef, Fragment } from 'react';
import { IdText } from './OrderId.styles.ts';

export interface OrderIdProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Such as `01923f3c-77aa-7b1c-9d53-2c3b2a9e1f00`. */
  value: string;
  /** Whether only its last eight characters are seen. It is read and copied whole. Defaults to false. */
  isShort?: boolean | undefined;
}

/** How many characters tell one order from the others of somebody. */
const shortLength = 8;

/**
 * A long id, which may go on in the next line after each of its hyphens and nowhere else first. It reads from
 * left to right in every language.
 */
export const OrderId = forwardRef<HTMLSpanElement, OrderIdProps>(function OrderId(props, ref) {
  const { value, isShort = false, ...spanProps } = props;
  if (isShort && value.length > shortLength) {
    return (
      <IdText title={value} {...spanProps} ref={ref} translate="no" dir="ltr" data-short>
        <span>{value.slice(0, -shortLength)}</span>
        {value.slice(-shortLength)}
      </IdText>
    );
  }
  const groups = value.split(/(?<=-)/);

  return (
    <IdText {...spanProps} ref={ref} translate="no" dir="ltr">
      {groups.map((group, index) => (
        // Not every browser breaks between a hyphen and a digit. Groups may be alike.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </IdText>
  );
});
