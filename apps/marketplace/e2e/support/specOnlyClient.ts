import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pictureFiles } from './pictures.ts';
import { siteAddress } from './siteAddress.ts';

/** What a call sends: one of the three forms that section 7 knows. */
interface Payload {
  json?: object;
  /** Fields in their order; a repeated one stands there several times. */
  multipart?: [name: string, value: string][];
  form?: Record<string, string>;
}

/** Whatever has come back. */
export interface PlainAnswer<Answer> {
  status: number;
  answer: Answer;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks with the browser's own `fetch`, from a page of the site's origin that holds nothing of ours. */
export type PlainAsk = <Answer>(
  method: Method,
  path: string,
  payload?: Payload,
) => Promise<PlainAnswer<Answer>>;

const emptyPage = `${siteAddress}/client-by-the-specification`;

/** Tells the width of a picture as the page of such a client shows it, in pixels. */
export const measurePicture = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image.naturalWidth;
  }, address);

/** Opens an empty page for a client that knows the specification and none of our code. */
export async function openPlainClient(page: Page): Promise<PlainAsk> {
  await page.route(emptyPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Client</title>' }),
  );
  await page.goto(emptyPage);

  return (method, path, payload = {}) =>
    page.evaluate(
      async ({ address, verb, sent }) => {
        const { json, multipart, form } = sent;
        const fields = new FormData();
        for (const [name, value] of multipart ?? []) fields.append(name, value);
        const response = await fetch(address, {
          method: verb,
          credentials: 'include',
          ...(json && {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(json),
          }),
          ...(multipart && { body: fields }),
          ...(form && { body: new URLSearchParams(form) }),
        });
        return { status: response.status, answer: await response.json() };
      },
      { address: `${siteAddress}/api${path}`, verb: method, sent: payload },
    );
}

/** Pictures as section 7 sends them: a data URL each. */
export const pictureTexts = pictureFiles.map((path) => {
  const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return `data:${type};base64,${readFileSync(path).toString('base64')}`;
});

/** The entities with the fields of section 3 that the client goes on with. */
export interface PlainPerson {
  _id: string;
  fullname: string;
  email: string;
  avatar: { url: string };
}

export interface PlainService {
  _id: string;
  title: string;
  price: number;
  images: { url: string }[];
  user: PlainPerson[];
}

export interface PlainCartItem {
  _id: string;
  service: PlainService;
}

export interface PlainOrder {
  _id: string;
  orderStatus: string;
}
