import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { findFreePort } from '../../tooling/findFreePort.ts';

/** A package registry on this machine. */
export interface Registry {
  url: string;
  /** Lines of an `.npmrc` that publish to it and take our own packages from it, others as usual. */
  npmrc: string;
  stop: () => void;
}

/**
 * Starts Verdaccio on a free port of the loopback interface. It holds our packages only.
 *
 * @param folder An empty folder for its data.
 * @param program Where Verdaccio is installed.
 */
export async function startRegistry(folder: string, program: string): Promise<Registry> {
  const port = await findFreePort();
  writeFileSync(
    `${folder}/verdaccio.yaml`,
    [
      `storage: ${folder}/storage`,
      'auth: { htpasswd: { file: ./htpasswd } }',
      "packages: { '@market/*': { access: $all, publish: $all, unpublish: $all } }",
      'log: { type: stdout, level: warn }',
      'max_body_size: 50mb',
    ].join('\n'),
  );
  const verdaccio = spawn(
    process.execPath,
    [program, '--config', `${folder}/verdaccio.yaml`, '--listen', `127.0.0.1:${port}`],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url);
  return {
    url,
    npmrc: `@market:registry=${url}\n//127.0.0.1:${port}/:_authToken=anyone\n`,
    stop: () => verdaccio.kill(),
  };
}

async function waitFor(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(`${url}-/ping`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('The registry did not start.');
}
