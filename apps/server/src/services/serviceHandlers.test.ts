import type { MarketRequest } from '@market/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestPerson, createTestMarket } from '../testing/createTestMarket.ts';
import { anyPicture, createPicture } from '../testing/pictures.ts';

// Thirty at once are let in even while this machine does not keep up.
const market = await createTestMarket({ maximumRequests: 200 });
let seller: TestPerson;
let buyer: TestPerson;

beforeEach(async () => {
  await market.empty();
  seller = await market.createPerson('Asha Rao');
  buyer = await market.createPerson('Ben Okafor');
});
afterAll(market.close);

const said = {
  title: 'Logo design',
  price: 4500,
  category: 'Graphics-And-Design' as const,
  description: 'A logo for your shop.',
};
const logoDesign = { ...said, images: [anyPicture] } satisfies MarketRequest<'createService'>;

async function offer(fields: Partial<MarketRequest<'createService'>> = {}): Promise<string> {
  const { service } = await seller.createService({ ...logoDesign, ...fields });
  return service._id;
}

/** The titles that a visitor finds, in their order. */
async function find(filter: MarketRequest<'listServices'>): Promise<string[]> {
  const { services } = await market.createVisitor().listServices(filter);
  return services.map(({ title }) => title);
}

test('a seller offers a service and everybody can read it', async () => {
  const id = await offer({ images: [await createPicture(1600, 1200), await createPicture()] });
  await seller.updateProfile({ bio: 'I draw.' });
  const { service } = await market.createVisitor().getService({ id });

  expect(service).toMatchObject({
    ...said,
    ratings: 0,
    numOfReviews: 0,
    seller: 'Asha Rao',
    sellerBio: 'I draw.',
    reviews: [],
    user: [{ _id: seller._id, fullname: 'Asha Rao', email: seller.email }],
  });
  expect(service.images).toHaveLength(2);
  expect(service.images[0]).toMatchObject({ width: 1280, height: 960 });
  expect(service.images[0]?.srcSet?.split(', ')).toHaveLength(4);
});

// Shows D1.
test('a signed-in person is told with the services they offer', async () => {
  const id = await offer();

  expect((await seller.loadUser()).user.services).toEqual([expect.objectContaining({ _id: id })]);
  expect((await buyer.loadUser()).user.services).toEqual([]);
});

test('a new name of the seller is on the service at once', async () => {
  const id = await offer();
  await seller.updateProfile({ fullname: 'Asha R. Rao' });

  expect((await buyer.getService({ id })).service.seller).toBe('Asha R. Rao');
});

test.each([
  [{ title: ' ' }, 'please enter service title!'],
  [{ title: 'A'.repeat(101) }, 'Service title cannot exceed 100 characters!'],
  [{ price: -5 }, 'The price must be at least Rs.1'],
  [{ price: 0 }, 'The price must be at least Rs.1'],
  [{ price: 1_000_000 }, 'at most Rs.999999'],
  [{ price: 10.005 }, 'in whole paise'],
  [{ price: Number.NaN }, 'Please enter your service price!'],
  [{ description: '' }, 'please enter description!'],
  [{ images: [] }, 'please add a picture of your service!'],
  [{ images: [''] }, 'please add a picture of your service!'],
  [{ category: '' as 'Mobile-Apps' }, 'please select category for this service!'],
  [{ category: 'Cooking' as 'Mobile-Apps' }, 'Please select correct category for the service'],
])('refuses a service with %o', async (change, message) => {
  await expect(seller.createService({ ...logoDesign, ...change })).rejects.toThrow(message);
  expect(await find({})).toEqual([]);
});

// Shows V16.
test('says all that is missing at once, field by field', async () => {
  const response = await seller.fetch('/api/services/new', { method: 'POST' });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    success: false,
    code: 'invalidRequest',
    message: [
      'please enter service title!',
      'Please enter your service price!',
      'please select category for this service!',
      'please enter description!',
      'please add a picture of your service!',
    ],
    fields: {
      title: 'please enter service title!',
      price: 'Please enter your service price!',
      category: 'please select category for this service!',
      description: 'please enter description!',
      images: 'please add a picture of your service!',
    },
  });
});

test('a price keeps its paise', async () => {
  const id = await offer({ price: 1234.56 });
  expect((await buyer.getService({ id })).service.price).toBe(1234.56);
});

