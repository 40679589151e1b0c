import { chmod, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../../../tooling/startServer.ts';

test('what a server writes is nobody else’s business, in a folder that was open, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-open-'));
  await chmod(folder, 0o755);
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  try {
    expect(server.readOutput()).toContain(`Others could read ${folder}: it is closed now.`);
    await fetch(`${server.url}/api/auth/new`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fullname: 'Asha Rao',
        email: 'asha@example.com',
        password: 'a long password',
        passwordverify: 'a long password',
      }),
    });
    await server.stop();

    const paths = (await readdir(folder, { recursive: true })).filter(
      // The log is the test's. PGlite gives its files modes of its own: none gets past its folder.
      (path) => path !== 'server.log' && !path.startsWith('database/'),
    );
    expect(paths).toContain('database');
    expect(paths.length).toBeGreaterThan(3);
    const open = [];
    for (const path of ['.', ...paths]) {
      const { mode } = await stat(join(folder, path));
      if ((mode & 0o077) !== 0) open.push(`${path}: ${(mode & 0o777).toString(8)}`);
    }
    expect(open).toEqual([]);
  } finally {
    await server.stop();
    await server.clean();
  }
});
