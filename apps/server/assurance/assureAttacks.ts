import { existsSync } from 'node:fs';
import type { Attack, AttackKind } from './attacks/Attack.ts';
import { accessAttacks } from './attacks/accessAttacks.ts';
import { crossSiteAttacks } from './attacks/crossSiteAttacks.ts';
import { doorAttacks } from './attacks/doorAttacks.ts';
import { limitAttacks } from './attacks/limitAttacks.ts';
import { type AttackedMarket, openAttackedMarket } from './attacks/openAttackedMarket.ts';
import { paymentAttacks } from './attacks/paymentAttacks.ts';
import { pictureAttacks } from './attacks/pictureAttacks.ts';
import { sessionAttacks } from './attacks/sessionAttacks.ts';
import { socketAttacks } from './attacks/socketAttacks.ts';
import { textAttacks } from './attacks/textAttacks.ts';

/**
 * Attacks two fresh servers at the same time, and says for each kind of attack how many were tried and how many
 * got through. Ends with 1 if any did, or if what must succeed did not.
 *
 *     node --conditions=market-source apps/server/assurance/assureAttacks.ts [words of names]
 *
 * With words, only kinds and attacks that have one of them in their name are tried.
 */
const kindsOfServers: AttackKind[][] = [
  [accessAttacks],
  [
    crossSiteAttacks,
    paymentAttacks,
    sessionAttacks,
    textAttacks,
    pictureAttacks,
    doorAttacks,
    socketAttacks,
    limitAttacks,
  ],
];
const fewest = 400;

const builtSite = new URL('../../marketplace/dist/index.html', import.meta.url);
if (!existsSync(builtSite)) {
  console.error(
    'The site has not been built, and what is attacked includes its pages: npm run build',
  );
  process.exit(1);
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isChosen = (name: string) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word));

/** Tries one. Gives what went wrong. */
async function tryAttack({ attempt }: Attack, { server }: AttackedMarket) {
  try {
    await attempt();
    if (server.hasEnded()) throw new Error('The server has ended.');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What has gone wrong before may keep a kind from being prepared: then none of it is known to hold. */
async function listAttacks(kind: AttackKind, market: AttackedMarket): Promise<Attack[]> {
  try {
    return await kind.list(market);
  } catch (error) {
    const attempt = () => Promise.reject(error as Error);
    return [{ name: `${kind.name}: they could not be prepared`, attempt }];
  }
}

const begun = performance.now();
let tried = 0;
let through = 0;
let controls = 0;
let failedControls = 0;
const faults: string[] = [];

async function tryKind(kind: AttackKind, market: AttackedMarket) {
  const figures = { tried: 0, through: 0, milliseconds: performance.now() };
  for (const attack of await listAttacks(kind, market)) {
    if (!isChosen(`${kind.name}: ${attack.name}`)) continue;
    const fault = await tryAttack(attack, market);
    if (attack.isControl) controls += 1;
    else figures.tried += 1;
    if (fault === undefined) continue;
    if (attack.isControl) failedControls += 1;
    else figures.through += 1;
    const what = attack.isControl ? 'Did not succeed' : 'Got through';
    faults.push(`${what}: ${kind.name}: ${attack.name}\n    ${fault}`);
    console.log(`  ${faults.at(-1)}\n    ${market.diary.last}\n`);
  }
  const seconds = ((performance.now() - figures.milliseconds) / 1000).toFixed(1);
  console.log(
    `${kind.name}: ${figures.tried} tried, ${figures.through} got through (${seconds} s)`,
  );
  tried += figures.tried;
  through += figures.through;
}

await Promise.all(
  kindsOfServers.map(async (kinds) => {
    const market = await openAttackedMarket();
    for (const kind of kinds) await tryKind(kind, market);
    await market.close();
  }),
);

// Of a long run, often only the end is kept.
for (const fault of faults) console.log(fault);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(`\n${tried} attacks, ${through} got through, in ${seconds} s.`);
console.log(`${controls} times the same by the one who may: ${failedControls} refused.`);
const isTooFew = words.length === 0 && tried < fewest;
if (isTooFew) console.log(`There must be at least ${fewest}.`);
process.exit(through + failedControls > 0 || isTooFew ? 1 : 0);
