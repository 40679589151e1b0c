import { expect, test } from 'vitest';
import { createOpenApiDocument } from '../openapi/createOpenApiDocument.ts';
import { createService, samplePerson, sampleServices } from '../testing/index.ts';
import { createMarketClient } from './createMarketClient.ts';
import type { MarketClientOptions } from './createMarketClient.ts';

const cover = {
  url: '/images/cover-1600.webp',
  srcSet: '/images/cover-400.webp 400w, /images/cover-1600.webp 1600w',
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const avatar = { url: '/images/face.svg', isStandIn: true };
const service = createService({
  title: '/images/of words',
  images: [cover],
  user: [{ ...samplePerson, avatar }],
});

/** Gives what a client says of this service. */
async function read(options: MarketClientOptions, answered = service) {
  const fetch = async () => Response.json({ service: answered });
  const answer = await createMarketClient({ ...options, fetch }).getService({ id: service._id });
  return answer.service;
}

test('pictures of a backend on another origin can be shown', async () => {
  const { images, user, title } = await read({ host: 'https://market.example/api' });

  expect(images).toEqual([
    {
      url: 'https://market.example/images/cover-1600.webp',
      srcSet:
        'https://market.example/images/cover-400.webp 400w, https://market.example/images/cover-1600.webp 1600w',
      placeholder: cover.placeholder,
    },
  ]);
  expect(user[0]?.avatar).toEqual({
    url: 'https://market.example/images/face.svg',
    isStandIn: true,
  });
  expect(title).toBe('/images/of words');
});

test.each<[what: string, options: MarketClientOptions]>([
  ['of its own origin', { host: '/api' }],
  ['that is not to know', { host: 'http://backend.internal:4000/api', pictureHost: null }],
])('a program %s gets the addresses as they were answered', async (_, options) => {
  const { images, user } = await read(options);

  expect(images).toEqual([cover]);
  expect(user[0]?.avatar).toEqual(avatar);
});

test('a server that asks within its own network names the address that browsers reach', async () => {
  const options = {
    host: 'http://backend.internal:4000/api',
    pictureHost: 'https://market.example',
  };

  const { images } = await read(options);

  expect(images[0]?.url).toBe('https://market.example/images/cover-1600.webp');
  expect(JSON.stringify(images)).not.toContain('backend.internal');
});

test.each([
  ['https://cdn.example/w_400,h_300/a b.webp', 'https://cdn.example/w_400,h_300/a b.webp'],
  ["data:image/svg+xml,%3Csvg xmlns='…'/%3E", "data:image/svg+xml,%3Csvg xmlns='…'/%3E"],
  ['//cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['a.webp', 'https://market.example/a.webp'],
  ['http://[', 'http://['],
])('a picture at %s is found at %s', async (url, found) => {
  const { images } = await read(
    { host: 'https://market.example/api' },
    { ...service, images: [{ url }] },
  );

  expect(images).toEqual([{ url: found }]);
});

test.each([
  ['/a,b.webp 400w, /c.webp 2x', 'https://m.example/a,b.webp 400w, https://m.example/c.webp 2x'],
  ['/a.webp,\n  /b.webp 2x,', 'https://m.example/a.webp,\n  https://m.example/b.webp 2x,'],
  [
    'data:image/png;base64,AA== 1x, /b.webp 2x',
    'data:image/png;base64,AA== 1x, https://m.example/b.webp 2x',
  ],
  ['', ''],
])('of the widths %j each address is found: %j', async (srcSet, found) => {
  const { images } = await read(
    { host: 'https://m.example' },
    { ...service, images: [{ url: '/a', srcSet }] },
  );

  expect(images[0]?.srcSet).toBe(found);
});

test('every list has its pictures found, too', async () => {
  const services = sampleServices.map((sample) => ({ ...sample, images: [cover] }));
  const list = { services, servicesCount: 1, filteredServiceCount: 1, resDataPerPage: 8 };
  const client = createMarketClient({
    host: 'https://market.example/api',
    fetch: async () => Response.json(list),
  });

  const answer = await client.listServices();

  expect(answer.services).toHaveLength(services.length);
  expect(JSON.stringify(answer)).not.toMatch(/[", ]\/images\//);
});

test('nothing but a picture has a url', () => {
  const shapes: string[] = [];
  JSON.stringify(createOpenApiDocument(), (_, value: unknown) => {
    const properties = (value as { properties?: Record<string, unknown> } | null)?.properties;
    if (properties && 'url' in properties) shapes.push(Object.keys(properties).join());
    return value;
  });

  expect(new Set(shapes)).toEqual(
    new Set(['url,public_id,srcSet,width,height,placeholder,isStandIn,alt']),
  );
});
