import { createMarketClient } from '@market/api';
import { expect, test } from 'vitest';
import { openSlowSenders } from '../../assurance/openSlowSenders.ts';
import { startServer } from '../../../../tooling/startServer.ts';
import { createShop } from '../testing/createShop.ts';
import { createBrowserFetch } from '../testing/createTestMarket.ts';

const senders = 500;

test('people browse and pay while 500 senders take their time', async () => {
  const { url, stop, clean } = await startServer();
  const slow = await openSlowSenders(url, senders);
  const host = `${url}/api`;
  const shop = createShop({ host });

  async function signUp(fullname: string) {
    const client = createMarketClient({ host, fetch: createBrowserFetch(url) });
    const [password, email] = ['secret-1', `${fullname.replace(' ', '.')}@example.com`];
    await client.signUp({ fullname, email, password, passwordverify: password });
    return client;
  }

  try {
    const seller = await signUp('Asha Rao');
    const buyer = await signUp('Ben Okafor');
    const service = await shop.offer(seller);
    const { services } = await createMarketClient({ host }).listServices({});
    expect(services).toHaveLength(1);

    // Who is turned away comes again at once.
    await expect.poll(() => slow.count()).toBeGreaterThan(senders * 0.9);
    const { secret, intentId } = await shop.start(buyer, service);
    expect((await shop.charge(secret)).paymentIntent.status).toBe('succeeded');
    const { order } = await shop.order(buyer, service, intentId);
    expect((await buyer.getOrder({ id: order._id })).order.paymentInfo.status).toBe('succeeded');
  } finally {
    slow.close();
    await stop();
    await clean();
  }
});
