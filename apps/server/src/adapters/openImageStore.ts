import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import type { ImageStore } from './ImageStore.ts';
import { openFolderImages } from './folderImages.ts';
import { openS3Images } from './s3Images.ts';

/** Opens the store of pictures that the operator has chosen. */
export const openImageStore = async ({ s3, dataFolder }: Settings): Promise<ImageStore> =>
  s3 ? openS3Images(s3) : openFolderImages(join(dataFolder, 'images'));
