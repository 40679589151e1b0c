'use client';

import Check from 'lucide-react/icons/check';
import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import type { ServicePackage } from '../../entities.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { useWrittenTerms } from '../ServiceTerms/useWrittenTerms.ts';
import { Head, TableFrame } from './PackageTable.styles.ts';
import { packageTableTexts } from './PackageTable.texts.ts';

export interface PackageTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  packages: readonly ServicePackage[];
  /** The place of the chosen one, from 0; without it none is marked. */
  value?: number | undefined;
  /** Called with the place of a package; without it there are no buttons. */
  onChoose?: ((index: number) => void) | undefined;
  /** Where each package is ordered, by its place: links instead of the buttons. */
  hrefFor?: ((index: number) => string) | undefined;
  /** For screen readers. Defaults to `Compare packages`. */
  caption?: string | undefined;
}

/**
 * Packages side by side: what each one gives, how fast, and how often it is revised. Where there is no
 * room for all of them it scrolls, and what the rows are about stays. Renders nothing without packages.
 */
export const PackageTable = forwardRef<HTMLDivElement, PackageTableProps>(
  function PackageTable(props, ref) {
    const { packages, value, onChoose, hrefFor, caption, style, ...frameProps } = props;
    const market = useMarket();
    const texts = useTexts('PackageTable', packageTableTexts);
    const terms = useWrittenTerms();
    const id = useId();
    const isChosen = (index: number) => index === value || undefined;
    const row = (title: string, cell: (each: ServicePackage) => ReactNode) => (
      <tr>
        <th scope="row">{title}</th>
        {packages.map((each, index) => (
          <td key={index} data-chosen={isChosen(index)}>
            {cell(each)}
          </td>
        ))}
      </tr>
    );
    if (packages.length === 0) return null;

    return (
      <TableFrame
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        {...frameProps}
        ref={ref}
        style={{ '--columns': packages.length, ...style }}
      >
        <table>
          <caption>
            <VisuallyHidden id={id}>{caption ?? texts.caption}</VisuallyHidden>
          </caption>
          <colgroup>
            <col />
            <col span={packages.length} />
          </colgroup>
          <thead>
            <tr>
              <th scope="row">
                <VisuallyHidden>{texts.package}</VisuallyHidden>
              </th>
              {packages.map(({ name, price }, index) => (
                <th key={index} scope="col" data-chosen={isChosen(index)}>
                  <Head>
                    <span id={`${id}-${index}`}>{name}</span> <b>{formatPrice(price, market)}</b>{' '}
                    <small>
                      {isChosen(index) && (
                        <>
                          <Icon of={Check} size="small" />
                          {texts.chosen}
                        </>
                      )}
                    </small>
                  </Head>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(texts.content, ({ description }) => description)}
            {row(terms.texts.delivery, ({ days }) => terms.writeDays(days))}
            {row(terms.texts.revisions, ({ revisions }) => terms.writeRevisions(revisions))}
          </tbody>
          {(onChoose ?? hrefFor) && (
            <tfoot>
              <tr>
                <th scope="row">
                  <VisuallyHidden>{texts.choose}</VisuallyHidden>
                </th>
                {packages.map((_package, index) => (
                  <td key={index} data-chosen={isChosen(index)}>
                    <ChooseAction
                      id={`${id}-choose-${index}`}
                      nameId={`${id}-${index}`}
                      isChosen={index === value}
                      href={hrefFor?.(index)}
                      onChoose={() => onChoose?.(index)}
                    />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </TableFrame>
    );
  },
);

interface ChooseActionProps {
  id: string;
  /** The element that names the package. */
  nameId: string;
  isChosen: boolean;
  href: string | undefined;
  onChoose: () => void;
}

function ChooseAction({ id, nameId, isChosen, href, onChoose }: ChooseActionProps) {
  const texts = useTexts('PackageTable', packageTableTexts);
  const look = {
    id,
    'aria-labelledby': `${id} ${nameId}`,
    size: 'small',
    variant: isChosen ? 'primary' : 'secondary',
    isBlock: true,
    children: isChosen ? texts.chosen : texts.choose,
  } as const;

  return href === undefined ? (
    <Button {...look} onClick={onChoose} />
  ) : (
    <LinkButton {...look} href={href} aria-current={isChosen || undefined} />
  );
}
