import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DamagedFile, type FileStore } from './FileStore.ts';

/** Windows knows no such flag; there, links need rights of their own. */
const { O_CREAT, O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY, O_TRUNC, O_WRONLY } = constants;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** No such file, or a link. A link could lead to any file on the machine. */
const isAbsence = (error: unknown) => ['ENOENT', 'ELOOP'].includes(codeOf(error));

/** The folders beside the files: parts that wait for the others, and parts that are arriving. */
const reserved = new Set(['parts', 'incoming']);

function toPath(within: string, name: string) {
  if (basename(name) !== name || reserved.has(name))
    throw new Error(`No file can be called ${name}.`);
  return join(within, name);
}
async function* listFolder(within: string) {
  for await (const { name } of await opendir(within)) {
    // Another process may have removed it meanwhile.
    const status = await lstat(join(within, name)).catch(() => undefined);
    if (status) yield { name: name.replace(/\.draft$/, ''), writtenAt: status.mtime };
  }
}

/** Writes a whole file to the end of another, with one piece of memory for all of it. */
async function append(whole: FileHandle, path: string) {
  const bytes = Buffer.allocUnsafeSlow(1_048_576);
  const part = await open(path, O_RDONLY);
  try {
    let bytesRead = 1;
    while (bytesRead > 0) {
      ({ bytesRead } = await part.read(bytes));
      await whole.writeFile(bytes.subarray(0, bytesRead));
    }
  } finally {
    await part.close();
  }
}

/**
 * Keeps files in a folder, which several server processes may share. Follows no links. Whole files lie
 * in it, parts in a folder of their own until they are joined.
 */
export async function openFolderFiles(folder: string): Promise<FileStore> {
  const partsFolder = join(folder, 'parts');
  await mkdir(partsFolder, { recursive: true });

  const toPart = (name: string, number: number, tag: string) =>
    toPath(toPath(partsFolder, name), `${number}-${tag}`);

  async function joinParts(name: string, parts: string[]) {
    const draft = toPath(folder, `${name}.draft`);
    const whole = await open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600);
    try {
      for (const part of parts) await append(whole, part);
      await whole.sync();
    } finally {
      await whole.close();
    }
    await rename(draft, toPath(folder, name));
  }

  return {
    begin: async () => '',

    async keepPart({ name }, number, path) {
      const tag = randomBytes(8).toString('hex');
      const part = toPart(name, number, tag);
      await mkdir(toPath(partsFolder, name), { recursive: true });
      const file = await open(path, O_RDONLY);
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path, part);
      return tag;
    },

    async dropPart({ name }, number, tag) {
      await rm(toPart(name, number, tag), { force: true });
    },

    async join({ name }, tags) {
      const parts = tags.map((tag, index) => toPart(name, index + 1, tag));
      try {
        await joinParts(name, parts);
      } catch (error) {
        if (!isAbsence(error)) throw error;
        // It has been joined before, or never can be.
        await rm(toPath(folder, `${name}.draft`), { force: true });
        const whole = await lstat(toPath(folder, name)).catch(() => undefined);
        if (!whole) throw new DamagedFile('A part is missing.');
      }
      await rm(toPath(partsFolder, name), { recursive: true, force: true });
    },

    async read(name, range) {
      try {
        const file = await open(toPath(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        const { size } = await file.stat();
        return { size, bytes: file.createReadStream(range) };
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw error;
      }
    },

    async remove({ name }) {
      await rm(toPath(folder, name), { force: true });
      await rm(toPath(folder, `${name}.draft`), { force: true });
      await rm(toPath(partsFolder, name), { recursive: true, force: true });
    },

    async *list() {
      for await (const entry of listFolder(folder)) if (!reserved.has(entry.name)) yield entry;
      yield* listFolder(partsFolder);
    },
  };
}
