import { readFileSync } from 'node:fs';
import {
  createMarketClient,
  type MarketClient,
  type MarketRequest,
  type Service,
} from '@market/api';
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
