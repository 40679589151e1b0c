import { expect, test } from 'vitest';
import { largestPrice } from '../contract/choices.ts';
import { sampleListing } from './listingSamples.ts';
import type { Sellable } from './listing.ts';
import { type Discount, priceChoice } from './priceChoice.ts';

/** Numbers that are always the same, in [0, 1). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const random = createRandom(20_261_124);
const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const pick = <Entry>(entries: readonly Entry[]) => entries[whole(0, entries.length - 1)] as Entry;

/** An amount of rupees, from its paise as text: no sum of this test is made in floating point. */
const toRupees = (paise: bigint) =>
  Number(`${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`);

function createCart() {
  const packages = Array.from({ length: whole(1, 3) }, (_, index) => ({
    name: `Package ${index}`,
    description: '',
    paise: BigInt(whole(100, pick([200_000, 99_999_900]))),
    days: whole(1, 90),
    revisions: pick([null, 0, 1, 20]),
  })).toSorted((one, other) => (one.paise < other.paise ? -1 : 1));
  const extras = Array.from({ length: whole(0, 20) }, (_, index) => ({
    _id: `extra-${index}`,
    title: `Extra ${index}`,
    paise: BigInt(whole(100, pick([5_000, 1_000_000]))),
    days: whole(-60, 60),
    revisions: whole(0, 20),
    most: whole(1, 20),
  }));
  const chosen = extras
    .filter(() => random() < 0.4)
    .map(({ _id, most }) => ({ _id, quantity: whole(1, most) }));
  const discount: Discount | undefined = pick([
    undefined,
    { code: 'SHARE', kind: 'percent' as const, value: whole(1, 90) },
    { code: 'AMOUNT', kind: 'amount' as const, value: toRupees(BigInt(whole(100, 2_000_000))) },
  ]);
  return { packages, extras, chosen, place: whole(0, packages.length - 1), discount };
}

const withPrice = <Entry extends { paise: bigint }>({ paise, ...fields }: Entry) => ({
  ...fields,
  price: toRupees(paise),
});

/** The same, with whole numbers of any size and none of the code that is tried. */
function priceByHand({ packages, extras, chosen, place, discount }: ReturnType<typeof createCart>) {
  const main = packages[place];
  if (!main) throw new Error('There is no such package.');
  const added = chosen.map(({ _id, quantity }) => {
    const extra = extras.find((one) => one._id === _id);
    if (!extra) throw new Error('There is no such extra.');
    return { ...extra, quantity: BigInt(quantity), paise: extra.paise * BigInt(quantity) };
  });
  const sum = added.reduce((all, { paise }) => all + paise, main.paise);
  if (sum > BigInt(largestPrice) * 100n) return 'orderTooDear';
  const wanted =
    discount === undefined
      ? 0n
      : discount.kind === 'percent'
        ? (sum * BigInt(discount.value)) / 100n
        : BigInt(Math.round(discount.value * 100));
  const off = wanted > sum - 100n ? sum - 100n : wanted;
  const days = added.reduce((all, extra) => all + extra.days * Number(extra.quantity), main.days);
  const revisions = added.reduce<number | null>(
    (all, extra) => (all === null ? null : all + extra.revisions * Number(extra.quantity)),
    main.revisions,
  );
  return {
    lines: [
      { kind: 'package', title: main.name, quantity: 1, amount: toRupees(main.paise) },
      ...added.map(({ title, quantity, paise }) => ({
        kind: 'extra',
        title,
        quantity: Number(quantity),
        amount: toRupees(paise),
      })),
      ...(off > 0n
        ? [{ kind: 'coupon', title: discount?.code, quantity: 1, amount: -toRupees(off) }]
        : []),
    ],
    totalPrice: toRupees(sum - off),
    days: days < 1 ? 1 : days,
    revisions,
  };
}

// Shows X20.
test('ten thousand choices cost what they cost by hand, to the paisa', () => {
  let dear = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const cart = createCart();
    const sold: Sellable = {
      packages: cart.packages.map(withPrice),
      extras: cart.extras.map(withPrice),
    };
    const choice = { package: cart.place, extras: cart.chosen };
    const expected = priceByHand(cart);
    if (expected === 'orderTooDear') dear += 1;
    expect(priceChoice(sold, choice, cart.discount)).toEqual(expected);
  }
  expect(dear).toBeGreaterThan(10);
});

test('nothing chosen is the first package', () => {
  const [first] = sampleListing.packages;
  const price = priceChoice(sampleListing, {});
  expect(price).toMatchObject({ totalPrice: first?.price, days: first?.days, revisions: 1 });
  expect(priceChoice(sampleListing, { package: 0, extras: [] })).toEqual(price);
});

test('what is no longer offered is refused', () => {
  expect(priceChoice(sampleListing, { package: 3 })).toBe('packageGone');
  expect(priceChoice(sampleListing, { extras: [{ _id: 'extra-gone', quantity: 1 }] })).toBe(
    'extraGone',
  );
  // Of this one there is one at most.
  expect(priceChoice(sampleListing, { extras: [{ _id: 'extra-fast', quantity: 2 }] })).toBe(
    'extraGone',
  );
});

const soldAt = (price: number): Sellable => ({
  packages: [{ name: 'Standard', description: '', price, days: 3, revisions: 1 }],
  extras: [{ _id: 'card', title: 'Card', price: 1, days: 0, revisions: 0, most: 2 }],
});

// Shows X20.
test('an order may cost as much as the dearest service, and not a rupee more', () => {
  const sold = soldAt(largestPrice - 1);
  expect(priceChoice(sold, { extras: [{ _id: 'card', quantity: 1 }] })).toMatchObject({
    totalPrice: largestPrice,
  });
  expect(priceChoice(sold, { extras: [{ _id: 'card', quantity: 2 }] })).toBe('orderTooDear');
});

// Shows X22.
test('a coupon leaves a rupee to pay, and has no line where it takes nothing off', () => {
  const coupon: Discount = { code: 'HELLO', kind: 'amount', value: 5_000 };
  expect(priceChoice(soldAt(20), {}, coupon)).toMatchObject({
    totalPrice: 1,
    lines: [{ amount: 20 }, { kind: 'coupon', title: 'HELLO', amount: -19 }],
  });
  const price = priceChoice(soldAt(1), {}, coupon);
  expect(price).toMatchObject({ totalPrice: 1 });
  expect(price).toHaveProperty('lines', [
    { kind: 'package', title: 'Standard', quantity: 1, amount: 1 },
  ]);
});
