import type { DraftContent } from '@market/api/contract';
import type { ServiceExtra, ServicePackage } from '@market/ui';

/** The fields of a form say `NaN` for a number that was not entered, a draft says null. */
const toFigure = (number: number | null) => number ?? Number.NaN;
const toStored = (figure: number) => (Number.isNaN(figure) ? null : figure);

/** The packages of a draft as their editor takes them. */
export const toPackages = ({ packages }: DraftContent): ServicePackage[] =>
  packages.map(({ price, days, ...fields }) => ({
    ...fields,
    price: toFigure(price),
    days: toFigure(days),
  }));

/** The extras of a draft as their editor takes them. */
export const toExtras = ({ extras }: DraftContent): ServiceExtra[] =>
  extras.map(({ price, days, revisions, most, ...fields }) => ({
    ...fields,
    price: toFigure(price),
    days: toFigure(days),
    revisions: toFigure(revisions),
    most: toFigure(most),
  }));

export const fromPackages = (packages: ServicePackage[]): DraftContent['packages'] =>
  packages.map(({ price, days, revisions, ...fields }) => ({
    ...fields,
    price: toStored(price),
    days: toStored(days),
    // Null means any number here, so that what is no number has to become one.
    revisions: revisions !== null && Number.isNaN(revisions) ? 0 : revisions,
  }));

export const fromExtras = (extras: ServiceExtra[]): DraftContent['extras'] =>
  extras.map(({ price, days, revisions, most, ...fields }) => ({
    ...fields,
    price: toStored(price),
    days: toStored(days),
    revisions: toStored(revisions),
    most: toStored(most),
  }));
