import { LinkButton, PageHeader, PageLayout } from '@market/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useTitle } from '../../shared/useTitle.ts';
import { WaysOn } from './NotFoundScreen.styles.ts';

/** Helps on whoever came to an address that leads nowhere. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  useTitle('Page not found');

  return (
    <PageLayout width="narrow">
      <PageHeader title="This page does not exist." text={`Nothing is at ${pathname}.`} />
      <WaysOn>
        <LinkButton href={paths.home}>Explore services</LinkButton>
        <LinkButton href={paths.categories}>Categories</LinkButton>
      </WaysOn>
    </PageLayout>
  );
}
