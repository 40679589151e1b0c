import { expect, test } from 'vitest';
import { isReadableLine } from './isReadableLine.ts';

test.each([
  'Asha Rao',
  "Zoë O'Brien-Müller, Jr.",
  'Nguyễn Thị Ánh',
  'Nguyễn'.normalize('NFD'),
  'Владимир Соловьёв',
  'Γιώργος Παπαδόπουλος',
  'محمد بن عبد الله',
  'مُحَمَّد',
  'علی‌رضا می‌خواهد',
  'בְּרֵאשִׁית יִשְׂרָאֵל',
  'अनुष्का शर्मा',
  'क्‍ष और क्‌ष',
  'শ্রাবন্তী র‍্যাব',
  'ශ්‍රී ලංකා',
  'രാജന്‍ നായര്‍',
  'கார்த்திக்',
  'သူရိန်ကျွန်ုပ်',
  'བསྒྲུབས་',
  'ក្រុមហ៊ុន',
  'ณัฐพงษ์ น้ำผึ้ง',
  'ሰላም ገብረ',
  '陳 麗',
  '葛󠄀城 太郎',
  '山田　花子',
  '한지민',
  '한지민'.normalize('NFD'),
  'ᠮᠣᠩᠭᠣᠯ᠋',
  '👩‍🎨 Ada ❤️ 👍🏽 🏳️‍🌈 1️⃣',
  '  blanks around it ',
  'R2-D2 & Söhne №5 (€)',
  '',
])('can be a name: %s', (name) => {
  expect(isReadableLine(name)).toBe(true);
});

test.each([
  ['turned around', 'Asha\u202Eoar'],
  ['an isolate', '\u2066Asha\u2069'],
  ['a mark of direction', 'Asha\u200F Rao'],
  ['an Arabic mark of direction', 'Asha\u061C'],
  ['a blank without width', 'As\u200Bha'],
  ['a joiner between Latin letters', 'As\u200Dha'],
  ['a non-joiner between Latin letters', 'As\u200Cha'],
  ['a joiner between pictures and letters', '👩\u200DAda'],
  ['a joiner at the end', 'Asha\u200D'],
  ['a non-joiner at the end of Persian', 'علی\u200C'],
  ['two joiners', 'علی\u200C\u200Cرضا'],
  ['a word joiner', 'As\u2060ha'],
  ['a mark of byte order', '\uFEFFAsha'.replace(/^/, 'x')],
  ['a soft hyphen', 'As\u00ADha'],
  ['a tag', 'Asha\u{E0041}'],
  ['a form of a Latin letter', 'A\uFE0Fsha'],
  ['a filler of Hangul', '\u3164'],
  ['half a filler', 'Asha\uFFA0'],
  ['an empty pattern of Braille', '\u2800'],
  ['a joiner of graphemes', 'As\u034Fha'],
  ['the end of a line', 'Asha\nRao'],
  ['the end of a paragraph', 'Asha\u2029Rao'],
  ['a bell', 'Asha\u0007'],
  ['a control of the second set', 'Asha\u0085Rao'],
  ['half a character', 'Asha \uD83D'],
  ['a character of private use', 'Asha\uE000'],
  ['no character', 'Asha\uFFFF'],
  ['an unassigned character', 'Asha\u0378'],
  ['seven marks on a letter', `A${'\u0301'.repeat(7)}sha`],
  ['a mark without a letter', '\u0301Asha'],
  ['a mark on a blank', 'Asha \u0301Rao'],
])('cannot be a name: %s', (_what, name) => {
  expect(isReadableLine(name)).toBe(false);
});

test('takes as long as the text is, however it is made: hours if each of its letters cost all others', () => {
  for (const piece of ['\u200D', 'क्\u200D', '👩\u200D', 'ا\u200C', '\u0301', ' '])
    expect(isReadableLine(piece.repeat(1_000_000))).toBe(isReadableLine(piece.repeat(10)));
});
