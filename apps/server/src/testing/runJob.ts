import { fastify } from 'fastify';
import type { Job } from '../jobs/repeatJobs.ts';

const { log } = fastify();

/** Runs the job of this name once, now. */
export async function runJob(jobs: Job[], name: string): Promise<void> {
  const job = jobs.find((known) => known.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.run({ log, ownUrl: 'http://127.0.0.1:9' });
}
