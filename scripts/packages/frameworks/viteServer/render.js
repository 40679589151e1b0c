import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './dist-server/server.js';

// Once, when the site is built; a server does the same for each request.
writeFileSync('dist/index.html', render(readFileSync('dist/index.html', 'utf8')));
