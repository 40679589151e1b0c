'use client';

import { type ReactNode, useMemo } from 'react';
import { ActionSign } from '../../data/DataTable/ActionSign.tsx';
import { DataTable, type DataTableColumn } from '../../data/DataTable/DataTable.tsx';
import type { PersonSummary } from '../../entities.ts';
import { Link } from '../../navigation/Link/Link.tsx';

/** What a {@link UsersTable} shows of a person. */
export type PersonRow = Pick<PersonSummary, '_id' | 'fullname' | 'email'>;

export interface UsersTableProps {
  /** Each person once. */
  people: readonly PersonRow[];
  /** Where the public profile of a person is. */
  hrefFor: (person: PersonRow) => string;
  /** For screen readers. Defaults to `Users`. */
  caption?: string | undefined;
  /** Shown instead of a table without people. */
  empty?: ReactNode;
  /** Defaults to false. */
  isLoading?: boolean | undefined;
}

/** People by name and e-mail, each with a link to their profile. */
export function UsersTable(props: UsersTableProps) {
  const { people, hrefFor, caption = 'Users', empty, isLoading } = props;
  const columns = useMemo(() => toColumns(hrefFor), [hrefFor]);

  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={people}
      keyOf={({ _id }) => _id}
      empty={empty}
      isLoading={isLoading}
    />
  );
}

const eye =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0';

const toColumns = (hrefFor: UsersTableProps['hrefFor']): DataTableColumn<PersonRow>[] => [
  {
    id: 'name',
    label: 'User Name',
    sortBy: ({ fullname }) => fullname,
    cell: ({ fullname }) => fullname || '–',
  },
  {
    id: 'email',
    label: 'Email',
    sortBy: ({ email }) => email,
    cell: ({ email }) => email ?? '–',
  },
  {
    id: 'action',
    label: 'Action',
    align: 'end',
    cell: (person) => (
      <Link href={hrefFor(person)} data-action aria-label={`Profile of ${person.fullname}`}>
        <ActionSign path={eye} />
      </Link>
    ),
  },
];
