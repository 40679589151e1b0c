import { CategoryCard, PageHeader, PageLayout } from '@market/ui';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { toExplorePath } from '../serviceFilter.ts';
import { CategoryGrid } from './CategoriesScreen.styles.ts';
import { useCategories } from '../useCategories.ts';
import { texts } from './texts.ts';

/** The categories, each a door to its services. */
export function CategoriesScreen() {
  const { categories } = useCategories();

  return (
    <PageLayout>
      <PageTitle>{texts.page}</PageTitle>
      <PageHeader title={texts.heading} text={texts.text(categories.length)} />
      <CategoryGrid>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <CategoryCard category={slug} label={name} href={toExplorePath({ category: slug })} />
          </li>
        ))}
      </CategoryGrid>
    </PageLayout>
  );
}
