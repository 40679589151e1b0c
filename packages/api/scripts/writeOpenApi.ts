import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { describeContract } from './describeContract.ts';

/** Writes `openapi.json` anew after a change of the contract. */
const text = await format(JSON.stringify(await describeContract()), {
  parser: 'json',
  printWidth: 100,
});
writeFileSync(new URL('../openapi.json', import.meta.url), text);
