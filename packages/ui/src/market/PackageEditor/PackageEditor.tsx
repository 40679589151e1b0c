'use client';

import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithRef,
  forwardRef,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import type { ServicePackage } from '../../entities.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { toCurrencySign } from '../../formatting/toCurrencySign.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { FieldHint } from '../../inputs/Field/Field.styles.ts';
import { FieldError } from '../../inputs/Field/FieldError.tsx';
import { joinIds } from '../../inputs/Field/joinIds.ts';
import { EditorFrame, EditorLegend } from '../../inputs/ListEditor/ListEditor.styles.ts';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { TextArea } from '../../inputs/TextArea/TextArea.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import {
  NextPackage,
  PackageFrame,
  PackageHead,
  Packages,
  RemovePackage,
} from './PackageEditor.styles.ts';
import { packageEditorTexts } from './PackageEditor.texts.ts';

export interface PackageEditorProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Defaults to `Packages`. */
  label?: string | undefined;
  /** A sentence that helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with the packages as a whole. */
  error?: string | undefined;
  /** What is wrong with one field, by its path: `0.name`, `1.price`. */
  faults?: Readonly<Record<string, string>> | undefined;
  /** 1 to 3, the least first. Leave them out to let the editor remember them. */
  value?: readonly ServicePackage[] | undefined;
  /** The packages in the beginning, while the editor remembers them. Defaults to an empty one. */
  defaultValue?: readonly ServicePackage[] | undefined;
  /** Called with all packages on every change. A number that is not entered is `NaN`. */
  onValueChange?: ((packages: ServicePackage[]) => void) | undefined;
  /** Fields are called after it: `packages.0.price`. Without a name they are not part of a form. */
  name?: string | undefined;
}

const mostPackages = 3;

const emptyPackage: ServicePackage = {
  name: '',
  description: '',
  price: Number.NaN,
  days: 7,
  revisions: 1,
};

/** What a seller sells under one title: one package, or up to three that can be compared. */
export const PackageEditor = forwardRef<HTMLFieldSetElement, PackageEditorProps>(
  function PackageEditor(props, ref) {
    const { label, hint, error, faults = {}, value, defaultValue, ...others } = props;
    const { onValueChange, name, ...rootProps } = others;
    const { locale } = useMarket();
    const texts = useTexts('PackageEditor', packageEditorTexts);
    const id = useId();
    const [ownPackages, setOwnPackages] = useState(defaultValue ?? [emptyPackage]);
    const [news, setNews] = useState('');
    const list = useRef<HTMLOListElement>(null);
    const focused = useRef<number | undefined>(undefined);
    const packages = value ?? ownPackages;
    const write = (count: number) => formatFigures(count, locale);

    // The package that shall have the focus is there only when the packages have come back.
    useLayoutEffect(() => {
      if (focused.current === undefined || !packages[focused.current]) return;
      list.current?.children[focused.current]?.querySelector('input')?.focus();
      focused.current = undefined;
    }, [packages]);

    const tell = (next: ServicePackage[]) => {
      setOwnPackages(next);
      onValueChange?.(next);
    };
    const add = () => {
      focused.current = packages.length;
      setNews('');
      tell([...packages, emptyPackage]);
    };
    const remove = (index: number) => {
      focused.current = Math.min(index, packages.length - 2);
      setNews(texts.removed(texts.package(write(index + 1))));
      tell(packages.filter((_, other) => other !== index));
    };

    return (
      <EditorFrame
        tabIndex={-1}
        {...rootProps}
        ref={ref}
        aria-describedby={joinIds(
          rootProps['aria-describedby'],
          hint && `${id}-hint`,
          error && `${id}-error`,
        )}
      >
        <EditorLegend>{label ?? texts.label}</EditorLegend>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        <Packages ref={list} aria-label={label ?? texts.label}>
          {packages.map((each, index) => {
            const title = texts.package(write(index + 1));
            return (
              // They have no ids, and stay in their order.
              <li key={index}>
                <PackageFrame role="group" aria-label={title}>
                  <PackageHead>
                    <span aria-hidden>{title}</span>
                    {packages.length > 1 && (
                      <RemovePackage
                        size="small"
                        variant="quiet"
                        icon={<Icon of={X} />}
                        label={texts.remove(title)}
                        onClick={() => remove(index)}
                      />
                    )}
                  </PackageHead>
                  <PackageFields
                    value={each}
                    onValueChange={(next) => tell(packages.with(index, next))}
                    example={texts.names[index]}
                    name={name && `${name}.${index}`}
                    faultOf={(path) => faults[`${index}.${path}`]}
                  />
                </PackageFrame>
              </li>
            );
          })}
          {packages.length < mostPackages && (
            <NextPackage>
              <Button size="small" onClick={add}>
                <Icon of={Plus} size="small" />
                {texts.add}
              </Button>
              <p>{texts.room(write(mostPackages - packages.length))}</p>
            </NextPackage>
          )}
        </Packages>
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </EditorFrame>
    );
  },
);

interface PackageFieldsProps {
  value: ServicePackage;
  onValueChange: (value: ServicePackage) => void;
  /** How such a package is often called. */
  example: string | undefined;
  name: string | undefined;
  /** What is wrong with one of its fields. */
  faultOf: (path: string) => string | undefined;
}

function PackageFields({ value, onValueChange, example, name, faultOf }: PackageFieldsProps) {
  const market = useMarket();
  const texts = useTexts('PackageEditor', packageEditorTexts);
  const change = (changes: Partial<ServicePackage>) => onValueChange({ ...value, ...changes });
  const fieldOf = (path: keyof ServicePackage) => ({
    name: name && `${name}.${path}`,
    error: faultOf(path),
    required: true,
  });
  const numberOf = (path: 'price' | 'days' | 'revisions') => ({
    ...fieldOf(path),
    value: Number.isFinite(value[path]) ? (value[path] ?? '') : '',
    onValueChange: (number: number | null) => change({ [path]: number ?? Number.NaN }),
  });

  return (
    <>
      <TextField
        label={texts.name}
        {...fieldOf('name')}
        placeholder={example}
        value={value.name}
        maxLength={40}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={texts.description}
        {...fieldOf('description')}
        rows={3}
        value={value.description}
        maxLength={500}
        onChange={({ target }) => change({ description: target.value })}
      />
      <NumberField
        label={texts.price}
        prefix={toCurrencySign(market)}
        min={1}
        {...numberOf('price')}
      />
      <NumberField label={texts.days} min={1} max={90} {...numberOf('days')} />
      <NumberField
        label={texts.revisions}
        min={0}
        max={20}
        {...numberOf('revisions')}
        disabled={value.revisions === null}
        placeholder={value.revisions === null ? '∞' : undefined}
      />
      <Checkbox
        label={texts.anyNumber}
        checked={value.revisions === null}
        onValueChange={(isAny) => change({ revisions: isAny ? null : emptyPackage.revisions })}
      />
    </>
  );
}
