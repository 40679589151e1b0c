import { CallError } from '@market/api';
import { marketClient } from '../../backend/market.ts';
import { showFailure } from '../../shared/showFailure.ts';

/** Downloads a file: asks for a link, which lasts only a few minutes, and follows it. */
export async function fetchFile(id: string): Promise<void> {
  try {
    const { link } = await marketClient.getFileLink({ id });
    location.assign(link);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showFailure(error);
  }
}
