import { spawnSync } from 'node:child_process';
import { accept, readFindings } from '../tooling/pictures/Finding.ts';
import { listStoryFiles } from '../tooling/pictures/findGone.ts';
import { findReachedStories } from '../tooling/pictures/findReachedStories.ts';
import { serveReview } from '../tooling/pictures/serveReview.ts';
import { listChangedFiles } from './findTouched.ts';

/**
 * `review` compares the stories that this branch may have changed with their accepted pictures, and opens
 * a page on which to accept what has become different; `show` opens that page anew after any run of the
 * stories. `update` accepts all stories as they look now. Name folders to choose stories, or `all`.
 */
const [command = '', ...folders] = process.argv.slice(2);

function takePictures(files: readonly string[]) {
  const { status } = spawnSync(
    'vitest',
    ['run', '--project', 'stories', '--mode', 'pictures', ...files],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, MARKET_REVIEW: 'yes' },
    },
  );
  if (status === 0) return;
  console.error('Some stories failed, and have no new picture: see above.');
  process.exitCode = 1;
}

/** Undefined when no story can look different. */
function chooseStories(): string[] | undefined {
  if (folders.includes('all')) return [];
  if (folders.length > 0) return folders;
  const all = listStoryFiles();
  const reached = findReachedStories(listChangedFiles(), all);
  console.log(`This branch may have changed ${reached.length} of ${all.length} files of stories.`);
  return reached.length > 0 ? reached : undefined;
}

async function show() {
  const findings = await readFindings();
  if (findings.length === 0) {
    console.log('Every story looks as accepted.');
    return;
  }
  const { url, whenClosed } = await serveReview();
  console.log(`Pictures to look at: ${findings.length}. Open ${url} and press Ctrl+C when done.`);
  await whenClosed;
  console.log('All are accepted.');
}

const commands: Record<string, () => Promise<void>> = {
  show,
  async review() {
    const files = chooseStories();
    if (!files) return;
    takePictures(files);
    await show();
  },
  async update() {
    takePictures(folders.filter((folder) => folder !== 'all'));
    const findings = await readFindings();
    for (const finding of findings) await accept(finding);
    console.log(`Accepted: ${findings.length}.`);
  },
};

const run = commands[command];
if (run) {
  await run();
} else {
  console.error('Say what to do: review, show or update.');
  process.exitCode = 1;
}
