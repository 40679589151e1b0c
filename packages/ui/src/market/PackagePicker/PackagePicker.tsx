'use client';

import { type ComponentPropsWithRef, forwardRef, Fragment, useId } from 'react';
import type { ServicePackage } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ServiceTerms } from '../ServiceTerms/ServiceTerms.tsx';
import { Details, Packages, PickerFrame, Tab } from './PackagePicker.styles.ts';
import { packagePickerTexts } from './PackagePicker.texts.ts';

export interface PackagePickerProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'name'
> {
  /** One to three. Of a single one there are only its details. */
  packages: readonly ServicePackage[];
  /** The place of the chosen one, from 0. Leave it out to let the browser remember it. */
  value?: number | undefined;
  /** The place of the one that is chosen in the beginning, while the browser remembers it. Defaults to 0. */
  defaultValue?: number | undefined;
  /** Under which name a form sends the place of the chosen one. */
  name?: string | undefined;
  /** Called with the place of the chosen one. */
  onValueChange?: ((index: number) => void) | undefined;
}

/**
 * The ways in which a service is sold, one of them chosen, with its delivery, revisions and content
 * below. It is a group of the browser's own radio buttons and works before any script does. Renders
 * nothing without packages.
 */
export const PackagePicker = forwardRef<HTMLFieldSetElement, PackagePickerProps>(
  function PackagePicker(props, ref) {
    const { packages, value, defaultValue = 0, name, onValueChange, ...fieldsetProps } = props;
    const market = useMarket();
    const texts = useTexts('PackagePicker', packagePickerTexts);
    const id = useId();
    const count = packages.length;
    const choose = (index: number) =>
      value === undefined
        ? { defaultChecked: index === defaultValue }
        : { checked: index === value };
    if (count === 0) return null;

    return (
      <PickerFrame role={count > 1 ? 'radiogroup' : undefined} {...fieldsetProps} ref={ref}>
        <VisuallyHidden as="legend">{texts.label}</VisuallyHidden>
        <Packages $count={count}>
          {packages.map((each, index) => (
            <Fragment key={index}>
              {count > 1 && (
                <Tab $place={index + 1}>
                  <input
                    type="radio"
                    name={name ?? id}
                    value={index}
                    {...choose(index)}
                    aria-describedby={`${id}-${index}`}
                    onChange={() => onValueChange?.(index)}
                  />
                  <span>{each.name}</span> <b>{formatPrice(each.price, market)}</b>
                </Tab>
              )}
              <Details id={`${id}-${index}`} $row={count + 1}>
                <ServiceTerms days={each.days} revisions={each.revisions} />
                {each.description && <p>{each.description}</p>}
              </Details>
            </Fragment>
          ))}
        </Packages>
      </PickerFrame>
    );
  },
);
