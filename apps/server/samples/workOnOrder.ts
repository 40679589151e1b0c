import type { MarketClient } from '@market/api';
import type { OrderQuestion } from '@market/api/contract';
import { createSampleFiles } from './createSampleFiles.ts';

/** An order that was just placed, and what is planned with it. */
interface PlannedWork {
  id: string;
  buyer: MarketClient;
  seller: MarketClient;
  /** Null while the seller still works on it. */
  deliveredAt: Date | null;
  /** Its number, by which it is decided who is slow and who wants something changed. */
  index: number;
}

/** How long buyers take to accept what they got, in ms. */
const acceptedAfter = 4 * 24 * 60 * 60 * 1000;

const answers = ['Himal Tea House', 'Quiet, with a little red.', 'Before the next full moon.'];
const deliveries = [
  'Here it is, with everything that you asked for.',
  'Done. I have added a second version, in case you like it better.',
  'Please have a look; I am glad to change what is not quite right.',
];
const wishes = ['Lovely! Could the colours be a little warmer?', 'Almost. Please make it larger.'];

const pick = <Entry>(entries: readonly Entry[], index: number) =>
  entries[index % entries.length] as Entry;

const answer = ({ kind, options }: OrderQuestion, index: number) =>
  kind === 'choice' ? pick(options, index) : pick(answers, index);

/** Sends a file that fits in one part. Gives its id. */
async function send(seller: MarketClient, sent: File): Promise<string> {
  const { name, size } = sent;
  const { file } = await seller.startUpload({ name, size, purpose: 'order' });
  await seller.uploadPart({ id: file._id, number: 1, bytes: sent });
  await seller.finishUpload({ id: file._id });
  return file._id;
}

/** Lets both sides do with an order what they have done since, by the market's own calls. */
export async function workOnOrder({ id, buyer, seller, deliveredAt, index }: PlannedWork) {
  const { progress } = (await buyer.getOrder({ id })).order;
  const isSlow = deliveredAt === null && index % 3 === 0;
  if (progress?.stage === 'requirements' && !isSlow) {
    const asked = progress.questions ?? [];
    const answered = asked.map((question, position) => [
      question._id,
      answer(question, index + position),
    ]);
    await buyer.answerRequirements({ id, answers: Object.fromEntries(answered) });
  }
  if (!deliveredAt) return;

  const files: string[] = [];
  if (index % 3 === 0) {
    for (const file of createSampleFiles(index)) files.push(await send(seller, file));
  }
  await seller.deliverOrder({ id, text: pick(deliveries, index), files });
  const { order } = await buyer.getOrder({ id });
  const delivery = order.progress?.delivery?._id ?? '';
  if (Date.now() - deliveredAt.getTime() > acceptedAfter) {
    await buyer.acceptDelivery({ id, delivery });
  } else if (index % 2 === 0 && order.progress?.actions.includes('requestRevision')) {
    await buyer.requestRevision({ id, kind: 'change', text: pick(wishes, index), delivery });
  }
}
