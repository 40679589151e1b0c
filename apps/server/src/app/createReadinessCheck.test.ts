import { expect, test } from 'vitest';
import { createReadinessCheck } from './createReadinessCheck.ts';

test('a server whose first look at the services has failed becomes ready all the same', async () => {
  let looks = 0;
  let isLoaded = false;
  const check = createReadinessCheck({
    bringUpToDate: async () => {
      looks += 1;
      if (looks === 1) throw new Error('The connection is gone.');
      isLoaded = true;
    },
    isReady: () => isLoaded,
  });

  await expect(check()).rejects.toThrow('still being read');
  await expect(check()).resolves.toBeUndefined();
});

test('it waits for no services, and is not ready once they cannot be read any more', async () => {
  const never = createReadinessCheck({
    bringUpToDate: () => new Promise(() => undefined),
    isReady: () => false,
  });
  const lost = createReadinessCheck({
    bringUpToDate: () => Promise.reject(new Error('The connection is gone.')),
    isReady: () => true,
  });

  await expect(never()).rejects.toThrow('still being read');
  await expect(lost()).rejects.toThrow('The connection is gone.');
});
