import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

/** Is shown as "Asha Rao", "Asha Rao" and "Asha oaR". */
const impostors = ['Asha\u200B Rao', 'As\u00ADha Rao', 'Asha \u202ERao'];

const service = {
  title: 'Logo design',
  price: 4500,
  category: 'Graphics-And-Design' as const,
  description: 'A logo for your\u200B shop.\nAnd a card.',
  images: [anyPicture],
};

test('nobody gets a name that looks like that of another', async () => {
  const message = 'A name may not hold invisible characters, or ones that turn text around.';
  const person = await market.createPerson('Ben Okafor');
  for (const [index, fullname] of impostors.entries()) {
    const email = `impostor-${index}@example.com`;
    const password = 'Correct-Horse-27';
    const sent = { fullname, email, password, passwordverify: password };
    await expect(market.createVisitor().signUp(sent)).rejects.toMatchObject({
      status: 400,
      message,
    });
    await expect(person.updateProfile({ fullname })).rejects.toMatchObject({
      status: 400,
      message,
    });
    await expect(person.updateProfile({ from: fullname })).rejects.toMatchObject({ status: 400 });
    await expect(person.createService({ ...service, title: fullname })).rejects.toMatchObject({
      status: 400,
      message: 'A title may not hold invisible characters, or ones that turn text around.',
    });
  }
  const people = await market.database.selectFrom('people').select('fullname').execute();
  expect(people).toEqual([{ fullname: 'Ben Okafor' }]);
});

test('names of every script are stored as they are typed', async () => {
  const person = await market.createPerson('Ben Okafor');
  for (const fullname of ['علی‌رضا', 'ශ්‍රී ලංකා', 'രാജന്‍', '葛󠄀城 太郎', '👩‍🎨 Ada ❤️']) {
    await person.updateProfile({ fullname, from: fullname });
    expect((await person.loadUser()).user).toMatchObject({ fullname, from: fullname });
  }
});

test('who had such a name before goes on as before', async () => {
  const person = await market.createPerson('Asha Rao');
  const [fullname = ''] = impostors;
  await market.database.updateTable('people').set({ fullname }).execute();

  await person.logIn({ email: person.email, password: person.password });
  await person.updateProfile({ bio: 'Designs logos.' });
  const offered = await person.createService(service);
  expect(offered.service.user[0]?.fullname).toBe(fullname);
  expect((await person.loadUser()).user).toMatchObject({ fullname, bio: 'Designs logos.' });
});
