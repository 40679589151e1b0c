import { readFileSync } from 'node:fs';
import {
  createMarketClient,
  type MarketClient,
  type MarketRequest,
  type Service,
} from '@market/api';
import type { DraftContent } from '@market/api/contract';
import { createSandboxClient } from '@market/api/sandbox';
import type { Page } from '@playwright/test';
import { pictureFiles } from './pictures.ts';
import { siteAddress } from './siteAddress.ts';

/** Asks the server with the cookies of a page, as the site in it would. */
const fetchAs =
  (page: Page, site: string): typeof fetch =>
  async (input, init = {}) => {
    const address = new URL(String(input));
    const { body } = init;
    const answer = await page.request.fetch(address.href, {
      method: init.method ?? 'GET',
      headers: {
        ...(body instanceof URLSearchParams && {
          'content-type': 'application/x-www-form-urlencoded',
        }),
        ...(init.headers as Record<string, string>),
        origin: site,
      },
      ...(body instanceof FormData ? { multipart: body } : body ? { data: String(body) } : {}),
    });
    return new Response(new Uint8Array(await answer.body()), {
      status: answer.status(),
      headers: answer.headersArray().map(({ name, value }) => [name, value]),
    });
  };

/**
 * A client that speaks for the person on this page. It need not have been opened anywhere.
 *
 * @param site The address of the market. Defaults to the one of most journeys, here and below.
 */
export const clientOf = (page: Page, site = siteAddress): MarketClient =>
  createMarketClient({ host: `${site}/api`, pictureHost: null, fetch: fetchAs(page, site) });

/** The pictures of {@link pictureFiles} as they are sent. */
export const pictureDataUrls = () =>
  pictureFiles.map((path) => {
    const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg';
    return `data:${type};base64,${readFileSync(path).toString('base64')}`;
  });

/** Publishes a service for the person on this page. */
export async function publishService(
  page: Page,
  fields: Partial<MarketRequest<'createService'>> = {},
  site = siteAddress,
): Promise<Service> {
  const { service } = await clientOf(page, site).createService({
    title: 'I will paint a poster for your festival',
    price: 2500,
    category: 'Graphics-And-Design',
    description: 'Three concepts, one of them finished for print.',
    images: pictureDataUrls(),
    ...fields,
  });
  return service;
}

/** Three packages, the second and third of them with more of everything, and two extras. */
const posterPackages = {
  packages: [
    { name: 'Sketch', description: 'One concept in pencil.', price: 1500, days: 5, revisions: 1 },
    {
      name: 'Poster',
      description: 'Two concepts, one printed.',
      price: 4000,
      days: 9,
      revisions: 2,
    },
    { name: 'Series', description: 'Three posters.', price: 9000, days: 20, revisions: null },
  ],
  extras: [
    { _id: 'fast', title: 'Fast delivery', price: 800, days: -3, revisions: 0, most: 1 },
    { _id: 'size', title: 'Another size', price: 250, days: 1, revisions: 0, most: 5 },
  ],
};

/** Publishes a service with packages and extras for the person on this page, step by step. */
export async function publishPackages(
  page: Page,
  title: string,
  fields: Partial<DraftContent> = {},
): Promise<Service> {
  const client = clientOf(page);
  const { draft } = await client.createDraft({});
  const { _id: id, content } = draft;
  const { images } = (await client.addDraftPictures({ id, images: pictureDataUrls() })).draft;
  await client.saveDraft({
    id,
    content: {
      ...content,
      title,
      description: 'Drawn by hand, printed on paper of your choice.',
      category: 'Graphics-And-Design',
      ...posterPackages,
      ...fields,
    },
    images: images.map(({ public_id = '' }) => ({ public_id, alt: '' })),
  });
  return (await client.publishDraft({ id })).service;
}

/** Orders a service and pays for it, for the person on this page. */
export async function orderAndPay(
  page: Page,
  service: Service,
  phoneNumber = '9800000000',
  site = siteAddress,
) {
  const client = clientOf(page, site);
  const orderInfo = { phoneNumber };
  const { client_secret } = await client.startPayment({
    amount: Math.round(service.price * 100),
    service: service._id,
    orderInfo,
  });
  const sandbox = createSandboxClient({ host: `${site}/api`, fetch: fetchAs(page, site) });
  const { paymentIntent } = await sandbox.confirmPayment({ client_secret, token: 'tok_visa' });
  const { order } = await client.createOrder({
    service: service._id,
    orderInfo,
    totalPrice: service.price,
    adminUser: service.user[0]?._id ?? '',
    paymentInfo: { id: paymentIntent.id, status: paymentIntent.status },
  });
  return order;
}
