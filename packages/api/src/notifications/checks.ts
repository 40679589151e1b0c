import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';
import { refusals } from '../contract/refusals.ts';

/** What people are told, and how they choose it. */
export async function checkNotifications({ look, visitor, seller, buyer }: Stage) {
  await look('listNotifications', 'is for nobody who is not signed in', () =>
    refused(visitor.listNotifications(), { kind: 'unauthorized' }),
  );
  await look('markNotificationsSeen', 'leaves nothing unread', async () => {
    const [newest] = (await buyer.listNotifications()).notifications;
    await buyer.markNotificationsSeen({ upTo: newest?.createdAt ?? new Date().toISOString() });
    same(await buyer.getUnread(), { notifications: 0 });
  });
  await look('updateNotificationChoices', 'changes one kind and no other', async () => {
    const { choices } = await seller.getNotificationChoices();
    const change = { kind: 'reminders', site: false, mail: 'digest' } as const;
    const changed = await seller.updateNotificationChoices({ choices: [change] });
    same(changed, {
      choices: choices.map((choice) => (choice.kind === change.kind ? change : choice)),
    });
    same(await buyer.getNotificationChoices(), { choices });
  });
  await look('updateNotificationChoices', 'tells everybody of money', () =>
    refused(
      seller.updateNotificationChoices({ choices: [{ kind: 'money', site: false, mail: 'off' }] }),
      refusals.fixedChoice,
    ),
  );
}
