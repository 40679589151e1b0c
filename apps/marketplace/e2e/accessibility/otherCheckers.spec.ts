import { expect, logInAsDemoSeller, test } from '../support/people.ts';
import { openMemberScreens, openPublicScreens } from '../support/screens.ts';
import { checkers, type Finding } from './checkers.ts';
import { falseFindings } from './falseFindings.ts';

// The checkers work inside of the pages, whose policy lets no other code run.
test.use({ bypassCSP: true });

for (const name of Object.keys(checkers) as (keyof typeof checkers)[]) {
  test(
    `${name} finds nothing on any screen but what is listed`,
    {
      tag: '@ci',
    },
    async ({ page }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: (Finding & { url: string })[] = [];
      const look = async () => {
        for (const finding of await checkers[name](page))
          found.push({ ...finding, url: page.url() });
      };
      for await (const _ of openPublicScreens(page)) await look();
      await logInAsDemoSeller(page);
      for await (const _ of openMemberScreens(page)) await look();

      const listed = falseFindings[name].map(({ rule, where }) => ({
        rule,
        where,
        isMet: ({ rule: other, text }: Finding) => other === rule && (where?.test(text) ?? true),
      }));
      const faults = found
        .filter((finding) => !listed.some(({ isMet }) => isMet(finding)))
        .map(({ rule, text, url }) => `${rule} on ${url}: ${text}`);
      expect(faults).toEqual([]);
      const gone = listed.filter(({ isMet }) => !found.some(isMet));
      expect(
        gone.map(({ rule, where }) => `${rule} ${where ?? ''}`),
        'listed, but no longer found',
      ).toEqual([]);
    },
  );
}
