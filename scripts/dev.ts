import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';

const top = join(import.meta.dirname, '..');
const sitePort = 5173;
const serverPort = process.env['PORT'] ?? '4000';
const siteUrl = `http://localhost:${sitePort}`;

/** The server restarts whenever one of its files changes. */
const runServer = (): ChildProcess =>
  spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--conditions=market-source', 'src/main.ts'],
    {
      cwd: join(top, 'apps/server'),
      stdio: 'inherit',
      env: { ...process.env, PORT: serverPort, PUBLIC_URL: siteUrl },
    },
  );

/** The site picks up changes to its own files and to the library while it runs. */
async function runSite() {
  process.env['SERVER'] = `http://localhost:${serverPort}`;
  const site = await createServer({
    root: join(top, 'apps/marketplace'),
    logLevel: 'warn',
    server: { port: sitePort, strictPort: true },
  });
  await site.listen();
  return site;
}

const site = await runSite().catch((error: Error) => {
  console.error(`${error.message}.`);
  process.exit(1);
});
const server = runServer();
console.log(`Develop at ${siteUrl} (site, library and server reload as you edit)`);

const stop = async () => {
  server.kill('SIGTERM');
  await site.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('close', (code) => process.exit(code ?? 0));
