import { lazy, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useSession } from '../features/people/session.ts';
import type { Screen } from '../routing/createScreen.tsx';
import { LoadingScreen } from '../shared/LoadingScreen.tsx';

/** Some people have more screens than others. Nobody else learns which. */
const AdminScreens = lazy(async () => ({
  default: (await import('../features/admin/AdminScreens.tsx')).AdminScreens,
}));

const never = () => () => undefined;

/** Lets those who have more screens have them where otherwise this one stands. */
export const orAdminScreens = ({ load, Component }: Screen): Screen => ({
  load,
  Component: () => (
    <UnroutedFrame>
      <Component />
    </UnroutedFrame>
  ),
});

/** What stands at an address that no other screen has: for most people, what says so. */
function UnroutedFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // A page that came rendered stays until it is known who is here.
  const [wasServed] = useState(isServed);

  if (session.status === 'loading' && !wasServed) return <LoadingScreen />;
  const role = session.status === 'signedIn' ? session.person.role : undefined;
  return role ? <AdminScreens role={role} otherwise={children} /> : children;
}
