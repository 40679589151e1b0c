import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderMailer } from './folderMailer.ts';

test.each([
  ['recipient', { recipient: 'asha@example.com\r\nBcc: all@example.com' }],
  ['subject', { subject: 'Hello\r\nBcc: all@example.com\r\n\r\nAnother body' }],
  ['subject', { subject: 'Hello\nBcc: all@example.com' }],
])('lets no line break in the %s write a header of its own', async (_field, fields) => {
  const folder = await mkdtemp(join(tmpdir(), 'market-mails-'));
  const { send } = createFolderMailer(folder, 'Market <market@example.com>');

  await send({ id: 'one', recipient: 'asha@example.com', subject: 'Hi', body: 'Text.', ...fields });

  const mail = await readFile(join(folder, 'one.eml'), 'utf8');
  const [head = '', ...body] = mail.split('\n\n');
  expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
  expect(head.match(/^(?:From|To|Subject):/gim)).toHaveLength(3);
  expect(body.join('').trim()).toBe('Text.');
  await rm(folder, { recursive: true });
});
