import { goTheWholeWay } from '../../../tooling/specOnlyClient/goTheWholeWay.ts';
import { pictureDataUrls } from './support/backend.ts';
import { readMail } from './support/mails.ts';
import { test } from './support/people.ts';
import { openSpecOnlyClient } from './support/specOnlyClient.ts';

// Shows C1-C27, G1.
test(
  'a client that knows only the specification sells, buys, delivers and reviews from a browser',
  { tag: '@ci' },
  async ({ openBrowser }) => {
    test.setTimeout(180_000);
    await goTheWholeWay({
      openClient: async () => openSpecOnlyClient((await openBrowser()).page),
      readMail,
      pictures: pictureDataUrls(),
    });
  },
);
