import { expect, test } from 'vitest';
import { createPhotoFile } from '../../testing/createPhotoFile.ts';
import { preparePictures } from './preparePictures.ts';
import { texts } from './texts.ts';
import { largestPicture } from './shrinkPicture.ts';

const decode = async (dataUrl: string) => {
  const blob = await (await fetch(dataUrl)).blob();
  return { blob, picture: await createImageBitmap(blob) };
};

test('sends a small picture as it is', async () => {
  const file = await createPhotoFile('small.png', { width: 40, height: 30 });

  const { dataUrls, unreadable } = await preparePictures([file]);

  expect(unreadable).toEqual([]);
  const { blob, picture } = await decode(dataUrls[0] ?? '');
  expect(blob.size).toBe(file.size);
  expect([picture.width, picture.height]).toEqual([40, 30]);
});

test('makes a larger photo small enough to be sent, in its proportions', async () => {
  const file = await createPhotoFile('photo.png', { width: 1600, height: 1200 });
  expect(file.size).toBeGreaterThan(largestPicture);

  const { dataUrls } = await preparePictures([file]);

  const { blob, picture } = await decode(dataUrls[0] ?? '');
  expect(blob.type).toBe('image/jpeg');
  expect(blob.size).toBeLessThanOrEqual(largestPicture);
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
});

test.each([
  ['too long', { width: 12_100, height: 40 }],
  ['of too many pixels', { width: 6_100, height: 4_000 }],
])('makes a picture smaller that weighs little and is %s', async (_what, size) => {
  const canvas = new OffscreenCanvas(size.width, size.height);
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  expect(blob.size).toBeLessThan(largestPicture);

  const { dataUrls } = await preparePictures([new File([blob], 'plan.png', { type: blob.type })]);

  const { picture } = await decode(dataUrls[0] ?? '');
  expect(picture.width).toBe(2_400);
});

/** Says in a JPEG, as a phone does, that it was taken with the phone turned by a quarter. */
async function turnByQuarter(photo: File) {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const orientation = [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
  const exif = [...new TextEncoder().encode('Exif\0\0II*\0'), 8, 0, 0, 0, 1, 0, ...orientation];
  const segment = [0xff, 0xe1, 0, exif.length + 6, ...exif, 0, 0, 0, 0];
  const turned = [bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)];
  return new File(turned, photo.name, { type: photo.type });
}

test('keeps a photo the right way up when it makes it smaller', async () => {
  const lying = { width: 1600, height: 1200, type: 'image/jpeg' };
  const file = await turnByQuarter(await createPhotoFile('phone.jpg', lying));
  expect(file.size).toBeGreaterThan(largestPicture);

  const { dataUrls } = await preparePictures([file]);

  const { picture } = await decode(dataUrls[0] ?? '');
  expect(picture.height / picture.width).toBeCloseTo(4 / 3, 1);
});

test('names what is no picture, leaves it out and keeps the rest in order', async () => {
  const files = [
    await createPhotoFile('one.png', { width: 20, height: 10 }),
    new File(['not a picture'], 'two.png', { type: 'image/png' }),
    await createPhotoFile('three.png', { width: 10, height: 20 }),
  ];

  const { dataUrls, unreadable } = await preparePictures(files);

  expect(unreadable).toEqual(['two.png']);
  expect(dataUrls).toHaveLength(2);
  expect((await decode(dataUrls[1] ?? '')).picture.height).toBe(20);
});

test('says in one sentence what was left out', () => {
  expect(texts.unreadable(['a.txt'])).toBe('a.txt cannot be read as a picture and was left out.');
  expect(texts.unreadable(['a.txt', 'b.pdf'])).toBe(
    'a.txt and b.pdf cannot be read as pictures and were left out.',
  );
});
