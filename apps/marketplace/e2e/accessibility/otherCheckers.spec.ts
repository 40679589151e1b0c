import { expect, logInAsDemoSeller, test } from '../support/people.ts';
import { openDeskScreens, openMemberScreens, openPublicScreens } from '../support/screens.ts';
import { checkers, type Finding } from './checkers.ts';
import { falseFindings } from './falseFindings.ts';

const names = Object.keys(checkers) as (keyof typeof checkers)[];

// The checkers work inside of the pages, whose policy lets no other code run.
test.use({ bypassCSP: true });

test(
  'strangers’ checkers find nothing on any screen but what is listed',
  { tag: '@ci' },
  async ({ page }) => {
    test.setTimeout(1_200_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = names.map((name) => ({ name, findings: [] as (Finding & { url: string })[] }));
    const look = async () => {
      for (const { name, findings } of found)
        for (const finding of await checkers[name](page))
          findings.push({ ...finding, url: page.url() });
    };
    for await (const _ of openPublicScreens(page)) await look();
    await logInAsDemoSeller(page);
    for await (const _ of openMemberScreens(page)) await look();
    for await (const _ of openDeskScreens(page)) await look();

    for (const { name, findings } of found) {
      const listed = falseFindings[name].map(({ rule, where }) => ({
        rule,
        where,
        isMet: ({ rule: other, text }: Finding) => other === rule && (where?.test(text) ?? true),
      }));
      const faults = findings
        .filter((finding) => !listed.some(({ isMet }) => isMet(finding)))
        .map(({ rule, text, url }) => `${rule} on ${url}: ${text}`);
      expect.soft(faults, name).toEqual([]);
      const gone = listed.filter(({ isMet }) => !findings.some(isMet));
      expect
        .soft(
          gone.map(({ rule, where }) => `${rule} ${where ?? ''}`),
          `${name}: listed, but no longer found`,
        )
        .toEqual([]);
    }
  },
);
