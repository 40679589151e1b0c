import { createAuditEvent } from '@market/api/testing';
import { expect, test } from 'vitest';
import { writeCsv } from '../../files/saveCsv.ts';
import { listEvents } from './listEvents.ts';

// Shows X41.
test('a line for each event, with quotes doubled and formulas disarmed', () => {
  const [names, line, end] = writeCsv(
    listEvents([createAuditEvent({ reason: '=HYPERLINK("http://evil.example")', before: null })]),
  ).split('\r\n');
  expect(names).toBe('at,by,what,subject,address,reason,before,after');
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(line).toContain('person.suspended');
  expect(end).toBe('');
});
