import { refusals } from '../contract/refusals.ts';
import type { MarketAnswer } from '../contract/contract.ts';
import { needed, refused, same } from '../conformance/findings.ts';
import type { Ids, Stage } from '../conformance/Stage.ts';

/** Nobody reads the mails of who is made up here. */
function toSignedIn({ user }: MarketAnswer<'signUp'>) {
  if (user) return user._id;
  throw new Error(
    'It confirms addresses by mail: let it sign people in at once while it is examined.',
  );
}

/** Signing up and logging in. Everything after it needs the two accounts. */
export async function checkAccounts(stage: Stage): Promise<Ids> {
  const { look, createClient, visitor, seller, buyer, mark, people, password } = stage;
  const account = { password, passwordverify: password };

  await look('loadUser', 'refuses a visitor without words', () =>
    refused(visitor.loadUser(), { kind: 'unauthorized', message: '' }),
  );
  await look('signUp', 'refuses two different passwords', () =>
    refused(
      visitor.signUp({ ...people.seller, password, passwordverify: 'other' }),
      refusals.differentPasswords,
    ),
  );
  await look('signUp', 'refuses a short password', () =>
    refused(
      visitor.signUp({ ...people.seller, password: 'abc', passwordverify: 'abc' }),
      refusals.shortPassword,
    ),
  );
  await look('signUp', 'refuses empty fields', () =>
    refused(
      visitor.signUp({ ...people.seller, fullname: '', ...account }),
      refusals.unfilledAccount,
    ),
  );
  const sellerId = await needed(async () =>
    toSignedIn(await seller.signUp({ ...people.seller, ...account })),
  );
  const buyerId = await needed(async () =>
    toSignedIn(await buyer.signUp({ ...people.buyer, ...account })),
  );
  await look('signUp', 'signs new members in', async () =>
    same(await seller.loadUser(), { user: { _id: sellerId, ...people.seller } }),
  );
  await look('signUp', 'refuses an address that is taken', () =>
    refused(visitor.signUp({ ...people.seller, ...account }), refusals.addressTaken),
  );
  await look('confirmEmail', 'refuses a token that nobody was sent', () =>
    refused(visitor.confirmEmail({ token: `token${mark}`, password }), refusals.expiredLink, {
      status: 400,
    }),
  );
  await look('logIn', 'refuses a wrong password', () =>
    refused(
      visitor.logIn({ email: people.seller.email, password: 'wrong-password' }),
      refusals.wrongLogin,
    ),
  );
  await look('logIn', 'refuses an unknown address in the same words', () =>
    refused(
      visitor.logIn({ email: `nobody-${mark}@conformance.example`, password }),
      refusals.wrongLogin,
    ),
  );
  await look('logIn', 'refuses empty fields', () =>
    refused(visitor.logIn({ email: '', password: '' }), refusals.unfilledFields),
  );
  await look('logIn', 'signs in with the right password', async () => {
    const client = createClient();
    same(await client.logIn({ email: people.seller.email, password }), { user: people.seller });
    same(await client.loadUser(), { user: { _id: sellerId } });
  });
  return { sellerId, buyerId };
}
