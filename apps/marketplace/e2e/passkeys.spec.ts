import type { Page } from '@playwright/test';
import { clientOf } from './support/backend.ts';
import { expectHeard, expectScreen, listen, press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/people.ts';

/** Gives a page's browser a device that holds passkeys, as Chromium pretends it. */
async function plugInDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Lets its owner unlock it, or fail to. */
    setUnlocked: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    listPasskeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Puts a passkey back as it was some uses ago, as a copy of it would be. */
    async turnBack() {
      const [passkey] = await this.listPasskeys();
      if (!passkey) throw new Error('There is no passkey.');
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      await session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...passkey, signCount: 1 },
      });
    },
  };
}

const usePasskey = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Use a passkey' }).click();

// Shows X36.
test(
  'a person adds a passkey, and logs in with nothing else, by keyboard',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page, email, password } = await openMemberBrowser('Nima Lama');
    const device = await plugInDevice(page);
    await listen(page);
    await page.goto('/me');
    await press(page, 'link', 'Second factor');
    await expectScreen(page, 'Second factor');
    await press(page, 'button', 'Add a passkey');
    await expect(page.locator('h2:focus')).toHaveText('Add a passkey');
    await typeInto(page, 'What do you call this device?', 'My laptop');
    await page.keyboard.press('Enter');
    await expectHeard(page, /has been added/);
    await expect(page.locator('h2:focus')).toHaveText('Keep these recovery codes');
    const [recoveryCode = ''] = await page
      .getByRole('main')
      .getByRole('listitem')
      .allTextContents();
    await press(page, 'button', 'I have kept them');
    await expect(page.getByRole('heading', { name: 'My laptop' })).toBeVisible();
    expect(await device.listPasskeys()).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost' },
    ]);

    await clientOf(page).logOut();
    await page.goto('/login');
    await press(page, 'button', 'Use a passkey');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Nima' })).toBeVisible();

    // The password alone does not open the account any more; the passkey does in its place.
    await clientOf(page).logOut();
    await page.goto('/login');
    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toBeFocused();
    await press(page, 'button', 'Use a passkey');
    await expect(page).toHaveURL('/');

    // Without the device a recovery code does.
    await clientOf(page).logOut();
    await page.goto('/login');
    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', password);
    await page.keyboard.press('Enter');
    await press(page, 'button', 'Use a recovery code');
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.keyboard.type(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  },
);

test(
  'a device that is not unlocked, or whose passkey is a copy, opens nothing',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page } = await openMemberBrowser('Ishan Rai');
    const device = await plugInDevice(page);
    await page.goto('/me/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    const client = clientOf(page);

    await client.logOut();
    await page.goto('/login');
    await device.setUnlocked(false);
    await usePasskey(page);
    await expect(page.getByText('No passkey was used.').first()).toBeVisible();
    await expect(page).toHaveURL('/login');
    await device.setUnlocked(true);
    await usePasskey(page);
    await expect(page).toHaveURL('/');

    await client.logOut();
    await page.goto('/login');
    await device.turnBack();
    await usePasskey(page);
    await expect(page.getByText(/as a copy of it would be/).first()).toBeVisible();
    await expect(page).toHaveURL('/login');
  },
);

test(
  'a passkey confirms what takes a code, and is removed',
  { tag: '@ci' },
  async ({ openMemberBrowser }) => {
    const { page } = await openMemberBrowser('Sara Thapa');
    const device = await plugInDevice(page);
    await page.goto('/me/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();

    // The same device makes no second one.
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(
      page.getByText('This device has a passkey for this account already.').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await device.listPasskeys()).toHaveLength(1);

    await tabTo(page, 'button', 'Remove Passkey');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your password alone opens this account.')).toBeVisible();
  },
);
