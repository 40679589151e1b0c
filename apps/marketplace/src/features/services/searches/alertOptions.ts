import type { SearchAlert } from '@market/api';
import { texts } from './texts.ts';

/** How often somebody may be mailed what is new. */
export const alertOptions = (['daily', 'weekly', 'none'] satisfies SearchAlert[]).map((value) => ({
  value,
  label: texts.alerts[value],
}));
