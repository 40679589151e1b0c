import { spawnSync } from 'node:child_process';
import { startPostgres } from '../tooling/startPostgres.ts';

/** The server's tests on the PostgreSQL of `TEST_DATABASE_URL`, or on one that is installed. */
const given = process.env['TEST_DATABASE_URL'];
const own = given ? undefined : await startPostgres();
const url = given ?? own?.url;

if (url) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } },
  );
  own?.stop();
  process.exitCode = status ?? 1;
} else {
  console.log(
    'Not run here: the server on PostgreSQL. None is installed, and TEST_DATABASE_URL names none.',
  );
}
