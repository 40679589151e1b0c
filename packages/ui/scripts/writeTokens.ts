import { writeFileSync } from 'node:fs';
import { createDesignTokens } from '../src/theme/designTokens.ts';

/** Writes `tokens.json` for design tools. */
const text = JSON.stringify(createDesignTokens(), null, 2);
writeFileSync(new URL('../tokens.json', import.meta.url), `${text}\n`);
