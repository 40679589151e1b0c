import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Something that is repeated while the server listens. */
export interface Job {
  name: string;
  /** The pause after each time, in milliseconds. */
  pause: number;
  run: (surroundings: JobSurroundings) => Promise<unknown>;
}

/** What a job may want to know. */
export interface JobSurroundings {
  log: FastifyBaseLogger;
  /** Where this process is reached on this machine, such as `http://127.0.0.1:4000`. */
  ownUrl: string;
}

function toOwnUrl(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo;
  const isAnywhere = address === '0.0.0.0' || address === '::';
  const host = isAnywhere ? 'localhost' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Runs jobs once the server listens: each immediately, then again after its pause. A failure is
 * logged and stops nothing; closing the server waits for running jobs.
 */
export function repeatJobs(app: FastifyInstance, jobs: Job[]): void {
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isClosing = false;

  async function run(job: Job, surroundings: JobSurroundings) {
    try {
      await job.run(surroundings);
    } catch (error) {
      surroundings.log.error({ err: error }, 'A job failed and will be tried again');
    }
    if (!isClosing)
      timers.set(
        job,
        setTimeout(() => start(job, surroundings), job.pause),
      );
  }

  function start(job: Job, surroundings: JobSurroundings) {
    const turn = run(job, surroundings).finally(() => running.delete(turn));
    running.add(turn);
  }

  app.addHook('onListen', async () => {
    for (const job of jobs) {
      start(job, { log: app.log.child({ job: job.name }), ownUrl: toOwnUrl(app) });
    }
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  });
}
