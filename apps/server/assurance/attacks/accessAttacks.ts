import assert from 'node:assert/strict';
import { type CallName, contract } from '@market/api/contract';
import type { Attack, AttackKind } from './Attack.ts';
import { type Answer, type Question, isDone } from './createAsker.ts';
import type { AttackedMarket, Person } from './openAttackedMarket.ts';
import { type PreparedCall, preparations, toQuestion } from './prepareCalls.ts';

/** Fields that some servers believe: whose it is, who asks, and what they may. */
const pretend = ({ _id, email }: Person) => ({
  _id,
  user: _id,
  userId: _id,
  person_id: _id,
  seller_id: _id,
  buyer_id: _id,
  owner: { _id, email },
  role: 'admin',
  isAdmin: true,
});

/** Headers by which some servers let themselves be told who asks. */
const pretendingHeaders = ({ _id, email }: Person) => ({
  'x-user-id': _id,
  'x-user-email': email,
  'x-forwarded-user': email,
  'x-original-url': '/api/auth/me',
  'x-rewrite-url': '/api/auth/me',
  authorization: `Bearer ${_id}`,
});

/** Other ways to write a path: one that the router takes for the same must ask who it is as well. */
const otherPaths: Record<string, (path: string) => string> = {
  'a slash at the end': (path) => `${path}/`,
  'two slashes': (path) => path.replace('/api/', '/api//'),
  capitals: (path) => path.replace('/api/', '/API/'),
  'an encoded letter': (path) => path.replace('/api/', '/%61pi/'),
  'a way around': (path) => path.replace('/api/', '/api/services/../'),
  'a semicolon': (path) => `${path};/api/services`,
};

/** The ids of what only this person may know: orders, payments, sessions, wishlist. */
async function listSecrets({ client }: Person): Promise<string[]> {
  const orders = [...(await client.listSales()).orders, ...(await client.listMyOrders()).orders];
  return [
    ...orders.flatMap(({ _id, paymentInfo }) => [_id, paymentInfo.id]),
    ...(await client.listWishlist()).myCartItems.map(({ _id }) => _id),
    ...(await client.listSessions()).sessions.map(({ _id }) => _id),
  ];
}

/** What the owner sees before anybody has attacked, and what of it no answer to others may hold. */
interface Before {
  before: unknown;
  secrets: string[];
}

async function prepareWithBefore(market: AttackedMarket, name: CallName) {
  const prepared = await preparations[name](market);
  const { owner, request } = prepared;
  const asked = JSON.stringify(request);
  const secrets = (await listSecrets(owner)).filter((secret) => !asked.includes(secret));
  return { ...prepared, secrets, before: await market.look(owner) };
}

/** Every call, as nobody, as another buyer, as another seller; then by the one who may. */
export const accessAttacks: AttackKind = {
  name: 'Calls in the place of another',
  list: (market) =>
    (Object.keys(contract) as CallName[]).flatMap((name) => listAttacks(market, name)),
};

function listAttacks(market: AttackedMarket, name: CallName): Attack[] {
  const call = contract[name];
  const { asker, ben, sven, tara, look } = market;
  let preparation: Promise<PreparedCall & Before> | undefined;
  const prepare = () => (preparation ??= prepareWithBefore(market, name));
  const askNobody: Person['ask'] = (question) => asker.ask(question);

  const send = (ask: Person['ask'], request: object, others: Partial<Question> = {}) => {
    const question = toQuestion(name, request);
    return ask({ ...question, ...others, headers: { ...question.headers, ...others.headers } });
  };

  /** What must be so when somebody else has asked. */
  const tryOn = async (
    attack: (prepared: PreparedCall) => Promise<Answer>,
    mayHaveOwn: boolean,
  ): Promise<void> => {
    const prepared = await prepare();
    const { others, request, secrets } = prepared;
    const answer = await attack(prepared);

    if (others === 'nothing' || !mayHaveOwn) {
      assert.ok(!isDone(answer), 'It was done.');
    } else if (others === 'theSame') {
      const reader = call.access === 'public' ? askNobody : sven.ask;
      assert.equal(answer.text, (await send(reader, prepared.forgery ?? request)).text);
    }
    if (call.access === 'signedIn' && !mayHaveOwn)
      assert.ok([400, 401, 404].includes(answer.status));
    if (call.access === 'operator') assert.equal(answer.status, 404);
    for (const secret of secrets) assert.ok(!answer.text.includes(secret), `It tells ${secret}.`);
  };

  /** Somebody signed in; whose session ends with it asks in a browser of its own. */
  const toAttacker = async (person: Person) => {
    const isLast = name === 'logOut' || name === 'requestDeletion';
    const attacker = isLast ? await market.openBrowser(person) : person;
    assert.ok(attacker.cookies.has('session'), 'The attacker is not signed in.');
    return attacker;
  };
  const byPerson = (who: string, toPerson: (prepared: PreparedCall) => Person | undefined) => [
    {
      name: `${name} as ${who}`,
      attempt: () =>
        tryOn(async (prepared) => {
          const { request, forgery = request } = prepared;
          const attacker = await toAttacker(toPerson(prepared) ?? ben);
          return send(attacker.ask, forgery);
        }, true),
    },
    {
      name: `${name} as ${who} who claims to be the owner`,
      attempt: () =>
        tryOn(async (prepared) => {
          const { owner, request, forgery = request } = prepared;
          const attacker = await toAttacker(toPerson(prepared) ?? ben);
          const headers = pretendingHeaders(owner);
          return send(attacker.ask, { ...pretend(owner), ...forgery }, { headers });
        }, true),
    },
  ];
  const mayAnybody = call.access === 'public';

  return [
    {
      name: `${name} as nobody`,
      attempt: () =>
        tryOn(({ request, forgery = request }) => send(askNobody, forgery), mayAnybody),
    },
    ...(mayAnybody ? [] : Object.entries(otherPaths)).map(([what, toPath]) => ({
      name: `${name} as nobody, by a path with ${what}`,
      attempt: async () => {
        const { request } = await prepare();
        const path = toPath(toQuestion(name, request).path);
        const { status, text } = await send(askNobody, request, { path });
        assert.ok([400, 401, 404].includes(status) && !text.includes('"success":true'));
      },
    })),
    ...byPerson('another buyer', () => ben),
    ...byPerson('another seller', () => tara),
    ...byPerson('the other side of an order', ({ alsoNot }) => alsoNot).slice(0, 1),
    {
      name: `${name}: what is left of all that`,
      attempt: async () => {
        const { owner, before, isOnItsWay } = await prepare();
        if (!isOnItsWay)
          assert.deepEqual(await look(owner), before, 'The owner sees a difference.');
      },
    },
    {
      name: `${name} by the one who may`,
      isControl: true,
      attempt: async () => {
        const { owner, request } = await prepare();
        const answer = await send(owner.ask, request);
        assert.ok(isDone(answer), 'It was refused.');
      },
    },
  ];
}
