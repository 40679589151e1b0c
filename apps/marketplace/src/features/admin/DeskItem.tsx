import { Skeleton } from '@market/ui';
import type { ReactNode } from 'react';
import type { ShownQuery } from '../../shared/QueryView.tsx';
import { DeskLayout } from './DeskLayout.tsx';
import { DeskView } from './DeskView.tsx';
import { NotThere } from './NotThere.tsx';

interface DeskItemProps<Data> {
  /** The address of the area that it belongs to, and what that is called. */
  area: string;
  title: string;
  query: ShownQuery<Data>;
  says: { waiting: string; failure: string; missing: { title: string; text: string } };
  children: (data: Data) => ReactNode;
}

/** A screen about one thing: loading, failed, not there, or all that there is to see of it. */
export function DeskItem<Data>({ area, title, query, says, children }: DeskItemProps<Data>) {
  return (
    <DeskLayout area={area}>
      <DeskView
        query={query}
        loading={<Skeleton height="32rem" radius="12px" aria-hidden />}
        waiting={says.waiting}
        failure={says.failure}
        heading={title}
        missing={<NotThere heading={title} {...says.missing} />}
      >
        {children}
      </DeskView>
    </DeskLayout>
  );
}
