import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { looksSame } from './comparePictures.ts';
import { describeChange } from './describeChange.ts';
import { readPicture, toWebp } from './Picture.ts';

const draw = (shapes: string, { width = 200, height = 100 } = {}) =>
  readPicture(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`,
    ),
  );

const button = ({
  x = 20,
  colour = '#3355aa',
  radius = 8,
  text = 'M 40 40 h 60 v 4 h -60 z',
} = {}) =>
  `<g transform="translate(${x} 0)"><rect y="20" width="140" height="44" rx="${radius}" fill="${colour}"/><path d="${text}" fill="#fff"/></g>`;

const before = await draw(button());

describe('a picture that is compared with the accepted one', () => {
  it('looks the same when it is the same', async () => {
    expect(looksSame(before, await draw(button()))).toBe(true);
  });

  it('looks the same after it was kept as a file', async () => {
    expect((await readPicture(await toWebp(before))).data.equals(before.data)).toBe(true);
  });

  it('may differ in a few pixels of a round edge', async () => {
    const after = await readPicture(await toWebp(before));
    for (let point = 0; point < 40; point += 1) after.data[point * 4] = 200;
    expect(looksSame(before, after)).toBe(true);
    after.data[40 * 4] = 200;
    expect(looksSame(before, after)).toBe(false);
  });

  it.each([
    ['colour', button({ colour: '#3658ad' })],
    ['moved', button({ x: 21 })],
    ['shape', button({ radius: 16 })],
    ['shape', button({ text: 'M 40 32 h 60 v 20 h -60 z' })],
  ])('has another %s', async (kind, shapes) => {
    const after = await draw(shapes);
    expect(looksSame(before, after)).toBe(false);
    expect(describeChange(before, after).kind).toBe(kind);
  });

  it('has another size', async () => {
    const after = await draw(button(), { height: 101 });
    expect(looksSame(before, after)).toBe(false);
    expect(describeChange(before, after).kind).toBe('size');
  });

  it('is cut to where it differs', async () => {
    const after = await draw(`${button()}<rect x="150" y="70" width="12" height="9"/>`);
    expect(describeChange(before, after).area).toEqual({
      left: 150,
      top: 70,
      width: 12,
      height: 9,
    });
  });
});

it('reads pictures of browsers', async () => {
  const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#102030' } })
    .png()
    .toBuffer();
  expect(await readPicture(png)).toMatchObject({ width: 3, height: 2 });
});
