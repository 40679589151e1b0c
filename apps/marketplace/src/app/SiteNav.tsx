import { TopNav } from '@market/ui';
import { Suspense } from 'react';
import { useLocation, useNavigate } from '../routing/router.ts';
import { leaveScreen } from '../routing/leaveScreen.ts';
import { useListWishlistQuery, useLogOutMutation } from '../backend/market.ts';
import { paths } from '../routing/paths.ts';
import { useSession } from '../features/people/session.ts';
import { useMarketSettings } from '../shared/useMarketSettings.ts';
import { showFailure } from '../shared/showFailure.ts';
import { toExplorePath } from '../features/services/serviceFilter.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { createScreen } from '../routing/createScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useCategories } from '../features/services/useCategories.ts';
import { SiteLogo } from './SiteLogo.tsx';
import { texts } from './texts.ts';

const hrefs = {
  welcome: paths.welcome,
  logIn: paths.logIn,
  signUp: paths.signUp,
  wishlist: paths.wishlist,
  profile: paths.profile,
  dashboard: paths.dashboard,
  orders: paths.myOrders,
};

/** Its code is not needed for the first paint, and never for visitors. */
const bell = createScreen(() =>
  import('../features/notifications/Bell.tsx').then((file) => file.Bell),
);

/** The navigation of the site, for visitors and members. */
export function SiteNav() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const wishlist = useListWishlistQuery(undefined, { skip: !isSignedIn });
  const { hasFeature } = useMarketSettings();
  const [logOut] = useLogOutMutation();
  const { categories } = useCategories();
  const links = [
    { label: texts.links.explore, href: paths.home },
    {
      label: texts.links.categories,
      href: paths.categories,
      links: categories.map(({ slug, name }) => ({
        label: name,
        href: toExplorePath({ category: slug }),
      })),
    },
    { label: texts.links.sell, href: paths.newService },
  ];

  const leave = async () => {
    // Before logging out, so that no guard redirects the visitor.
    await navigate(paths.home);
    const { error } = await logOut();
    if (error) showFailure(error);
  };

  return (
    <TopNav
      links={links}
      hrefs={hasFeature('messages') ? { ...hrefs, messages: paths.messages } : hrefs}
      logo={<SiteLogo />}
      current={pathname}
      search={<SiteSearch />}
      person={isSignedIn ? session.person : null}
      isLoading={session.status === 'loading'}
      wishlistCount={wishlist.currentData?.cartItemsCount}
      actions={
        isSignedIn &&
        hasFeature('notifications') && (
          <ErrorBoundary>
            <Suspense>
              <bell.Component />
            </Suspense>
          </ErrorBoundary>
        )
      }
      onLogOut={() => leaveScreen(() => void leave())}
    />
  );
}
