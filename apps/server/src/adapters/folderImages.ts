import { constants } from 'node:fs';
import { lstat, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ImageStore } from './ImageStore.ts';

/** Windows knows no such flag; there, links need rights of their own. */
const { O_CREAT, O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY, O_TRUNC, O_WRONLY } = constants;

/** No such file, or a link. A link could lead to any file on the machine. */
const absences = new Set(['ENOENT', 'ELOOP']);

/** Keeps pictures in a folder, which several server processes may share. Follows no links. */
export async function openFolderImages(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true });

  function toPath(name: string) {
    if (basename(name) !== name) throw new Error(`No picture can be called ${name}.`);
    return join(folder, name);
  }

  return {
    async write(name, bytes) {
      const draft = toPath(`${name}.draft`);
      const file = await open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, toPath(name));
    },

    async read(name) {
      try {
        const file = await open(toPath(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        const { size } = await file.stat();
        return { size, bytes: file.createReadStream() };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (absences.has(code)) return undefined;
        throw error;
      }
    },

    async remove(name) {
      await rm(toPath(name), { force: true });
    },

    async *list() {
      for await (const { name } of await opendir(folder)) {
        // Another process may have removed it meanwhile.
        const status = await lstat(join(folder, name)).catch(() => undefined);
        if (status) yield { name, writtenAt: status.mtime };
      }
    },
  };
}
