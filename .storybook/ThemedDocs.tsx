import { MarketProvider, tokens } from '@market/ui';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { readBrand } from './brands.ts';
import { storybookThemes, toTheme } from './themes.ts';

/** A page of documentation in the theme chosen in the toolbar. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = readChoice(context);
  const theme = toTheme(globals);
  const brand = readBrand(globals);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.body.style.padding = '0';
  }, [theme]);

  return (
    <DocsContainer context={context} theme={storybookThemes[theme]}>
      <style>{style}</style>
      <MarketProvider key={theme} brand={brand}>
        {children}
      </MarketProvider>
    </DocsContainer>
  );
}

/**
 * The choice of the toolbar, whatever a single story sets for itself. Read from the store, because stories
 * in frames of their own report their globals to the page, too.
 */
function readChoice(context: DocsContainerProps['context']) {
  const { store } = context as unknown as {
    store: { userGlobals: { get: () => Record<string, unknown> } };
  };
  return store.userGlobals.get();
}

/** Mends what Storybook's themes leave: light stripes, blue marks, tables wider than a phone. */
const style = `
  .sbdocs table:not(.docblock-argstable, .sb-unstyled *) :is(tr, th, td) {
    border-color: ${tokens.color.line} !important;
    background: none !important;
    text-align: start !important;
  }
  .sbdocs table:not(.docblock-argstable, .sb-unstyled *) { display: table; inline-size: 100%; }
  .sbdocs table:not(.docblock-argstable, .sb-unstyled *) td { vertical-align: top; }
  .sbdocs code:not(pre *) {
    overflow-wrap: break-word;
    white-space: normal !important;
    border-color: ${tokens.color.line} !important;
    background: ${tokens.color.sunken} !important;
    color: ${tokens.color.ink} !important;
  }
  :has(> .docblock-argstable) { overflow-x: auto; }
`;