test('the newest service comes first', async () => {
  for (const title of ['First', 'Second', 'Third']) await offer({ title });
  expect(await find({})).toEqual(['Third', 'Second', 'First']);
});

test('a page holds eight services and the counts tell how many there are', async () => {
  for (let index = 1; index <= 10; index += 1) {
    await offer({ title: `Service ${index}`, price: index * 1000 });
  }
  const visitor = market.createVisitor();
  const counts = { servicesCount: 10, resDataPerPage: 8 };

  expect(await visitor.listServices({})).toMatchObject({ ...counts, filteredServiceCount: 10 });
  expect(await find({ page: 2 })).toEqual(['Service 2', 'Service 1']);
  expect(await visitor.listServices({ page: 3 })).toMatchObject({ ...counts, services: [] });
  expect(await visitor.listServices({ price: { lte: 3000 } })).toMatchObject({
    ...counts,
    filteredServiceCount: 3,
  });
});

test.each([0, -1, 1.5, 1e12])('page %d is answered without an error', async (page) => {
  await offer();
  const { filteredServiceCount } = await buyer.listServices({ page });
  expect(filteredServiceCount).toBe(1);
});

test('a keyword finds titles that hold each of its words, letter by letter', async () => {
  for (const title of [
    'Learn C# today',
    'R&D reports',
    'Get 50% more done',
    'An a/b test',
    'An under_score',
    String.raw`A back\slash`,
    "Nine o'clock news",
    'लोगो दुकान के लिए',
  ]) {
    await offer({ title });
  }
  const findings = {
    'C#': ['Learn C# today'],
    'R&D': ['R&D reports'],
    '50%': ['Get 50% more done'],
    'a/b': ['An a/b test'],
    under_score: ['An under_score'],
    [String.raw`back\slash`]: [String.raw`A back\slash`],
    "o'clock": ["Nine o'clock news"],
    'a(': [],
    '.*': [],
    '%': ['Get 50% more done'],
    _: ['An under_score'],
    LEARN: ['Learn C# today'],
    'today learn': ['Learn C# today'],
    '  learn  ': ['Learn C# today'],
    learning: ['Learn C# today'],
    repotrs: ['R&D reports'],
    दुकान: ['लोगो दुकान के लिए'],
  };
  for (const [keyword, titles] of Object.entries(findings)) {
    expect([keyword, await find({ keyword })]).toEqual([keyword, titles]);
  }
});

test('an empty keyword and an empty category let everything through', async () => {
  await offer();
  const response = await buyer.fetch('/api/services?keyword=&category=&page=');
  expect(await response.json()).toMatchObject({ filteredServiceCount: 1 });
});

test('category and price narrow the list together', async () => {
  await offer({ title: 'Cheap logo', price: 300 });
  await offer({ title: 'Dear logo', price: 9000 });
  await offer({ title: 'Cheap game', price: 300, category: 'Game-Development' });

  expect(await find({ category: 'Graphics-And-Design', price: { gte: 298, lte: 1000 } })).toEqual([
    'Cheap logo',
  ]);
  expect(await find({ price: { gte: 300, lte: 300 } })).toEqual(['Cheap game', 'Cheap logo']);
  expect(await find({ price: { gte: 300.01 } })).toEqual(['Dear logo']);
});

test('the ends of the price slider leave nothing out', async () => {
  await offer({ title: 'Below', price: 100 });
  await offer({ title: 'Above', price: 90_000 });

  expect(await find({ price: { gte: 298, lte: 50_000 } })).toEqual(['Above', 'Below']);
  expect(await find({ price: { gte: 299, lte: 49_999 } })).toEqual([]);
});

test.each([
  '/api/services?category=Cooking',
  '/api/services?price[gte]=cheap',
  '/api/services?page=first',
  '/api/services?price[$exists]=1',
  '/api/services?keyword[$regex]=a',
  '/api/services?keyword=a&keyword=b',
  '/api/services?keyword=%00',
])('%s is refused or ignored, never an error of the server', async (path) => {
  const { status } = await buyer.fetch(path);
  expect([200, 400]).toContain(status);
});

test('a seller changes a service; what is left out stays', async () => {
  const id = await offer({ images: [await createPicture()] });
  await seller.updateService({ id, price: 5000 });
  const { service } = await buyer.getService({ id });

  expect(service).toMatchObject({ ...said, price: 5000 });
  expect(service.images).toHaveLength(1);
});

