import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import type { FileStore } from './FileStore.ts';
import { openFolderFiles } from './folderFiles.ts';
import { openS3Files } from './s3Files.ts';

/** Opens the store of files that the operator has chosen. */
export const openFileStore = async ({ s3Files, dataFolder }: Settings): Promise<FileStore> =>
  s3Files ? openS3Files(s3Files) : openFolderFiles(join(dataFolder, 'files'));
