import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `update` accepts the stories as they look now. `review` compares them with their accepted pictures and
 * makes a page that shows both, and the difference, wherever they differ. Name folders to choose stories.
 *
 * Pictures are stored exactly as the browser makes them: most come out the same again, byte for byte, and
 * need not be decoded to be compared. Smaller files would cost every run of the tests minutes.
 */
const [command, ...folders] = process.argv.slice(2);
const attachments = '.vitest/attachments';

function runStories(...options: string[]) {
  const { status } = spawnSync(
    'vitest',
    ['run', '--project', 'stories', '--mode', 'looks', ...options, ...folders],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  return status ?? 1;
}

const embed = (path: string) =>
  existsSync(path)
    ? `<img alt="" src="data:image/png;base64,${readFileSync(path).toString('base64')}">`
    : '<p>There is none.</p>';

/** One story that looks different, as a part of the page. */
function describeChange(newPicture: string) {
  const name = basename(newPicture).replace('-actual.png', '');
  const [accepted = ''] = globSync(`{packages,apps}/**/__pictures__/${name}.png`, {
    exclude: ['**/node_modules/**'],
  });
  const difference = newPicture.replace('-actual.png', '-diff.png');
  return `<section><h2>${name}</h2><div>
    <figure><figcaption>Accepted</figcaption>${embed(accepted)}</figure>
    <figure><figcaption>New</figcaption>${embed(newPicture)}</figure>
    <figure><figcaption>Difference</figcaption>${embed(difference)}</figure>
  </div></section>`;
}

const style = `body{font:16px/1.5 system-ui;margin:2rem;background:#f6f5f2;color:#222}
  div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}
  img{inline-size:100%;border:1px solid #ccc;background:white}h2{margin-block:2rem .5rem}`;

function writeReview() {
  const changes = globSync(`${attachments}/**/*-actual.png`).toSorted();
  const page = join(attachments, 'pictures.html');
  const summary =
    changes.length === 0 ? 'Every story looks as accepted.' : `${changes.length} differ.`;
  mkdirSync(attachments, { recursive: true });
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of stories</title><style>${style}</style><h1>${summary}</h1>${changes.map(describeChange).join('')}</html>`,
  );
  console.log(`${summary} See ${pathToFileURL(page).href}`);
}

if (command === 'update') {
  process.exitCode = runStories('--update=all');
} else if (command === 'review') {
  rmSync(attachments, { recursive: true, force: true });
  process.exitCode = runStories();
  writeReview();
} else {
  console.error('Say what to do: update or review.');
  process.exitCode = 1;
}
