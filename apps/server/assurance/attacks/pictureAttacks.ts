import assert from 'node:assert/strict';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { toDataUrl } from '../../src/testing/pictures.ts';
import type { Attack, AttackKind } from './Attack.ts';
import { type Answer, isDone, readJson } from './createAsker.ts';
import { limitWork } from './limitWork.ts';
import type { AttackedMarket } from './openAttackedMarket.ts';

const mark = '<script>attack()</script>';

/** Pictures that are none, are two things at once, or are far larger than they look. */
export const pictureAttacks: AttackKind = {
  name: 'Hostile pictures',
  list: async (market) => {
    const memory = await watchMemory(market);
    return [
      ...(await listRefused(market)),
      ...(await listCleaned(market)),
      ...listReferences(market),
      ...listGiants(market),
      {
        name: 'The memory that all of them took',
        attempt: async () => {
          const most = memory.end();
          assert.ok(most <= memoryLimit, `They took ${most} MB more.`);
        },
      },
    ];
  },
};

/**
 * How much more memory the server may take meanwhile, with what it has started, in megabytes. The process that
 * decodes may come to 200, and the server's own heap comes and goes by some tens. If any header is believed,
 * they take 1,200.
 */
const memoryLimit = 300;

/** How often it is looked at, in milliseconds. */
const lookEvery = 50;

/** Watches how much more memory the server takes than now. `end` gives the most, in megabytes. */
async function watchMemory({ server }: AttackedMarket) {
  const before = await server.readMemory();
  let most = before;
  const watching = setInterval(async () => {
    most = Math.max(most, await server.readMemory().catch(() => 0));
  }, lookEvery);
  watching.unref();
  return {
    end() {
      clearInterval(watching);
      return most - before;
    },
  };
}

/** Pictures that are small as files and huge once decoded, in one direction or in depth. */
function listGiants(market: AttackedMarket): Attack[] {
  const giants: Record<string, () => Buffer> = {
    '23,900,000 × 1 pixels of 16 bits': () => createPng(23_900_000, 1, { color: 2, depth: 16 }),
    '1 × 23,900,000 pixels of 16 bits': () => createPng(1, 23_900_000, { color: 2, depth: 16 }),
    '1 × 16,000,000 pixels': () => createPng(1, 16_000_000),
    '16,000,000 × 1 pixels': () => createPng(16_000_000, 1),
    '4,800 × 4,800 pixels of 16 bits, with transparency': () =>
      createPng(4_800, 4_800, { color: 6, depth: 16 }),
  };
  return Object.entries(giants).map(([name, create]) => ({
    name: `A picture of ${name}`,
    attempt: async () => {
      const sent = toDataUrl(create());
      const answer = await limitWork(market, mostWork, () => asSent(market, sent));
      assert.ok(!isDone(answer), 'It was taken.');
    },
  }));
}

