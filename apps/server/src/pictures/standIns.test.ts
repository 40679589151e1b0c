import { categories } from '@market/api/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture } from '../testing/pictures.ts';
import {
  coverColors,
  drawStandIn,
  initialColors,
  toCategoryPicture,
  toInitialPicture,
} from './standIns.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
beforeEach(market.empty);
afterAll(market.close);

const logoDesign = {
  title: 'Logo design',
  price: 4500,
  category: 'Graphics-And-Design' as const,
  description: 'A logo for your shop.',
  images: [anyPicture],
};

/** Relative luminance, as WCAG has it. */
function toLuminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toContrast(one: string, other: string) {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// Shows D1.
test('everybody has a picture and says something, on every call that tells of people', async () => {
  const seller = await market.createPerson('Émile Zola');
  const reader = await market.createPerson('陳 麗');
  const { service } = await seller.createService(logoDesign);
  await reader.reviewService({ serviceId: service._id, rating: 5, comment: 'Good.' });

  const bare = { bio: '', from: '', avatar: { isStandIn: true } };
  expect((await seller.loadUser()).user).toMatchObject(bare);
  expect((await reader.getPerson({ id: seller._id })).user).toMatchObject(bare);
  expect((await reader.listServices()).services[0]?.user).toMatchObject([bare]);
  const read = (await reader.getService({ id: service._id })).service;
  expect(read).toMatchObject({ sellerBio: '', user: [bare] });

  for (const avatar of [read.user[0]?.avatar, read.reviews[0]?.user?.avatar]) {
    const response = await fetch(`${market.url}${avatar?.url}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain(avatar === read.user[0]?.avatar ? '>É<' : '>陳<');
  }
});

// Shows D2.
test('a service that was published without a picture has one of its category', async () => {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  const { service } = await seller.createService(logoDesign);
  await market.database.deleteFrom('service_images').execute();
  await seller.updateService({ id: service._id, price: 5000, images: [] });
  const bare = { ...service, price: 5000 };
  const { secret, intentId } = await shop.start(buyer, bare);
  await shop.charge(secret);
  const { order } = await shop.order(buyer, bare, intentId);
  await buyer.addToWishlist({ serviceId: service._id });

  const images = [toCategoryPicture('Graphics-And-Design')];
  for (const told of [
    (await buyer.getService({ id: service._id })).service,
    (await buyer.listServices()).services[0],
    (await buyer.getPerson({ id: seller._id })).user.services[0],
    (await buyer.listWishlist()).myCartItems[0]?.service,
    (await buyer.getOrder({ id: order._id })).order.service,
    (await buyer.listMyOrders()).orders[0]?.service,
    (await seller.listMyServices()).services[0],
    (await seller.listSales()).orders[0]?.service,
    (await seller.loadUser()).user.services?.[0],
  ]) {
    expect(told?.images).toMatchObject(images);
  }
  const answer = await fetch(`${market.url}${images[0]?.url}`);
  expect(await answer.text()).toContain('Graphics And Design');
});

test.each([...categories, 'Voice-Over', 'सेवा-लेखन', 'A'.repeat(60), null])(
  'there is a picture of the category %s',
  (category) => {
    expect(drawStandIn(toCategoryPicture(category).public_id ?? '')).toContain('<svg');
  },
);

test.each([
  'Asha',
  ' mira',
  'ßeta',
  '<script>',
  '&co',
  '"quoted"',
  '7even',
  '👩‍🎨 Ada',
  '\u{202e}x',
  '',
  ' ',
])(
  'there is a picture of somebody who is called "%s", and nothing in it acts',
  async (fullname) => {
    const { url } = toInitialPicture(fullname);
    const response = await fetch(`${market.url}${url}`);
    const svg = await response.text();

    expect(response.status).toBe(200);
    expect(svg.match(/<\w+/g)).toEqual(['<svg', '<rect', '<text']);
  },
);

test.each([
  'initial-AB-9',
  'initial-ABCD-1',
  'initial--1',
  'initial-\u0007-1',
  'category-Cooking & more',
  'category-<script>',
  'category-',
])('there is no picture "%s"', async (name) => {
  const response = await fetch(`${market.url}/images/${encodeURIComponent(name)}.svg`);

  expect(response.status).toBe(404);
});

test('what is written in them can be read', () => {
  for (const color of initialColors) expect(toContrast('#ffffff', color)).toBeGreaterThan(4.5);
  expect(toContrast(coverColors.ink, coverColors.ground)).toBeGreaterThan(4.5);
  expect(toContrast(coverColors.sign, coverColors.ground)).toBeGreaterThan(3);
});