test('new pictures replace all old ones', async () => {
  const id = await offer({ images: [await createPicture(), await createPicture()] });
  const before = (await buyer.getService({ id })).service.images;
  await seller.updateService({ id, images: [await createPicture(50, 50)] });
  const after = (await buyer.getService({ id })).service.images;

  expect(after).toHaveLength(1);
  expect(before.map(({ url }) => url)).not.toContain(after[0]?.url);
});

test('a deleted service is gone from every list', async () => {
  const id = await offer();
  await buyer.addToWishlist({ serviceId: id });
  await seller.deleteService({ id });

  await expect(buyer.getService({ id })).rejects.toThrow('Service not found!!');
  await expect(buyer.addToWishlist({ serviceId: id })).rejects.toThrow('Service Not Found!!');
  await expect(seller.updateService({ id, price: 1 })).rejects.toThrow('Service not found!!');
  await expect(seller.deleteService({ id })).rejects.toThrow('Service Not Found!');
  expect(await find({})).toEqual([]);
  expect((await seller.listMyServices()).services).toEqual([]);
  expect((await buyer.listWishlist()).myCartItems).toEqual([]);
  expect((await buyer.getPerson({ id: seller._id })).user.services).toEqual([]);
});

test('a second review of the same person replaces the first', async () => {
  const id = await offer();
  await buyer.reviewService({ serviceId: id, rating: 2, comment: 'Late.' });
  await buyer.reviewService({ serviceId: id, rating: 5, comment: 'Late, but great.' });
  const other = await market.createPerson('Chen Li');
  await other.reviewService({ serviceId: id, rating: 4, comment: 'I like it.' });
  const { service } = await market.createVisitor().getService({ id });

  expect(service).toMatchObject({ ratings: 4.5, numOfReviews: 2 });
  expect(service.reviews.map(({ name, rating, comment }) => [name, rating, comment])).toEqual([
    ['Chen Li', 4, 'I like it.'],
    ['Ben Okafor', 5, 'Late, but great.'],
  ]);
});

test('nobody reviews their own service', async () => {
  const serviceId = await offer();

  await expect(
    seller.reviewService({ serviceId, rating: 5, comment: 'I like it myself.' }),
  ).rejects.toMatchObject({ status: 400, message: 'You cannot review your own service.' });
  const { service } = await market.createVisitor().getService({ id: serviceId });
  expect(service).toMatchObject({ ratings: 0, numOfReviews: 0, reviews: [] });
});

test('thirty reviews at once are all counted', async () => {
  const id = await offer();
  const people: TestPerson[] = [];
  for (let index = 0; index < 10; index += 1) {
    people.push(await market.createPerson(`Person ${index}`));
  }
  await Promise.all(
    [5, 4, 3].flatMap((rating) =>
      people.map((person) => person.reviewService({ serviceId: id, rating, comment: 'Fine.' })),
    ),
  );
  const { service } = await buyer.getService({ id });
  const sum = service.reviews.reduce((total, { rating }) => total + rating, 0);

  expect(service.numOfReviews).toBe(10);
  expect(service.reviews).toHaveLength(10);
  expect(service.ratings).toBeCloseTo(sum / 10);
});

test.each([
  [{ rating: 0 }, 'A rating is a whole number from 1 to 5.'],
  [{ rating: 6 }, 'A rating is a whole number from 1 to 5.'],
  [{ rating: 4.5 }, 'please enter all fields!'],
  [{ comment: ' ' }, 'please enter all fields!'],
])('refuses a review with %o', async (change, message) => {
  const serviceId = await offer();
  const review = { serviceId, rating: 5, comment: 'Great.' };
  await expect(buyer.reviewService({ ...review, ...change })).rejects.toThrow(message);
});

test('a reviewer shows a name and a picture, no e-mail address', async () => {
  const serviceId = await offer();
  await buyer.reviewService({ serviceId, rating: 5, comment: 'Great.' });
  const response = await market.createVisitor().fetch(`/api/services/${serviceId}`);

  expect(await response.text()).not.toContain(buyer.email);
});

test('text is stored as typed', async () => {
  const title = `<img src=x onerror=alert(1)> "quotes" 'and' {{more}} \${x} 👩‍🎨`;
  const description = `${title} \u202E ${'x'.repeat(100)}`;
  const id = await offer({ title, description });
  expect((await buyer.getService({ id })).service).toMatchObject({ title, description });
});
