import type { Brand } from '@market/ui';

/** The brands of the toolbar: ours, and three that differ from it in every respect. */
export const storybookBrands = {
  market: {},
  teahouse: { color: '#0f766e', radius: '4px', font: 'Georgia, serif' },
  bank: { color: 'rebeccapurple', radius: '0px', font: 'Arial, sans-serif' },
  playground: { color: '#d6336c', radius: '16px', font: "ui-rounded, 'Trebuchet MS', sans-serif" },
} satisfies Record<string, Brand>;

/** The brand and the density among Storybook's globals. */
export const readBrand = ({ brand, density }: Record<string, unknown>): Brand => ({
  ...Object.entries(storybookBrands).find(([name]) => name === brand)?.[1],
  density: density === 'compact' ? 'compact' : 'comfortable',
});
