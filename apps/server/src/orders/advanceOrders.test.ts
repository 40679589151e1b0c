import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createAdvanceOrders } from './advanceOrders.ts';

test('an order that cannot be moved on waits, and holds up no other', async () => {
  const life = {
    begin: vi.fn<(orderId: string) => Promise<void>>().mockRejectedValue(new Error('broken')),
    listToBegin: vi.fn<() => Promise<string[]>>().mockResolvedValue(['new', 'newer']),
    listChargebacks: vi.fn<() => Promise<string[]>>().mockResolvedValue(['asked']),
    noteChargeback: vi.fn<(orderId: string) => Promise<void>>().mockResolvedValue(),
    listDue: vi
      .fn<() => Promise<string[]>>()
      .mockResolvedValueOnce(['broken', 'due'])
      .mockResolvedValue([]),
    doDue: vi.fn<(orderIds: readonly string[]) => Promise<void>>(async (orderIds) => {
      if (orderIds.includes('broken')) throw new Error('broken');
    }),
    postpone: vi.fn<(orderId: string) => Promise<void>>().mockResolvedValue(),
  };
  const error = vi.fn<FastifyBaseLogger['error']>();
  const log = { error } as unknown as FastifyBaseLogger;

  await createAdvanceOrders(life).run({ log, ownUrl: 'http://127.0.0.1' });

  expect(life.begin.mock.calls).toEqual([['new'], ['newer']]);
  expect(life.noteChargeback.mock.calls).toEqual([['asked']]);
  expect(life.doDue.mock.calls).toEqual([[['broken', 'due']], [['broken']], [['due']]]);
  expect(life.postpone.mock.calls).toEqual([['broken']]);
  expect(error).toHaveBeenCalledTimes(3);
});
