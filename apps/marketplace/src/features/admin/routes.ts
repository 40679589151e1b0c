import type { Role } from '@market/api/contract';
import { createScreen, type Screen } from '../../routing/createScreen.tsx';
import { adminPaths } from './adminPaths.ts';

/** A screen of those who run the market. */
export interface AdminRoute {
  path: string;
  /** Whose it is; `owner` has all of them. Left out for anybody with a role. */
  role?: Role;
  screen: Screen;
}

export const adminRoutes: AdminRoute[] = [
  {
    path: adminPaths.overview,
    screen: createScreen(() =>
      import('./overview/OverviewScreen.tsx').then((file) => file.OverviewScreen),
    ),
  },
  {
    path: adminPaths.disputes,
    role: 'support',
    screen: createScreen(() =>
      import('./disputes/DisputesScreen.tsx').then((file) => file.DisputesScreen),
    ),
  },
  {
    path: adminPaths.orders,
    role: 'support',
    screen: createScreen(() =>
      import('./search/FindOrdersScreen.tsx').then((file) => file.FindOrdersScreen),
    ),
  },
  {
    path: adminPaths.order(':id'),
    role: 'support',
    screen: createScreen(() =>
      import('./inspect/InspectOrderScreen.tsx').then((file) => file.InspectOrderScreen),
    ),
  },
  {
    path: adminPaths.books,
    role: 'finance',
    screen: createScreen(() => import('./books/BooksScreen.tsx').then((file) => file.BooksScreen)),
  },
  {
    path: adminPaths.operators,
    role: 'owner',
    screen: createScreen(() =>
      import('./operators/OperatorsScreen.tsx').then((file) => file.OperatorsScreen),
    ),
  },
];
