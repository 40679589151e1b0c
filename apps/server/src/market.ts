import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { commands } from './app/commands.ts';
import { openImageStore } from './adapters/openImageStore.ts';
import { FolderInUseError, lockFolder } from './database/lockFolder.ts';
import { connectDatabase } from './database/openDatabase.ts';
import { keepPrivate } from './settings/keepPrivate.ts';
import { OperatorError } from './refusals/OperatorError.ts';
import { type CommandLine, readCommandLine } from './operator/readCommandLine.ts';
import { askRunningServer } from './operator/operatorDoor.ts';
import { runCommand } from './operator/runCommand.ts';
import { type Settings, SettingsError, readSettings } from './settings/settings.ts';

type Job = Exclude<CommandLine, { help: string }>;

const report = (line: string) => console.log(line);

async function runHere({ command, input }: Job, settings: Settings): Promise<void> {
  const { databaseUrl: url, dataFolder: folder } = settings;
  const database = await connectDatabase(url ? { url } : { folder });
  try {
    const imageStore = await openImageStore(settings);
    await runCommand(command, { settings, database, imageStore, report }, input);
  } finally {
    await database.destroy();
  }
}

/**
 * The embedded database belongs to one process: if a server has it, that server runs the command.
 */
async function runEmbedded(job: Job, settings: Settings): Promise<void> {
  const { dataFolder } = settings;
  const { name, command, input } = job;
  if (command.needsStoppedServer) await mkdir(dataFolder, { recursive: true });
  else if (!existsSync(join(dataFolder, 'database'))) {
    throw new OperatorError(`There are no data in ${dataFolder} yet: DATA_DIR chooses the folder.`);
  }

  try {
    const lock = await lockFolder(dataFolder);
    await runHere(job, settings).finally(lock.release);
  } catch (error) {
    if (!(error instanceof FolderInUseError) || command.needsStoppedServer) throw error;
    await askRunningServer(dataFolder, { name, input }, report);
  }
}

keepPrivate();
try {
  // Package managers run this in the repository and tell where they were called.
  const line = readCommandLine(
    commands,
    process.argv.slice(2),
    process.env['INIT_CWD'] ?? process.cwd(),
  );
  if ('help' in line) report(line.help);
  else {
    const settings = readSettings(process.env);
    await (settings.databaseUrl ? runHere(line, settings) : runEmbedded(line, settings));
  }
} catch (error) {
  const isPlain =
    error instanceof OperatorError ||
    error instanceof SettingsError ||
    error instanceof FolderInUseError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
