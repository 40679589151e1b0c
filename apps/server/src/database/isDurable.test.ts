import { expect, test } from 'vitest';
import { isDurable } from './isDurable.ts';
import { connectDatabase } from './openDatabase.ts';

test('the embedded database may forget when the power fails', async () => {
  const database = await connectDatabase({});
  expect(await isDurable(database)).toBe(false);
  await database.destroy();
});
