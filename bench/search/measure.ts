import { measureCatalogue } from './measureCatalogue.ts';
import { measureQuestions } from './measureQuestions.ts';
import { measureSearch } from '../../apps/server/assurance/search/measureSearch.ts';

/**
 * `pnpm bench search [number of services]`, each kind of question by itself with
 * `pnpm bench search questions [number of services]`, or with a whole market on PostgreSQL
 * `pnpm bench search postgres memory|sql [number of services] [words of names]`.
 */
const [first, engine, count, names] = process.argv.slice(2);

if (first === 'postgres') {
  await measureSearch(engine ?? 'memory', Number(count ?? 1_000_000), Number(names ?? 20_000));
} else if (first === 'questions') measureQuestions(Number(engine ?? 1_000_000));
else measureCatalogue(first ? [Number(first)] : [10_000, 100_000, 1_000_000]);
