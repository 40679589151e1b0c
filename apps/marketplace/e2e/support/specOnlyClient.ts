import type { Page } from '@playwright/test';
import type { SpecOnlyClient } from '../../../../tooling/specOnlyClient/SpecOnlyClient.ts';
import { siteAddress } from './siteAddress.ts';

const emptyPage = `${siteAddress}/client-by-the-specification`;

/**
 * Opens an empty page for a client that knows the specification and none of our code. It asks with
 * the browser's own `fetch`, from the site's origin.
 */
export async function openSpecOnlyClient(page: Page): Promise<SpecOnlyClient> {
  await page.route(emptyPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Client</title>' }),
  );
  await page.goto(emptyPage);

  return {
    async ask(method, path, payload = {}) {
      const reply = await page.evaluate(
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
          return { status: response.status, answer: (await response.json()) as unknown };
        },
        { address: `${siteAddress}/api${path}`, verb: method, sent: payload },
      );
      return { call: `${method} ${path}`, ...reply };
    },

    showPicture: (address) =>
      page.evaluate(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
      }, address),
  };
}
