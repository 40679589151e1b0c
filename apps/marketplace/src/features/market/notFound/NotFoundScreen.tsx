import { LinkButton, PageHeader, PageLayout } from '@market/ui';
import { useLocation } from '../../../routing/router.ts';
import { paths } from '../../../routing/paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { WaysOn } from './NotFoundScreen.styles.ts';

/** Helps people who came to an address that leads nowhere. */
export function NotFoundScreen() {
  const { pathname } = useLocation();

  return (
    <PageLayout width="narrow">
      <PageTitle>Page not found</PageTitle>
      <PageHeader title="This page does not exist." text={`Nothing is at ${pathname}.`} />
      <WaysOn>
        <LinkButton href={paths.home}>Explore services</LinkButton>
        <LinkButton href={paths.categories}>Categories</LinkButton>
      </WaysOn>
    </PageLayout>
  );
}
