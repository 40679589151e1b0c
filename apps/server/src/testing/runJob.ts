import { fastify } from 'fastify';
import type { Job } from '../jobs/repeatJobs.ts';

/** What a job has logged that somebody ought to look at, such as `{ payment: '…', msg: '…' }`. */
export type Complaint = Record<string, unknown>;

/** Runs the job of this name once, now. Gives what it complained about. */
export async function runJob(jobs: Job[], name: string): Promise<Complaint[]> {
  const job = jobs.find((known) => known.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  const complaints: Complaint[] = [];
  const stream = { write: (line: string) => complaints.push(JSON.parse(line) as Complaint) };
  const { log } = fastify({ logger: { level: 'error', stream } });
  await job.run({ log, ownUrl: 'http://127.0.0.1:9' });
  return complaints;
}
