import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { createSpecificationPage } from './createSpecificationPage.ts';
import { describeContract } from './describeContract.ts';

/**
 * Writes what is written from something else: `openapi.json` from the contract, and
 * `specification.html` from `docs/specification.md`.
 */
const packageFolder = new URL('..', import.meta.url);
const document = await format(JSON.stringify(await describeContract()), {
  parser: 'json',
  printWidth: 100,
});
writeFileSync(new URL('openapi.json', packageFolder), document);

const specification = readFileSync(new URL('../../docs/specification.md', packageFolder), 'utf8');
writeFileSync(new URL('specification.html', packageFolder), createSpecificationPage(specification));
