import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeGlobalStyle } from '../../theme/writeGlobalStyle.ts';
import { MarketProvider } from './MarketProvider.tsx';

const render = (isPageStyled?: boolean) =>
  renderToStaticMarkup(createElement(MarketProvider, { isPageStyled }));

test('renders the global style, unless the page has it', () => {
  expect(render()).toBe(`<style>${writeGlobalStyle()}</style>`);
  expect(render(true)).toBe('');
});

test('the rules for all elements can be left out, what themes are made of stays', () => {
  const without = writeGlobalStyle({ hasReset: false });
  const html = renderToStaticMarkup(createElement(MarketProvider, { hasReset: false }));

  expect(without).toContain('--market-color-ink');
  expect(without).not.toContain('box-sizing');
  expect(writeGlobalStyle()).toContain('box-sizing');
  expect(html).toBe(`<style>${without}</style>`);
});

test('the global style is that of the theme and the brand', () => {
  expect(writeGlobalStyle({ theme: 'dark' })).toMatch(/^:root\{color-scheme:dark;/);
  expect(writeGlobalStyle({ brand: { radius: '4px' } })).not.toBe(writeGlobalStyle());
});
