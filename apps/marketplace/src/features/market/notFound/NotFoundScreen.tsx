import { LinkButton, PageHeader, PageLayout } from '@market/ui';
import { useLocation } from '../../../routing/router.ts';
import { paths } from '../../../routing/paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { WaysOn } from './NotFoundScreen.styles.ts';
import { texts } from './texts.ts';

/** Helps people who came to an address that leads nowhere. */
export function NotFoundScreen() {
  const { pathname } = useLocation();

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.page}</PageTitle>
      <PageHeader title={texts.heading} text={texts.text(pathname)} />
      <WaysOn>
        <LinkButton href={paths.home}>{texts.explore}</LinkButton>
        <LinkButton href={paths.categories}>{texts.categories}</LinkButton>
      </WaysOn>
    </PageLayout>
  );
}
