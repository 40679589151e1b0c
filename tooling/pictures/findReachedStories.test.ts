import { expect, it } from 'vitest';
import { listStoryFiles } from './findGone.ts';
import { findReachedStories } from './findReachedStories.ts';

const stories = listStoryFiles();
const reach = (file: string) => findReachedStories([file], stories);

it('reaches every story from a token', () => {
  expect(reach('packages/ui/src/theme/theme.ts')).toEqual(stories);
});

it('reaches every story from what takes the pictures', () => {
  expect(reach('vitest.config.ts')).toEqual(stories);
});

it('reaches the stories of a part, and those of parts and screens that use it', () => {
  const reached = reach('packages/ui/src/market/OrdersTable/OrdersTable.tsx');
  expect(reached).toContain('packages/ui/src/market/OrdersTable/OrdersTable.stories.tsx');
  expect(reached).toContain(
    'apps/marketplace/src/features/orders/myOrders/MyOrdersScreen.stories.tsx',
  );
  expect(reached).not.toContain('packages/ui/src/inputs/Button/Button.stories.tsx');
  expect(reached).not.toContain(
    'apps/marketplace/src/features/services/own/NewServiceScreen.stories.tsx',
  );
});

it('reaches only its own stories from a file of stories, or from its picture', () => {
  const file = 'packages/ui/src/inputs/Button/Button.stories.tsx';
  expect(reach(file)).toEqual([file]);
  const picture = 'packages/ui/src/inputs/Button/__pictures__/inputs-button-default.webp';
  expect(reach(picture)).toEqual([file]);
});

it('reaches nothing from a document', () => {
  expect(reach('docs/architecture.md')).toEqual([]);
});
