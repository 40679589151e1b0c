import { call } from '@market/api/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mountContract } from './mountContract.ts';
import { readBodies, readQuery } from './readBodies.ts';
import { reportErrors } from './reportErrors.ts';

const table = {
  echo: call({
    method: 'POST',
    path: '/echo/{id}',
    access: 'signedIn',
    encoding: 'multipart',
    request: z.object({
      id: z.string(),
      text: z.optional(z.string('Please say something.')),
      count: z.optional(z.number()),
      isTrue: z.optional(z.boolean()),
      images: z.optional(z.array(z.string())),
      nested: z.optional(z.object({ gte: z.optional(z.number()) })),
      choice: z.optional(z.enum(['red', 'green'])),
    }),
    answer: z.object({ request: z.any() }),
  }),
  leak: call({
    method: 'GET',
    path: '/leak',
    access: 'public',
    request: z.object({}),
    answer: z.object({ person: z.object({ name: z.string() }) }),
  }),
  break: call({
    method: 'GET',
    path: '/break',
    access: 'public',
    request: z.object({}),
    answer: z.object({ name: z.string() }),
  }),
};

const somebody = { _id: '7', fullname: 'Asha Rao', email: 'asha@example.com' };

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify({ routerOptions: { querystringParser: readQuery } });
  reportErrors(app);
  app.addHook('onRequest', async (request) => {
    request.person = somebody;
  });
  await readBodies(app);
  mountContract(
    app,
    table,
    {
      echo: async (request) => ({ request }),
      leak: async () => ({ person: { name: 'Asha', passwordHash: 'x' }, token: 'x' }),
      break: async () => ({ name: 5 as unknown as string }),
    },
    { pictureBodyLimit: 2_000 },
  );
});
afterAll(() => app.close());

async function echo(type: string, payload: string) {
  const headers = { 'content-type': type };
  const response = await app.inject({ method: 'POST', url: '/echo/7', headers, payload });
  return response.json();
}

const multipart = (fields: [name: string, value: string, file?: string][]) =>
  fields
    .map(([name, value, file]) =>
      [
        '--x',
        `content-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}`,
        ...(file ? ['content-type: image/png'] : []),
        '',
        value,
      ].join('\r\n'),
    )
    .concat('--x--\r\n')
    .join('\r\n');

const sent = { id: '7', text: 'a&b', count: 4.5, isTrue: true, images: ['one', 'two'] };

test.each([
  [
    'application/json',
    JSON.stringify({ text: 'a&b', count: 4.5, isTrue: true, images: ['one', 'two'] }),
  ],
  ['application/x-www-form-urlencoded', 'text=a%26b&count=4.5&isTrue=true&images=one&images=two'],
  [
    'multipart/form-data; boundary=x',
    multipart([
      ['text', 'a&b'],
      ['count', '4.5'],
      ['isTrue', 'true'],
      ['images', 'one'],
      ['images', 'two'],
    ]),
  ],
])('reads the same from %s', async (type, payload) => {
  expect(await echo(type, payload)).toEqual({ success: true, request: sent });
});

test('a single repeated field is still a list, and none is an empty one where it is needed', async () => {
  const { request } = await echo('multipart/form-data; boundary=x', multipart([['images', 'one']]));
  expect(request.images).toEqual(['one']);
});

test('a file counts as its data URL', async () => {
  const payload = multipart([['images', 'PNG', 'cover.png']]);
  const { request } = await echo('multipart/form-data; boundary=x', payload);
  expect(request.images).toEqual(['data:image/png;base64,UE5H']);
});

test('nested fields may come in brackets or as JSON', async () => {
  const form = 'application/x-www-form-urlencoded';
  expect((await echo(form, 'nested[gte]=5')).request.nested).toEqual({ gte: 5 });
  expect((await echo(form, 'nested={"gte":5}')).request.nested).toEqual({ gte: 5 });
});

test('an empty text counts as left out where no text is asked for', async () => {
  const { request } = await echo('application/x-www-form-urlencoded', 'text=&count=&choice=');
  expect(request).toEqual({ id: '7', text: '' });
});

test('the path decides over the body', async () => {
  expect((await echo('application/json', '{"id":"8"}')).request.id).toBe('7');
});

test.each([
  ['application/json', '{"text":'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '{"count":"five"}'],
  ['application/json', '{"text":"\\u0000"}'],
  ['application/json', '{"nested":{"gte":"\\u0000"}}'],
  ['application/x-www-form-urlencoded', 'count=five'],
  ['application/x-www-form-urlencoded', 'choice=blue'],
  ['application/x-www-form-urlencoded', 'text=a&text=b'],
  ['multipart/form-data; boundary=x', 'no multipart at all'],
  ['multipart/form-data', multipart([['text', 'a']])],
])('refuses %s with %s', async (type, payload) => {
  const response = await app.inject({
    method: 'POST',
    url: '/echo/7',
    headers: { 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false });
});

test('names the field that is wrong, in the words of the contract where it has some', async () => {
  expect(await echo('application/json', '{"text":5,"count":"five"}')).toEqual({
    success: false,
    code: 'invalidRequest',
    message: ['Please say something.', 'Please check the field count.'],
    fields: { text: 'Please say something.', count: 'Please check the field count.' },
  });
});

test.each([
  ['application/json', JSON.stringify({ text: 'a'.repeat(3_000) })],
  ['application/x-www-form-urlencoded', `text=${'a'.repeat(3_000)}`],
  ['multipart/form-data; boundary=x', multipart([['text', 'a'.repeat(3_000)]])],
  ['multipart/form-data; boundary=x', multipart([['images', 'a'.repeat(3_000), 'a.png']])],
  [
    'multipart/form-data; boundary=x',
    multipart([
      ['images', 'a'.repeat(1_500)],
      ['images', 'a'.repeat(1_500)],
    ]),
  ],
])('answers 413 to too much of %s', async (type, payload) => {
  const response = await app.inject({
    method: 'POST',
    url: '/echo/7',
    headers: { 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(413);
});

test('answers 415 to what is none of the three encodings', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/echo/7',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  });
  expect(response.statusCode).toBe(415);
});

test('what the contract does not name never leaves', async () => {
  const response = await app.inject('/leak');
  expect(response.json()).toEqual({ success: true, person: { name: 'Asha' } });
});

test('an answer that breaks the contract is our mistake, told without details', async () => {
  const response = await app.inject('/break');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    success: false,
    code: 'serverError',
    message: 'Something went wrong on our side.',
  });
});

const nested = (depth: number) => `{"id":"7","other":${'['.repeat(depth)}${']'.repeat(depth)}}`;

test('what lies deeper than any call asks for is refused', async () => {
  expect(await echo('application/json', nested(20))).toHaveProperty('request');
  expect(await echo('application/json', nested(900))).toEqual({
    success: false,
    code: 'deepFields',
    message: 'The fields of this request lie too deep.',
  });
});
