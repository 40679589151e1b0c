import type { Category } from '@market/api';

/** What people read for each category. */
export const categoryNames: Record<Category, string> = {
  'Graphics-And-Design': 'Graphics-And-Design',
  'Game-Development': 'Game-Development',
  'Web-Programming': 'Web-Programming',
  'Mobile-Apps': 'Mobile-Apps',
};
