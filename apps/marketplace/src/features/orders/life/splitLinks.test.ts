import { expect, test } from 'vitest';
import { splitLinks } from './splitLinks.ts';

const linksOf = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://files.example/a.', ['https://files.example/a']],
  ['(https://files.example/a_(1)), and more', ['https://files.example/a_(1)']],
  ['[https://files.example/?a=1&b=[2]]!', ['https://files.example/?a=1&b=[2]']],
  ['“https://files.example/a”', ['https://files.example/a']],
  [
    'HTTPS://files.example and http://b.example:8080/#c',
    ['https://files.example/', 'http://b.example:8080/#c'],
  ],
  ['One\nhttps://a.example\nhttps://b.example', ['https://a.example/', 'https://b.example/']],
  ['नयाँ https://पसल.example छ', ['https://xn--n2bqr.example/']],
])('finds the addresses in %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'ftp://files.example',
  'files.example/a',
  'https://',
  'https://market.example@elsewhere.example/',
  'https://market.example:443@elsewhere.example/',
  'xhttps://files.example',
])('%j is no link', (text) => {
  expect(splitLinks(text)).toEqual([{ text }]);
});

test('what turns the direction of a text around is no part of an address', () => {
  expect(linksOf('https://files.example/\u202Egpj.exe')).toEqual(['https://files.example/']);
});

test('the pieces together are the text', () => {
  const text = ' Here: https://a.example, there: (http://b.example/c)…\n\nhttps://u@c.example';
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(splitLinks('')).toEqual([]);
});

test('long texts full of brackets and addresses take as long as they are, not hours', () => {
  for (const long of [`https://a.example/${')'.repeat(1_000_000)}`, 'https://'.repeat(200_000)])
    expect(splitLinks(long).length).toBeGreaterThan(0);
});