/** How much processor time, in milliseconds, even a giant may take. */
const mostWork = 2_000;

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** How many samples a pixel has, by PNG's number of the kind of colour. */
const samples: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** Writes a PNG of zeros: small as a file, however large. Sides are in pixels, depth in bits. */
function createPng(
  width: number,
  height: number,
  { color = 0, depth = 8, extra = Buffer.alloc(0) } = {},
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color], 8);
  const row = 1 + Math.ceil((width * (samples[color] ?? 1) * depth) / 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    extra,
    chunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const asSent = ({ vera }: AttackedMarket, avatar: string) =>
  vera.ask({ method: 'PUT', path: '/api/auth/me/update', body: { avatar } });

const text = (content: string) => Buffer.from(content, 'latin1');

async function listRefused(market: AttackedMarket): Promise<Attack[]> {
  const whole = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c52' } })
    .jpeg()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="attack()">${mark}</svg>`;
  const files: Record<string, Buffer> = {
    'an SVG with a script': text(svg),
    'an SVG that begins as XML': text(`<?xml version="1.0"?>${svg}`),
    'an SVG that reads a file': text(
      '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg><text>&e;</text></svg>',
    ),
    'a page': text(`<!doctype html>${mark}`),
    'a page that begins as a GIF': text(`GIF89a/*${mark}*/=1;attack()`),
    'a GIF': await sharp(whole).gif().toBuffer(),
    'a TIFF': await sharp(whole).tiff().toBuffer(),
    'a BMP': Buffer.concat([text('BM'), Buffer.alloc(100)]),
    'a PDF': text(`%PDF-1.7\n${'x'.repeat(100)}`),
    'a ZIP': text(`PK\x03\x04${'x'.repeat(100)}`),
    'a program': text(`\x7fELF${'x'.repeat(100)}`),
    'a film': text(`\0\0\0\x18ftypmp42${'x'.repeat(100)}`),
    'a HEIC': text(`\0\0\0\x18ftypheic${'x'.repeat(100)}`),
    'an AVIF that is none': text(`\0\0\0\x18ftypavif${'x'.repeat(1_000)}`),
    'a WebP that is none': text(`RIFF\x00\x10\0\0WEBPVP8 ${'x'.repeat(1_000)}`),
    'a PNG that is none': text(`\x89PNG\r\n\x1a\n${'x'.repeat(1_000)}`),
    'a JPEG that is none': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1_000)]),
    'a JPEG that is a page': text(`\xff\xd8\xff\xe0<!doctype html>${mark.repeat(10)}`),
    'half a JPEG': whole.subarray(0, whole.length / 2),
    'half a PNG': createPng(60, 60).subarray(0, 60),
    'a PNG whose rows are too few': Buffer.concat([
      createPng(60, 60).subarray(0, 33),
      chunk('IDAT', deflateSync(Buffer.alloc(10))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
    'a PNG without a side': createPng(0, 60),
    'no file at all': Buffer.alloc(0),
    'three bytes': Buffer.from([0xff, 0xd8, 0xff]),
    'more than it may weigh': Buffer.concat([whole, Buffer.alloc(2_000_000)]),
    'a billion pixels': createPng(32_000, 32_000, { depth: 1 }),
    'a side of two thousand million': (() => {
      const png = createPng(60, 60);
      png.writeUInt32BE(0x7f_ff_ff_ff, 16);
      return png;
    })(),
  };
  return Object.entries(files).map(([name, file]) => ({
    name: `A picture that is ${name}`,
    attempt: async () => {
      const answer = await asSent(market, toDataUrl(file));
      // An empty picture keeps the one before.
      assert.ok(!isDone(answer) || file.length === 0, 'It was taken.');
      await assertUntouched(market);
    },
  }));
}

/** Whether every picture that Vera shows is one that the server has made. */
async function assertUntouched({ asker, vera }: AttackedMarket) {
  const { user } = await vera.client.loadUser();
  const answer = await asker.ask({ path: user.avatar.url });
  assertPicture(answer);
}

function assertPicture({ headers, bytes }: Answer) {
  assert.match(headers['content-type'] ?? '', /^image\/(?:webp|avif|svg\+xml)$/);
  assert.match(headers['content-security-policy'] ?? '', /default-src 'none'/);
  const content = bytes.toString('latin1');
  for (const trace of ['attack', '<script', 'GPS', 'secret place', 'Exif', 'http:']) {
    const isDrawn = content.startsWith('<svg') && trace === 'http:';
    assert.ok(isDrawn || !content.includes(trace), `The picture holds ${trace}.`);
  }
}

/** What is a picture and something else besides comes back as a picture only. */
async function listCleaned(market: AttackedMarket): Promise<Attack[]> {
  const plain = sharp({ create: { width: 60, height: 60, channels: 3, background: '#c52' } });
  const jpeg = await plain.clone().jpeg().toBuffer();
  const note = text(`Comment\0${mark.repeat(10)}`);
  const bomb = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(30_000_000, 'attack')),
  ]);
  const files: Record<string, Buffer> = {
    'a JPEG with a page at its end': Buffer.concat([jpeg, Buffer.from(mark.repeat(10))]),
    'a JPEG with a ZIP at its end': Buffer.concat([jpeg, Buffer.from('PK\x03\x04attack')]),
    'a JPEG with a script in its comment': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, mark.length + 2]),
      Buffer.from(mark),
      jpeg.subarray(2),
    ]),
    'a JPEG that tells where it was taken': await plain
      .clone()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .jpeg()
      .toBuffer(),
    'a PNG with a script in its text': createPng(60, 60, { extra: chunk('tEXt', note) }),
    'a PNG with a bomb in its text': createPng(60, 60, { extra: chunk('zTXt', bomb) }),
    'a PNG with a page at its end': Buffer.concat([createPng(60, 60), Buffer.from(mark)]),
    'a WebP with a script in its description': await plain
      .clone()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${mark}</x:xmpmeta>`)
      .webp()
      .toBuffer(),
  };
  return Object.entries(files).map(([name, file]) => ({
    name: `A picture that is ${name}`,
    attempt: async () => {
      await asSent(market, toDataUrl(file));
      await assertUntouched(market);
    },
  }));
}

