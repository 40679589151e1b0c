import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Finding } from './Finding.ts';
import { reviewFolder } from './paths.ts';

const read = (file: string) => readFile(join(import.meta.dirname, 'page', file), 'utf8');

/** The page that shows what looks different. It opens from the disk, too; accepting needs the server. */
export async function writePage(findings: readonly Finding[]) {
  const [style, script] = await Promise.all([read('review.css'), read('review.ts')]);
  const { code } = await transformWithOxc(script, 'review.ts', { sourcemap: false });
  const data = JSON.stringify(findings).replaceAll('<', String.raw`\u003c`);
  await mkdir(reviewFolder, { recursive: true });
  await writeFile(
    join(reviewFolder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Review of pictures</title>
<style>${style}</style>
<body>
<script type="application/json" id="findings">${data}</script>
<script type="module">${code}</script>
</body>
</html>
`,
  );
}
