import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leaveOutRequests } from '../../scripts/leaveOutRequests.ts';

test('what only servers need is left out of what browsers load', () => {
  const source = readFileSync(new URL('../services/calls.ts', import.meta.url), 'utf8');

  const lean = leaveOutRequests(source);

  expect(source).toContain('please enter service title!');
  expect(lean).not.toContain('please enter service title!');
  expect(lean).not.toContain('request: z.object(');
  expect(lean).toContain('answer: z.object({ service: serviceSchema })');
  expect(lean).not.toContain('serviceRefusals.');
});

test('what does not describe a call stays as it is', () => {
  const code = "export const other = { request: 1 };\nconst kept = 'by its user';\nlog(kept);";

  expect(leaveOutRequests(code)).toBe(code);
});

test('constants that lose their last user go, one after the other', () => {
  const code = [
    "const text = 'Please say it.';",
    'const field = z.string(text);',
    "export const ask = call({ path: '/ask', request: z.object({ field }), answer: z.object({}) });",
  ].join('\n');

  expect(leaveOutRequests(code).trim()).toBe(
    "export const ask = call({ path: '/ask', answer: z.object({}) });",
  );
});
