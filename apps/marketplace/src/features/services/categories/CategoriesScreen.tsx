import { categories } from '@market/api';
import { CategoryCard, PageHeader, PageLayout } from '@market/ui';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { toExplorePath } from '../serviceFilter.ts';
import { CategoryGrid } from './CategoriesScreen.styles.ts';

/** The four categories, each a door to its services. */
export function CategoriesScreen() {
  return (
    <PageLayout>
      <PageTitle>Categories</PageTitle>
      <PageHeader title="Categories:" text="Four kinds of work, done by people who love it." />
      <CategoryGrid>
        {categories.map((category) => (
          <li key={category}>
            <CategoryCard category={category} href={toExplorePath({ category })} />
          </li>
        ))}
      </CategoryGrid>
    </PageLayout>
  );
}
