'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import type { ServiceExtra } from '../../entities.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { toCurrencySign } from '../../formatting/toCurrencySign.ts';
import { FormRow } from '../../inputs/FormLayout/FormRow.ts';
import { findFreeId } from '../../inputs/ListEditor/findFreeId.ts';
import { ListEditor } from '../../inputs/ListEditor/ListEditor.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { extraEditorTexts } from './ExtraEditor.texts.ts';

export interface ExtraEditorProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Defaults to `Extras`. */
  label?: string | undefined;
  /** A sentence that helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with the extras as a whole. */
  error?: string | undefined;
  /** What is wrong with one field, by its path: `0.title`, `2.price`. */
  faults?: Readonly<Record<string, string>> | undefined;
  /** In their order. Leave them out to let the editor remember them. */
  value?: readonly ServiceExtra[] | undefined;
  /** The extras in the beginning, while the editor remembers them. Defaults to none. */
  defaultValue?: readonly ServiceExtra[] | undefined;
  /**
   * Called with all extras on every change. The `_id` of a new one begins with `new-`; a number that
   * is not entered is `NaN`.
   */
  onValueChange?: ((extras: ServiceExtra[]) => void) | undefined;
  /** How many there may be. Defaults to 10. */
  most?: number | undefined;
  /** Fields are called after it: `extras.0.price`. Without a name they are not part of a form. */
  name?: string | undefined;
}

/** In letters. */
const longestTitle = 100;

type NumberName = 'price' | 'days' | 'revisions' | 'most';

/** What a seller offers on top of a service, in order. */
export const ExtraEditor = forwardRef<HTMLFieldSetElement, ExtraEditorProps>(
  function ExtraEditor(props, ref) {
    const { label, faults = {}, value, defaultValue, onValueChange, most = 10, ...others } = props;
    const { name, ...listProps } = others;
    const market = useMarket();
    const texts = useTexts('ExtraEditor', extraEditorTexts);

    return (
      <ListEditor
        {...listProps}
        ref={ref}
        label={label ?? texts.label}
        entries={value}
        defaultEntries={defaultValue}
        onEntriesChange={onValueChange}
        createEntry={createExtra}
        keyOf={({ _id }) => _id}
        nameOf={(_, index) => texts.extra(formatFigures(index + 1, market.locale))}
        most={most}
        addLabel={texts.add}
        renderEntry={(extra, change, { index }) => {
          const fieldOf = (field: string) => ({
            name: name && `${name}.${index}.${field}`,
            error: faults[`${index}.${field}`],
            required: true,
          });
          const numberOf = (field: NumberName) => ({
            ...fieldOf(field),
            value: Number.isFinite(extra[field]) ? extra[field] : '',
            onValueChange: (number: number | null) =>
              change({ ...extra, [field]: number ?? Number.NaN }),
          });
          return (
            <>
              <TextField
                label={texts.title}
                {...fieldOf('title')}
                value={extra.title}
                maxLength={longestTitle}
                onChange={({ target }) => change({ ...extra, title: target.value })}
              />
              <FormRow>
                <NumberField
                  label={texts.price}
                  prefix={toCurrencySign(market)}
                  min={1}
                  {...numberOf('price')}
                />
                <NumberField
                  label={texts.days}
                  hint={texts.faster}
                  min={-90}
                  max={90}
                  {...numberOf('days')}
                />
                <NumberField label={texts.revisions} min={0} max={20} {...numberOf('revisions')} />
                <NumberField label={texts.most} min={1} max={20} {...numberOf('most')} />
              </FormRow>
            </>
          );
        }}
      />
    );
  },
);

const createExtra = (extras: readonly ServiceExtra[]): ServiceExtra => ({
  _id: findFreeId(extras.map(({ _id }) => _id)),
  title: '',
  price: Number.NaN,
  days: 0,
  revisions: 0,
  most: 1,
});
