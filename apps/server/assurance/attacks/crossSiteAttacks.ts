import assert from 'node:assert/strict';
import type { OutgoingHttpHeaders } from 'node:http';
import { type CallName, contract } from '@market/api/contract';
import type { Attack, AttackKind } from './Attack.ts';
import { isDone } from './createAsker.ts';
import type { AttackedMarket } from './openAttackedMarket.ts';
import { type PreparedCall, preparations, toQuestion } from './prepareCalls.ts';

const evil = 'https://evil.example';

/** What a page of another site can make a browser send, with the cookies of the people who visit it. */
const waysIn = (url: string): Record<string, OutgoingHttpHeaders> => {
  const { host, hostname, port } = new URL(url);
  return {
    'from another site': { origin: evil, 'sec-fetch-site': 'cross-site' },
    'from another site, in an older browser': { origin: evil },
    'from a page without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
    'from a page without an origin, in an older browser': { origin: 'null' },
    'from a site whose name begins like ours': { origin: `http://${host}.evil.example` },
    'from a site that has our name in its own': { origin: `http://evil.example/${host}` },
    'from another port': { origin: `http://${hostname}:${Number(port) + 1}` },
    'from the other scheme': { origin: `https://${host}` },
    'without Origin, from another site': { 'sec-fetch-site': 'cross-site' },
    'without Origin, from a sister site': { 'sec-fetch-site': 'same-site' },
    'without Origin, typed': { 'sec-fetch-site': 'none' },
    'with neither': { referer: `${evil}/` },
    'with two Origins': { Origin: [url, evil] },
    'under another name of ours': { origin: evil, host: 'evil.example' },
    'behind a pretended proxy': { origin: evil, 'x-forwarded-host': 'evil.example' },
    'as plain text': { origin: evil, 'content-type': 'text/plain' },
    'as a form': { origin: evil, 'content-type': 'application/x-www-form-urlencoded' },
  };
};

/** Everything that changes something, from pages of other sites, in the browser of the one who may. */
export const crossSiteAttacks: AttackKind = {
  name: 'Writes from other sites',
  list: (market) => [
    ...(Object.keys(contract) as CallName[])
      .filter((name) => contract[name].method !== 'GET' || name === 'logOut')
      .flatMap((name) => listAttacks(market, name)),
    ...listReads(market),
    ...listOtherMethods(market),
  ],
};

function listAttacks(market: AttackedMarket, name: CallName): Attack[] {
  const { asker, server, look } = market;
  let before: unknown;
  let preparation: Promise<PreparedCall> | undefined;
  const prepare = () => (preparation ??= Promise.resolve(preparations[name](market)));

  const attacks = Object.entries(waysIn(server.url)).map(([way, headers]) => ({
    name: `${name} ${way}`,
    attempt: async () => {
      const { owner, request } = await prepare();
      before ??= await look(owner);
      const question = toQuestion(name, request);
      const answer = await asker.ask({
        ...question,
        cookies: new Map(owner.cookies),
        headers: { ...question.headers, ...headers },
      });
      // What cannot be read as a request at all is refused earlier.
      assert.ok([403, 415].includes(answer.status), `It was answered with ${answer.status}.`);
    },
  }));
  const leftBehind = {
    name: `${name}: what is left of all that`,
    attempt: async () => {
      const { owner, isOnItsWay } = await prepare();
      if (!isOnItsWay) assert.deepEqual(await look(owner), before, 'The owner sees a difference.');
    },
  };
  return [...attacks, leftBehind];
}

/** Pages of other sites may make a browser ask, but must not be able to read what comes. */
function listReads({ asker, vera }: AttackedMarket): Attack[] {
  const paths = ['/api/auth/me', '/api/order/me', '/api/order/myOrders', '/api/auth/sessions'];
  return [evil, 'null', 'http://127.0.0.1.evil.example'].flatMap((origin) =>
    paths.flatMap((path) => [
      {
        name: `GET ${path} read by a page of ${origin}`,
        attempt: async () => {
          const cookies = new Map(vera.cookies);
          const { headers } = await asker.ask({ path, cookies, headers: { origin } });
          assert.equal(headers['access-control-allow-credentials'], undefined);
          assert.match(headers['vary'] ?? '', /Origin/);
        },
      },
      {
        name: `OPTIONS ${path} asked ahead by a page of ${origin}`,
        attempt: async () => {
          const { headers } = await asker.ask({
            method: 'OPTIONS',
            path,
            headers: { origin, 'access-control-request-method': 'PUT' },
          });
          assert.equal(headers['access-control-allow-credentials'], undefined);
        },
      },
    ]),
  );
}

/** Methods that are not what they say. */
function listOtherMethods({ asker, vera, veraService, look }: AttackedMarket): Attack[] {
  const path = `/api/services/${veraService._id}`;
  const asDelete = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
  const questions = {
    'a GET that would be a DELETE': { path, headers: { ...asDelete } },
    'a GET with _method=DELETE': { path: `${path}?_method=DELETE` },
    'a POST that would be a DELETE': { method: 'POST', path, headers: { ...asDelete } },
    'a HEAD of the logout': { method: 'HEAD', path: '/api/auth/logout' },
    'a POST of the logout': { method: 'POST', path: '/api/auth/logout' },
    'a GET of an update': { path: '/api/auth/me/update?fullname=Changed' },
    'a GET of a new service': { path: '/api/services/new?title=New&price=5' },
    'a GET of a new order': { path: '/api/order/new' },
    'a TRACE': { method: 'TRACE', path: '/api/auth/me' },
  };
  return Object.entries(questions).map(([name, question]) => ({
    name,
    attempt: async () => {
      const before = await look(vera);
      const answer = await asker.ask({
        ...question,
        headers: { origin: evil, ...('headers' in question && question.headers) },
        cookies: new Map(vera.cookies),
      });
      const isRead = !('method' in question) && question.path.startsWith(path);
      if (!isRead) assert.ok(!isDone(answer) && answer.status >= 400, `It got ${answer.status}.`);
      assert.deepEqual(await look(vera), before, 'The owner sees a difference.');
    },
  }));
}
