import type { Role } from '@market/api/contract';
import { createScreen, type Screen } from '../../routing/createScreen.tsx';
import { adminPaths } from './adminPaths.ts';

/** A screen of those who run the market. */
export interface AdminRoute {
  path: string;
  /** Whose it is; `owner` has all of them. Left out for anybody with a role. */
  role?: Role | readonly Role[];
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
    path: adminPaths.reports,
    role: 'moderator',
    screen: createScreen(() =>
      import('./reports/ReportsScreen.tsx').then((file) => file.ReportsScreen),
    ),
  },
  {
    path: adminPaths.report(':id'),
    role: 'moderator',
    screen: createScreen(() =>
      import('./reports/ReportScreen.tsx').then((file) => file.ReportScreen),
    ),
  },
  {
    path: adminPaths.held,
    role: 'moderator',
    screen: createScreen(() => import('./held/HeldScreen.tsx').then((file) => file.HeldScreen)),
  },
  {
    path: adminPaths.heldOne(':id'),
    role: 'moderator',
    screen: createScreen(() =>
      import('./held/InspectHeldScreen.tsx').then((file) => file.InspectHeldScreen),
    ),
  },
  {
    path: adminPaths.identity,
    role: 'moderator',
    screen: createScreen(() =>
      import('./identity/IdentityQueueScreen.tsx').then((file) => file.IdentityQueueScreen),
    ),
  },
  {
    path: adminPaths.identityOf(':id'),
    role: 'moderator',
    screen: createScreen(() =>
      import('./identity/InspectIdentityScreen.tsx').then((file) => file.InspectIdentityScreen),
    ),
  },
  {
    path: adminPaths.services,
    role: 'moderator',
    screen: createScreen(() =>
      import('./services/HeldServicesScreen.tsx').then((file) => file.HeldServicesScreen),
    ),
  },
  {
    path: adminPaths.service(':id'),
    role: 'moderator',
    screen: createScreen(() =>
      import('./services/InspectServiceScreen.tsx').then((file) => file.InspectServiceScreen),
    ),
  },
  {
    path: adminPaths.audit,
    screen: createScreen(() => import('./audit/AuditScreen.tsx').then((file) => file.AuditScreen)),
  },
  {
    path: adminPaths.categories,
    role: 'owner',
    screen: createScreen(() =>
      import('./categories/CategoryDeskScreen.tsx').then((file) => file.CategoryDeskScreen),
    ),
  },
  {
    path: adminPaths.settings,
    role: 'owner',
    screen: createScreen(() =>
      import('./settings/SettingsScreen.tsx').then((file) => file.SettingsScreen),
    ),
  },
  {
    path: adminPaths.people,
    role: ['support', 'moderator'],
    screen: createScreen(() =>
      import('./people/PeopleScreen.tsx').then((file) => file.PeopleScreen),
    ),
  },
  {
    path: adminPaths.person(':id'),
    role: ['support', 'moderator'],
    screen: createScreen(() =>
      import('./people/PersonFileScreen.tsx').then((file) => file.PersonFileScreen),
    ),
  },
  {
    path: adminPaths.appeals,
    role: 'moderator',
    screen: createScreen(() =>
      import('./appeals/AppealsScreen.tsx').then((file) => file.AppealsScreen),
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
