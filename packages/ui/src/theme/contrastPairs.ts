import { measureContrast, toLinearColor } from './contrast.ts';
import type { Theme, ThemeColors } from './theme.ts';

type Role = keyof ThemeColors;

/** Two colours that meet on the screen, and how much they must differ. */
export interface ContrastPair {
  front: Role;
  back: Role;
  /** 7 for text to be read at length, 4.5 for other text, 3 for what is only seen. */
  least: 7 | 4.5 | 3;
  /** Where they meet. */
  use: string;
}

const pair = (front: Role, backs: readonly Role[], least: 7 | 4.5 | 3, use: string) =>
  backs.map((back): ContrastPair => ({ front, back, least, use }));

/** Every pair of colours that the parts put on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pair('ink', ['paper', 'surface', 'sunken'], 7, 'Body text'),
  ...pair('ink', ['primarySoft', 'positiveSoft', 'negativeSoft', 'warningSoft'], 7, 'Body text'),
  ...pair('paper', ['ink'], 7, 'Toasts, tooltips, the current page'),
  ...pair('inkSoft', ['paper', 'surface', 'sunken'], 4.5, 'Text that steps back'),
  ...pair(
    'primary',
    ['paper', 'surface', 'sunken', 'primarySoft'],
    4.5,
    'Links, the current place',
  ),
  ...pair('onPrimary', ['primary', 'primaryHover'], 4.5, 'Primary buttons'),
  ...pair('positive', ['paper', 'surface', 'sunken', 'positiveSoft'], 4.5, 'Good news'),
  ...pair('negative', ['paper', 'surface', 'sunken', 'negativeSoft'], 4.5, 'Errors, dangers'),
  ...pair('warning', ['paper', 'surface', 'sunken', 'warningSoft'], 4.5, 'Warnings'),
  ...pair('surface', ['positive', 'negative', 'primary'], 3, 'Signs of toasts'),
  ...pair('star', ['paper', 'surface'], 3, 'Rating stars'),
  ...pair('lineStrong', ['paper', 'surface'], 3, 'Edges of fields, empty stars'),
  ...pair('primary', ['line'], 3, 'Sliders and progress bars'),
];

/** How much the two colours of a pair differ in a theme. */
export const measurePair = ({ color }: Theme, { front, back }: ContrastPair) =>
  measureContrast(toLinearColor(color[front]), toLinearColor(color[back]));
