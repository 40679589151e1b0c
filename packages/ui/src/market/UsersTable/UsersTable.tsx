'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useMemo } from 'react';
import { ActionSign } from '../../data/DataTable/ActionSign.tsx';
import { DataTable, type DataTableColumn } from '../../data/DataTable/DataTable.tsx';
import type { PersonSummary } from '../../entities.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import type { Texts } from '../../texts/Texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { usersTableTexts } from './UsersTable.texts.ts';

/** What a {@link UsersTable} shows of a person. */
export type PersonRow = Pick<PersonSummary, '_id' | 'fullname' | 'email'>;

export interface UsersTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Each person once. */
  people: readonly PersonRow[];
  /** Where the public profile of a person is; without it the column that leads there is left out. */
  hrefFor?: ((person: PersonRow) => string) | undefined;
  /** For screen readers. Defaults to `Users`. */
  caption?: string | undefined;
  /** Shown instead of a table without people. */
  empty?: ReactNode;
  /** Defaults to false. */
  isLoading?: boolean | undefined;
}

/** People by name and e-mail, each with a link to their profile. */
export const UsersTable = forwardRef<HTMLDivElement, UsersTableProps>(
  function UsersTable(props, ref) {
    const texts = useTexts('UsersTable', usersTableTexts);
    const { people, hrefFor, caption = texts.caption, ...tableProps } = props;
    const columns = useMemo(() => toColumns(hrefFor, texts), [hrefFor, texts]);

    return (
      <DataTable
        {...tableProps}
        ref={ref}
        caption={caption}
        columns={columns}
        rows={people}
        keyOf={({ _id }) => _id}
      />
    );
  },
);

const eye =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0';

const toColumns = (
  hrefFor: UsersTableProps['hrefFor'],
  texts: Texts['UsersTable'],
): DataTableColumn<PersonRow>[] => [
  {
    id: 'name',
    label: texts.name,
    sortBy: ({ fullname }) => fullname,
    cell: ({ fullname }) => fullname || '–',
  },
  {
    id: 'email',
    label: texts.email,
    sortBy: ({ email }) => email,
    cell: ({ email }) => email ?? '–',
  },
  ...(hrefFor ? [toActionColumn(hrefFor, texts)] : []),
];

const toActionColumn = (
  hrefFor: (person: PersonRow) => string,
  texts: Texts['UsersTable'],
): DataTableColumn<PersonRow> => ({
  id: 'action',
  label: texts.action,
  align: 'end',
  cell: (person) => (
    <Link href={hrefFor(person)} data-action aria-label={texts.profile(person.fullname)}>
      <ActionSign path={eye} />
    </Link>
  ),
});
