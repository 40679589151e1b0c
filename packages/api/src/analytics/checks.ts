import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';
import { refusals } from '../contract/refusals.ts';
import type { Service } from '../services/calls.ts';

/** How services are found, and who is told. */
export async function checkAnalytics(
  { look, visitor, seller, buyer }: Stage,
  { _id: service }: Service,
) {
  await look('countSeen', 'takes what a visitor has seen', async () =>
    same(await visitor.countSeen({ services: [service], viewed: service, source: 'list' }), {}),
  );
  await look('getAnalytics', 'tells the owner of a service of each day', async () => {
    const { days } = await seller.getAnalytics({ from: '2026-01-01', to: '2026-01-31', service });
    same(days.length, 31);
    same(days[30], { date: '2026-01-31', seen: 0, views: 0, orders: 0, revenue: 0 });
  });
  await look('getAnalytics', 'is the owner’s alone', async () => {
    await refused(buyer.getAnalytics({ service }), refusals.serviceNotFound);
    await refused(visitor.getAnalytics(), { kind: 'unauthorized' });
  });
}
