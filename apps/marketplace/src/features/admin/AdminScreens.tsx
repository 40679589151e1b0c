import type { Role } from '@market/api/contract';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useRoutes } from '../../routing/router.ts';
import { LoadingScreen } from '../../shared/LoadingScreen.tsx';
import { isFor } from './isFor.ts';
import { OwnRole } from './OwnRole.ts';
import { adminRoutes } from './routes.ts';

interface AdminScreensProps {
  /** The reader's. */
  role: Role;
  /** What stands at an address that is none of theirs. */
  otherwise: ReactNode;
}

/** The screens of those who run the market, each only for whose it is. */
export function AdminScreens({ role, otherwise }: AdminScreensProps) {
  const { pathname } = useLocation();
  const screen = useRoutes(
    adminRoutes
      .filter((route) => isFor(role, route.role))
      .map(({ path, screen: { Component } }) => ({
        path,
        element: <Component key={pathname} />,
      })),
  );

  if (!screen) return otherwise;
  return (
    <OwnRole value={role}>
      <Suspense fallback={<LoadingScreen />}>{screen}</Suspense>
    </OwnRole>
  );
}
