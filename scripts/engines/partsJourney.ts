import { expectMenu, expectPlace } from './expectPlace.ts';
import type { Journey } from './journeys.ts';

/** On a page with parts of the library: `packages/ui/tests/consumer/Page.tsx`. */
export const partsJourney: Journey = {
  size: { width: 1280, height: 900 },
  async go(person) {
    await person.goTo('/');
    await person.see('heading', 'Logo design');
    await person.see('text', 'Delivered');
    await expectMenu(person, {
      trigger: 'Account',
      label: 'Your account',
      items: ['Profile', 'Log Out'],
    });

    await person.expectLines('text', '01923456-7701-7123-9053-203020901400', [
      '01923456-',
      '7701-7123-',
      '9053-',
      '203020901400',
    ]);

    const tip = 'Only you can see your wishlist.';
    await person.expectNo('tooltip', tip);
    await person.pointAt('button', 'Wishlist');
    const shown = await person.see('tooltip', tip);
    await expectPlace(person, shown, await person.see('button', 'Wishlist'));
    await person.pointAt('button', 'Log In');
    await person.expectNo('tooltip', tip);

    await person.press('button', 'Log In');
    await person.see('dialog', 'Who are you?');
    await person.pressKey('Escape');
    await person.expectNo('dialog', 'Who are you?');
    await person.expectFocus('button', 'Log In');
    await person.press('button', 'Log In');
    await person.press('button', 'Close');
    await person.expectNo('dialog', 'Who are you?');
  },
};
