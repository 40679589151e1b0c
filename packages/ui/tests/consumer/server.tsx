import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './Page';

const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(createElement(Page)));
process.stdout.write(`${sheet.getStyleTags()}<div id="root">${html}</div>`);
