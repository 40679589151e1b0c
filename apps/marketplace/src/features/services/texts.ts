import type { Category } from '@market/api';

/** What people read for the categories that a market begins with. */
export const categoryNames: Partial<Record<Category, string>> = {
  'Graphics-And-Design': 'Graphics-And-Design',
  'Game-Development': 'Game-Development',
  'Web-Programming': 'Web-Programming',
  'Mobile-Apps': 'Mobile-Apps',
};
