import { themeScript, writeGlobalStyle } from '@market/ui/theme';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';

/** Fills the built `index.html`. */
export function render(html: string): string {
  const sheet = new ServerStyleSheet();
  const page = renderToString(sheet.collectStyles(<App />));
  const basics = writeGlobalStyle({ brand: { color: '#0f766e' } });
  const head = `<script>${themeScript}</script><style>${basics}</style>${sheet.getStyleTags()}`;
  sheet.seal();
  return html.replace('<!--head-->', () => head).replace('<!--page-->', () => page);
}
