import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import type { MarketMeans } from './toFigures.ts';
import { findMeans, writeFigures } from './writeFigures.ts';

/** How many sellers are looked at in one turn. */
const batchSize = 100;

/** How long after the beginning of a round the next one begins, in milliseconds. */
const roundLength = 10 * 60_000;

const beginning = '00000000-0000-0000-0000-000000000000';

/** A round through all sellers. */
interface Round {
  begunAt: number;
  means: MarketMeans;
  /** The last seller who was looked at; undefined once it has been all. */
  place: string | undefined;
}

/** The job that makes up what decides where services are found: of all of them, some sellers at a time. */
export function createFigureJob(
  database: Database,
  findAnswerHours: () => Promise<number | undefined>,
): Job {
  let round: Round | undefined;

  async function listSellers(after: string): Promise<string[]> {
    const rows = await database
      .selectFrom('services')
      .select('seller_id')
      .distinct()
      .where('seller_id', '>', after)
      .orderBy('seller_id')
      .limit(batchSize)
      .execute();
    return rows.map(({ seller_id: id }) => id);
  }

  return {
    name: 'make up figures',
    pause: 2_000,
    async run() {
      const answerHours = await findAnswerHours();
      if (answerHours === undefined) return;
      if (!round || (round.place === undefined && Date.now() - round.begunAt >= roundLength)) {
        round = { begunAt: Date.now(), means: await findMeans(database), place: beginning };
      }
      if (round.place === undefined) return;
      const sellers = await listSellers(round.place);
      if (
        sellers.length > 0 &&
        !(await writeFigures(database, sellers, round.means, answerHours))
      ) {
        return;
      }
      round.place = sellers.length < batchSize ? undefined : sellers.at(-1);
    },
  };
}
