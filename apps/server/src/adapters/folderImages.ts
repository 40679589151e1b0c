import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore } from './ImageStore.ts';

/** Keeps pictures in a folder, which several server processes may share. */
export async function openFolderImages(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true });

  return {
    async write(name, bytes) {
      const draft = join(folder, `${name}.draft`);
      const file = await open(draft, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, name));
    },

    async read(name) {
      try {
        const file = await open(join(folder, name));
        const { size } = await file.stat();
        return { size, bytes: file.createReadStream() };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    async *list() {
      for await (const { name } of await opendir(folder)) {
        // Another process may have removed it meanwhile.
        const status = await stat(join(folder, name)).catch(() => undefined);
        if (status) yield { name, writtenAt: status.mtime };
      }
    },
  };
}
