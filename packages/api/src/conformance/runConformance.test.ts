import { expect, test } from 'vitest';
import { createHostedStandIn } from '../../tests/hosted/createHostedStandIn.ts';
import { runConformance } from './runConformance.ts';

/** What the hosted backend does otherwise than the contract says; everything else holds. */
const knownDifferences = [
  'getMarket tells a visitor what the market is',
  'getMarket tells every category once, and all of them can be asked for',
  'confirmEmail refuses a token that nobody was sent',
  'createService says whose it is',
  'listServices takes a keyword as text',
  'listServices shows the newest first',
  'listMyServices lists it for its owner',
  'updateService is the owner’s alone',
  'updateService does not know an id that nothing has',
  'reviewService refuses six stars',
  'reviewService does not know an id that nothing has',
  'getService says how it is sold, at its price first',
  'pauseService takes a service out of the lists, and puts it back',
  'pauseService is the owner’s alone',
  'setAway says so on every service, until they are back',
  'setAway refuses a day that is past',
  'createDraft gives the one draft of a service, with all that it has',
  'createDraft does not know a service of somebody else',
  'listDrafts lists a draft for its owner alone',
  'getDraft is the owner’s alone',
  'saveDraft keeps what is not finished, and no picture of others',
  'addDraftPictures adds pictures, and keeps what they show',
  'publishDraft names what is missing by its path',
  'publishDraft changes the service, and ends the draft',
  'deleteDraft throws an own draft away',
  'addToWishlist keeps a service once',
  'removeFromWishlist is the owner’s alone',
  'findConversation finds none before the first message',
  'startConversation refuses a visitor',
  'startConversation lets nobody ask themselves',
  'startConversation wants words, a file or an offer',
  'startConversation asks the owner of a service, once for each key',
  'listConversations shows it to the other as new',
  'listConversations finds it by the name of the other',
  'markSeen only goes forward',
  'getConversation is not there for others',
  'sendMessage answers, which lets both write freely',
  'deleteMessage leaves an empty one, and is its writer’s alone',
  'changeConversation archives it for one side',
  'setSeenShown hides what both have seen',
  'blockPerson ends writing both ways, until it is taken back',
  'reportContent takes a report of what the caller can see, and of nothing else',
  'getCardProviderKey tells a visitor the public key',
  'quoteOrder refuses an order without a phone number',
  'quoteOrder refuses an own service',
  'quoteOrder tells what an order would cost',
  'startPayment refuses another amount than the price',
  'startPayment gives the same key the same payment',
  'createOrder refuses a payment that nobody made',
  'createOrder refuses a payment that has not succeeded',
  'createOrder gives one payment one order',
  'createOrder takes whole objects for ids',
  'listMyOrders lists the order for its buyer',
  'listSales lists the order for its seller with the sum',
  'getOrder does not show the order to others',
  'getOrder does not know a text that is no id',
  'updateOrder is the seller’s alone',
  'refundOrder does not give back what has been delivered',
  'listFactors lists none for an account that has none',
  'confirmTotp takes no wrong code, and nothing for somebody else’s app',
  'makeRecoveryCodes gives none without a factor',
  'listOperators is no call for anybody else',
  'getBooks is no call for anybody else',
  'listNotifications is for nobody who is not signed in',
  'markNotificationsSeen leaves nothing unread',
  'updateNotificationChoices changes one kind and no other',
  'updateNotificationChoices tells everybody of money',
  'getPerson shows a profile with its services to a visitor',
  'updateProfile changes what is said and nothing else',
  'updateProfile takes the picture away again',
  'updateProfile refuses an address that is taken',
  'endSession signs out of one browser and of no other',
  'endSession is its owner’s alone',
  'confirmPassword refuses a wrong password',
  'confirmPassword takes the right one, and the session goes on',
  'updatePassword refuses two different passwords',
  'updatePassword changes the password and ends the other sessions',
  'requestPasswordReset says the same of known and unknown addresses',
  'resetPassword refuses a token that nobody was sent',
  'deleteService is the owner’s alone',
  'getOrder keeps what was ordered when the service is gone',
];

test('finds what the hosted backend does otherwise, and nothing else', async () => {
  const { host, close } = await createHostedStandIn();

  const findings = await runConformance(host).finally(close);

  const named = findings.map(({ outcome, callName, title }) => ({
    outcome,
    text: `${callName} ${title}`,
  }));
  expect(named.filter(({ outcome }) => outcome === 'differs').map(({ text }) => text)).toEqual(
    knownDifferences,
  );
  expect(named.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(35);
});

test('says so when there is no backend', async () => {
  await expect(runConformance('http://127.0.0.1:9')).rejects.toThrow(
    'The backend cannot be examined any further.',
  );
});