/** Texts in place of pictures: addresses to fetch, files to read, types to believe, too many. */
function listReferences({ vera, asker, shop }: AttackedMarket): Attack[] {
  const page = Buffer.from(mark).toString('base64');
  const references = [
    'http://169.254.169.254/latest/meta-data/',
    'https://evil.example/picture.png',
    'file:///etc/passwd',
    '/etc/passwd',
    '../../server.log',
    'data:text/html,<script>attack()</script>',
    `data:text/html;base64,${page}`,
    `data:image/svg+xml;base64,${page}`,
    `data:image/png;base64,${page}`,
    'data:image/png;base64,',
    'data:;base64,AAAA',
    'data:image/png,notbase64',
    `data:image/png;base64,${'!'.repeat(1_000)}`,
    `data:${'a'.repeat(50_000)};base64,AAAA`,
  ];
  const body = { title: 'Pictures', description: 'x', price: 500, category: 'Mobile-Apps' };
  const offer = (images: unknown) =>
    vera.ask({ method: 'POST', path: '/api/services/new', body: { ...body, images } });

  return [
    ...references.map((reference) => ({
      name: `A picture from ${reference.slice(0, 50)}`,
      attempt: async () => {
        const answer = await offer([reference]);
        assert.ok(!isDone(answer), 'It was taken.');
        assert.doesNotMatch(answer.text, /root:|ECONNREFUSED|ENOTFOUND|ENOENT/);
      },
    })),
    {
      name: 'Nine pictures, and a thousand',
      attempt: async () => {
        const picture = toDataUrl(createPng(20, 20));
        for (const count of [9, 1_000]) {
          assert.ok(!isDone(await offer(Array.from({ length: count }, () => picture))));
        }
      },
    },
    {
      name: 'A picture named by its owner',
      attempt: async () => {
        const picture = { url: '/images/../../evil.webp', public_id: '../../evil' };
        assert.ok(!isDone(await offer([picture])));
      },
    },
    {
      name: 'A picture from somebody who is not signed in',
      attempt: async () => {
        const avatar = toDataUrl(Buffer.alloc(1_000_000, 1));
        const account = { fullname: 'x', email: 'x@example.com', password: 'nine-lamps-of-tin' };
        const wanted = { ...account, passwordverify: account.password, avatar };
        const answer = await asker.ask({ method: 'POST', path: '/api/auth/new', body: wanted });
        assert.equal(answer.status, 413);
      },
    },
    {
      name: 'A picture asked for in a size that is not there',
      attempt: async () => {
        const service = await shop.offer(vera.client);
        const { url = '' } = service.images[0] ?? {};
        const base = url.replace(/\d+\.webp$/, '');
        for (const end of ['99999.webp', '1.webp', '-1.webp', '320.png', '320.webp.avif', '']) {
          assert.equal((await asker.ask({ path: `${base}${end}` })).status, 404);
        }
        assert.equal(readJson(await asker.ask({ path: base }))['success'], undefined);
      },
    },
  ];
}
