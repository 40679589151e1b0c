import { categories } from '@market/api';
import { CategoryCard, PageHeader, PageLayout } from '@market/ui';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { toExplorePath } from '../serviceFilter.ts';
import { CategoryGrid } from './CategoriesScreen.styles.ts';
import { categoryNames } from '../texts.ts';
import { texts } from './texts.ts';

/** The four categories, each a door to its services. */
export function CategoriesScreen() {
  return (
    <PageLayout>
      <PageTitle>{texts.page}</PageTitle>
      <PageHeader title={texts.heading} text={texts.text} />
      <CategoryGrid>
        {categories.map((category) => (
          <li key={category}>
            <CategoryCard
              category={category}
              label={categoryNames[category]}
              href={toExplorePath({ category })}
            />
          </li>
        ))}
      </CategoryGrid>
    </PageLayout>
  );
}
