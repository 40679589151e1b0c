import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CallName, type MarketRequest, contract } from '@market/api/contract';
import { computeCode } from '../../../../tooling/computeCode.ts';
import { createAuthenticator } from '../../src/testing/createAuthenticator.ts';
import { anyPicture } from '../../src/testing/pictures.ts';
import type { Question } from './createAsker.ts';
import type { AttackedMarket, Person } from './openAttackedMarket.ts';

/** A request with the one who may make it. */
export interface PreparedCall<Name extends CallName = CallName> {
  owner: Person;
  request: MarketRequest<Name>;
  /** What others send, where sending the same would be no attack. Defaults to `request`. */
  forgery?: MarketRequest<Name>;
  /**
   * What others may get: `nothing`, `theirOwn` (the call is about its caller) or `theSame`
   * (it is for everybody).
   */
  others: 'nothing' | 'theirOwn' | 'theSame';
  /** Who else has to do with it, and may not either. */
  alsoNot?: Person;
  /** Whether what the owner sees may change by itself: a paid order comes by itself after a while. */
  isOnItsWay?: boolean;
}

/** Writes a request: the path's own fields into the path, the others into the query or the body. */
export function toQuestion(name: CallName, request: object): Question {
  const { method, path, encoding } = contract[name];
  const fields = Object.entries(request);
  const own = fields.filter(([field]) => path.includes(`{${field}}`));
  const others = Object.fromEntries(fields.filter((field) => !own.includes(field)));
  const filled = own.reduce(
    (text, [field, value]) => text.replace(`{${field}}`, encodeURIComponent(String(value))),
    path,
  );
  if (encoding === 'query') {
    return { method, path: `/api${filled}?${new URLSearchParams(others).toString()}` };
  }
  if (encoding === 'bytes') {
    const headers = { 'content-type': 'application/octet-stream' };
    return { method, path: `/api${filled}`, headers, body: attackedBytes };
  }
  return { method, path: `/api${filled}`, body: others };
}

/** What a part is attacked with. */
const attackedBytes = 'bytes of a text';

type Preparations = {
  [Name in CallName]: (market: AttackedMarket) => Promise<PreparedCall<Name>> | PreparedCall<Name>;
};

const guessedToken = 'A'.repeat(32);
const orderInfo = { phoneNumber: '98450 12345' };
const newPassword = 'seven-lamps-of-brass';

async function startTotp({ client, password }: Person) {
  await client.confirmPassword({ password });
  return client.startTotp();
}

async function addFactor(owner: Person) {
  const { factor: id, secret } = await startTotp(owner);
  const { recoveryCodes } = await owner.client.confirmTotp({ id, code: computeCode(secret) });
  return { id, recoveryCodes: recoveryCodes ?? [] };
}

async function startPasskey({ client, password }: Person) {
  await client.confirmPassword({ password });
  return client.startPasskey();
}

async function addPasskey(owner: Person, { server }: AttackedMarket) {
  const device = createAuthenticator(server.url);
  const { options } = await startPasskey(owner);
  await owner.client.finishPasskey({ passkey: device.make(options) });
  return device;
}

async function addLogin(owner: Person, { goThrough }: AttackedMarket) {
  await goThrough(owner, true);
  await owner.client.confirmPassword({ password: owner.password });
  const { login } = await owner.client.linkExternalLogin();
  return login;
}

async function waitForExport({ client }: Person) {
  for (let looks = 0; looks < 300; looks += 1) {
    if ((await client.getOwnData()).dataExport?.state === 'ready') return;
    await wait(100);
  }
  throw new Error('The data of the victim were not written.');
}

async function openOperator({ takeVictim, makeOwner }: AttackedMarket) {
  const owner = takeVictim();
  await addFactor(owner);
  await makeOwner(owner);
  return owner;
}

async function openDraft({ vera: owner, shop }: AttackedMarket) {
  const { _id: service } = await shop.offer(owner.client);
  const { draft } = await owner.client.createDraft({ service });
  return { owner, request: { id: draft._id } };
}

async function openOffer({ vera: owner, veraService: { _id: service } }: AttackedMarket) {
  const fields = { title: 'For Cora', text: 'Two logos.', price: 900, days: 3, revisions: 1 };
  const { offer } = await owner.client.makeOffer({ service, ...fields });
  return { owner, request: { id: offer._id } };
}

let couponCount = 0;

async function keepSearch({ vera: owner }: AttackedMarket) {
  const { search } = await owner.client.saveSearch({ query: { keyword: 'logo' }, alert: 'none' });
  return { owner, request: { id: search._id } };
}

async function openCoupon({ vera: owner }: AttackedMarket) {
  const code = `VERA-${(couponCount += 1)}`;
  const { coupon } = await owner.client.createCoupon({ code, kind: 'percent', value: 10 });
  return { owner, request: { id: coupon._id } };
}

async function openSale(market: AttackedMarket) {
  const { vera: owner, cora: alsoNot, veraService } = market;
  return { owner, alsoNot, order: await market.buy(alsoNot, veraService) };
}

async function openUpload({ vera: owner }: AttackedMarket) {
  const { file } = await owner.client.startUpload({
    name: 'secret.txt',
    size: attackedBytes.length,
    purpose: 'order',
  });
  return { owner, request: { id: file._id } };
}

async function sendFile(market: AttackedMarket) {
  const { owner, request } = await openUpload(market);
  await owner.client.uploadPart({ ...request, number: 1, bytes: Buffer.from(attackedBytes) });
  return { owner, request };
}

async function openFile(market: AttackedMarket) {
  const { owner, request } = await sendFile(market);
  await owner.client.finishUpload(request);
  return { owner, request };
}

/** What Cora has asked Vera about her service. */
async function openConversation({
  vera,
  cora: owner,
  veraService: { _id: service },
}: AttackedMarket) {
  const { conversation, message } = await owner.client.startConversation({
    service,
    text: 'Is this for Cora alone?',
  });
  return { owner, other: vera, request: { id: conversation._id }, message: message._id };
}

/** What somebody has reported, and who may look at it. */
async function openReport(market: AttackedMarket) {
  const { client } = market.takeVictim();
  const { _id: subject } = (await market.takeVictim().client.loadUser()).user;
  await client.reportContent({ kind: 'person', subject, reason: 'other' });
  const owner = await openOperator(market);
  const { reports } = await owner.client.listReports();
  const report = reports.find(({ about }) => about?._id === subject);
  return { owner, request: { id: report?._id ?? '' } };
}

/** A message that is held because it holds a mail address. */
async function openHeld(market: AttackedMarket) {
  const owner = await openOperator(market);
  const key = 'messages.contacts';
  const words = 'Kept for the trial.';
  await owner.client.saveSetting({ key, value: 'hold', words, seen: 'off' });
  // Every server follows within a second or two.
  await wait(2_500);
  const { client } = market.takeVictim();
  const service = market.veraService._id;
  await client.startConversation({ service, text: 'Write to somebody@example.com, please.' });
  await owner.client.saveSetting({ key, value: null, words, seen: 'hold' });
  await wait(2_500);
  const { held } = await owner.client.listHeld({ kind: 'message' });
  const last = held.at(-1);
  return { owner, request: { id: last?._id ?? '' }, seen: last?.changedAt ?? '' };
}

/** Somebody who shows who they are, while the market looks at that. */
async function openVerification(market: AttackedMarket) {
  const operator = await openOperator(market);
  const key = 'identity.check';
  const words = 'Kept for the trial.';
  const setting = (await operator.client.listSettings()).settings.find((one) => one.key === key);
  if (setting?.value !== 'hand') {
    await operator.client.saveSetting({ key, value: 'hand', words, seen: setting?.value ?? '' });
    // Every server follows within a second or two.
    await wait(2_500);
  }
  const owner = market.takeVictim();
  const bytes = Buffer.from('%PDF-1.7 of somebody');
  const { file } = await owner.client.startUpload({
    name: 'passport.pdf',
    size: bytes.length,
    purpose: 'identity',
  });
  await owner.client.uploadPart({ id: file._id, number: 1, bytes });
  await owner.client.finishUpload({ id: file._id });
  const asking = { files: [file._id] };
  const show = async () => {
    await owner.client.startVerification(asking);
    const { verifications } = await operator.client.listVerifications();
    const last = verifications.at(-1);
    return { request: { id: last?._id ?? '' }, seen: last?.changedAt ?? '' };
  };
  return { operator, owner, asking, show };
}

/** Somebody whom the market's staff has suspended, and who may ask for another decision. */
async function openSuspended(market: AttackedMarket) {
  const owner = await openOperator(market);
  const victim = market.takeVictim();
  const { _id: id } = (await victim.client.loadUser()).user;
  const until = null;
  const words = 'Kept for the trial.';
  const reason = 'other';
  await owner.client.suspendPerson({ id, kind: 'noMessages', until, reason, words, seen: null });
  const [decision] = (await victim.client.listMyDecisions()).decisions;
  return { owner, victim, id, words, decision: decision?._id ?? '' };
}

async function openAppeal(market: AttackedMarket) {
  const { victim, decision } = await openSuspended(market);
  await victim.client.appealDecision({ decision, text: 'It is wrong.' });
  return { owner: await openOperator(market), request: { id: decision } };
}

/** An order of Cora's, about which the seller has asked something. */
async function openAsked({ vera: alsoNot, cora: owner, shop, buy }: AttackedMarket) {
  const { _id } = await buy(owner, await shop.offerPackages(alsoNot.client));
  return { owner, alsoNot, request: { id: _id } };
}

/** An order of Cora's that was delivered. */
async function openDelivered({ vera: alsoNot, cora: owner, veraService, buy }: AttackedMarket) {
  const { _id: id } = await buy(owner, veraService);
  await alsoNot.client.deliverOrder({ id, text: 'Two logos.' });
  const { order } = await owner.client.getOrder({ id });
  return { owner, alsoNot, request: { id }, delivery: order.progress?.delivery?._id ?? '' };
}

const complaint = 'These are the logos of another company: I cannot use them.';

/** An order of Cora's about which she has opened a dispute. */
async function openDisputed(market: AttackedMarket) {
  const { owner, alsoNot, request } = await openDelivered(market);
  await owner.client.openDispute({ ...request, text: complaint });
  return { owner, alsoNot, request };
}

/** A disputed order that its seller has answered, and somebody who may decide about it. */
async function openDesk(market: AttackedMarket) {
  const { alsoNot: seller, owner: buyer, request } = await openDisputed(market);
  await seller.client.answerDispute({ ...request, text: 'I have drawn them.' });
  const owner = market.takeVictim();
  await addFactor(owner);
  await market.makeOwner(owner);
  return { owner, buyer, request };
}

/** What every call of the contract is attacked with. One that is missing here does not compile. */
export const preparations: Preparations = {
  loadUser: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  logIn: ({ vera: owner }) => ({
    owner,
    request: { email: owner.email, password: owner.password },
    forgery: { email: owner.email, password: 'nine-lanterns-of-zinc' },
    others: 'nothing',
  }),
  signUp: ({ vera: owner }) => {
    const password = newPassword;
    const request = { fullname: 'Anybody', email: 'anybody@example.com', password };
    return {
      owner,
      request: { ...request, passwordverify: password },
      forgery: { ...request, email: owner.email, passwordverify: password },
      others: 'theSame',
    };
  },
  confirmEmail: async (market) => {
    const owner = market.takeVictim();
    const { password } = owner;
    await owner.client.updateProfile({ email: `new.${owner.email}` });
    const token = await market.readToken(`new.${owner.email}`);
    return {
      owner,
      request: { token, password },
      forgery: { token, password: 'nine-lanterns-of-zinc' },
      others: 'nothing',
    };
  },
  logOut: ({ takeVictim }) => ({ owner: takeVictim(), request: {}, others: 'theirOwn' }),
  getPerson: ({ vera }) => ({ owner: vera, request: { id: vera._id }, others: 'theSame' }),
  updateProfile: ({ takeVictim }) => ({
    owner: takeVictim(),
    request: { fullname: 'Taken Over', bio: 'Taken over.' },
    others: 'theirOwn',
  }),
  setAway: ({ takeVictim }) => ({
    owner: takeVictim(),
    request: { until: new Date(Date.now() + 86_400_000).toISOString(), note: 'Away.' },
    others: 'theirOwn',
  }),
  confirmPassword: ({ takeVictim }) => {
    const owner = takeVictim();
    return {
      owner,
      request: { password: owner.password },
      forgery: { password: 'nine-lanterns-of-zinc' },
      others: 'nothing',
    };
  },
  updatePassword: ({ takeVictim }) => {
    const owner = takeVictim();
    const request = { newPassword, verifyNewPassword: newPassword };
    return {
      owner,
      request: { ...request, oldPassword: owner.password },
      forgery: { ...request, oldPassword: 'nine-lanterns-of-zinc' },
      others: 'nothing',
    };
  },
  requestPasswordReset: ({ vera }) => ({
    owner: vera,
    request: { email: vera.email },
    others: 'theSame',
  }),
  resetPassword: async (market) => {
    const owner = market.takeVictim();
    await owner.client.requestPasswordReset({ email: owner.email });
    const token = await market.readToken(owner.email);
    const password = newPassword;
    return {
      owner,
      request: { token, password },
      forgery: { token: guessedToken, password },
      others: 'nothing',
    };
  },
  listSessions: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  endSession: async (market) => {
    const { vera: owner } = market;
    await market.openBrowser(owner);
    const { sessions } = await owner.client.listSessions();
    const id = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? '';
    return { owner, request: { id }, others: 'nothing' };
  },
  listFactors: ({ takeVictim }) => ({ owner: takeVictim(), request: {}, others: 'theirOwn' }),
  startTotp: ({ takeVictim }) => ({ owner: takeVictim(), request: {}, others: 'theirOwn' }),
  confirmTotp: async ({ takeVictim }) => {
    const owner = takeVictim();
    const { factor: id, secret } = await startTotp(owner);
    return { owner, request: { id, code: computeCode(secret) }, others: 'nothing' };
  },
  removeFactor: async ({ takeVictim }) => {
    const owner = takeVictim();
    const { id } = await addFactor(owner);
    return { owner, request: { id }, others: 'nothing' };
  },
  makeRecoveryCodes: async ({ takeVictim }) => {
    const owner = takeVictim();
    await addFactor(owner);
    return { owner, request: {}, others: 'nothing' };
  },
  confirmStepUp: async ({ takeVictim }) => {
    const owner = takeVictim();
    const { recoveryCodes } = await addFactor(owner);
    return { owner, request: { code: recoveryCodes[0] ?? '' }, others: 'nothing' };
  },
  startPasskey: ({ takeVictim }) => ({ owner: takeVictim(), request: {}, others: 'theirOwn' }),
  finishPasskey: async (market) => {
    const owner = market.takeVictim();
    const { options } = await startPasskey(owner);
    const passkey = createAuthenticator(market.server.url).make(options);
    return { owner, request: { passkey }, others: 'nothing' };
  },
  startPasskeyLogIn: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  logInWithPasskey: async (market) => {
    const owner = market.takeVictim();
    const device = await addPasskey(owner, market);
    const { options } = await owner.client.startPasskeyLogIn();
    const passkey = device.answer(options);
    return {
      owner,
      request: { passkey },
      // Signed by another device in the name of this one.
      forgery: {
        passkey: {
          ...createAuthenticator(market.server.url).answer(options),
          id: device.id,
          rawId: device.id,
        },
      },
      others: 'nothing',
    };
  },
  startPasskeyStepUp: async (market) => {
    const owner = market.takeVictim();
    await addPasskey(owner, market);
    return { owner, request: {}, others: 'nothing' };
  },
  confirmWithPasskey: async (market) => {
    const owner = market.takeVictim();
    const device = await addPasskey(owner, market);
    const { options } = await owner.client.startPasskeyStepUp();
    return { owner, request: { passkey: device.answer(options) }, others: 'nothing' };
  },
  getExternalLogIn: async (market) => {
    const owner = market.takeVictim();
    await market.goThrough(owner);
    return { owner, request: {}, others: 'nothing' };
  },
  finishExternalLogIn: async (market) => {
    const owner = market.takeVictim();
    await addLogin(owner, market);
    const { recoveryCodes } = await addFactor(owner);
    await market.goThrough(owner);
    return { owner, request: { code: recoveryCodes[0] ?? '' }, others: 'nothing' };
  },
  signUpWithExternal: async (market) => {
    const owner = market.takeVictim();
    await market.goThrough(owner);
    return { owner, request: { fullname: 'Somebody' }, others: 'nothing' };
  },
  linkExternalLogin: async (market) => {
    const owner = market.takeVictim();
    await market.goThrough(owner, true);
    await owner.client.confirmPassword({ password: owner.password });
    return { owner, request: {}, others: 'nothing' };
  },
  listExternalLogins: ({ takeVictim }) => ({
    owner: takeVictim(),
    request: {},
    others: 'theirOwn',
  }),
  unlinkExternalLogin: async (market) => {
    const owner = market.takeVictim();
    const { _id: id } = await addLogin(owner, market);
    return { owner, request: { id }, others: 'nothing' };
  },
  getOwnData: ({ takeVictim }) => ({ owner: takeVictim(), request: {}, others: 'theirOwn' }),
  requestExport: async ({ takeVictim }) => {
    const owner = takeVictim();
    await owner.client.confirmPassword({ password: owner.password });
    return { owner, request: {}, others: 'theirOwn' };
  },
  getExportLink: async ({ takeVictim }) => {
    const owner = takeVictim();
    await owner.client.confirmPassword({ password: owner.password });
    await owner.client.requestExport();
    await waitForExport(owner);
    return { owner, request: {}, others: 'theirOwn' };
  },
  requestDeletion: ({ takeVictim }) => {
    const owner = takeVictim();
    return { owner, request: { password: owner.password }, others: 'nothing' };
  },
  listOperators: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  listDisputes: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  inspectOrder: async (market) => ({
    owner: await openOperator(market),
    request: { id: market.sale._id },
    others: 'nothing',
  }),
  inspectOrderEvents: async (market) => ({
    owner: await openOperator(market),
    request: { id: market.sale._id },
    others: 'nothing',
  }),
  findOrders: async (market) => ({
    owner: await openOperator(market),
    request: { keyword: market.sale._id },
    others: 'nothing',
  }),
  countSeen: ({ vera: owner, veraService: { _id } }) => ({
    owner,
    request: { services: [_id], source: 'list' },
    others: 'theSame',
  }),
  getAnalytics: ({ vera: owner, veraService: { _id } }) => ({
    owner,
    request: { service: _id },
    others: 'nothing',
  }),
  getMyScore: ({ vera: owner }) => ({ owner, request: {}, others: 'theirOwn' }),
  listScorePoints: ({ vera: owner }) => ({
    owner,
    request: { part: 'onTime' },
    others: 'theirOwn',
  }),
  disputeScoreEntry: async (market) => {
    const { owner, order, ...people } = await openSale(market);
    await owner.client.refundOrder({ id: order._id });
    await owner.client.getMyScore();
    const request = { part: 'carried', cause: order._id, text: 'The buyer asked for it.' } as const;
    return { ...people, owner, request, others: 'nothing' };
  },
  getStanding: ({ vera: owner }) => ({
    owner,
    request: { id: owner._id },
    others: 'theSame',
  }),
  getScoreRules: ({ vera: owner }) => ({ owner, request: {}, others: 'theSame' }),
  getBooks: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  listServices: ({ vera }) => ({ owner: vera, request: { keyword: 'logo' }, others: 'theSame' }),
  getService: ({ vera, veraService: { _id: id } }) => ({
    owner: vera,
    request: { id },
    others: 'theSame',
  }),
  suggestServices: ({ vera }) => ({ owner: vera, request: { q: 'lo' }, others: 'theSame' }),
  listSimilar: ({ vera, veraService: { _id: id } }) => ({
    owner: vera,
    request: { id },
    others: 'theSame',
  }),
  getRanking: ({ vera: owner }) => ({ owner, request: {}, others: 'theSame' }),
  explainRanking: ({ vera, veraService: { _id: id } }) => ({
    owner: vera,
    request: { id, keyword: 'logo' },
    others: 'nothing',
  }),
  listCards: ({ vera, veraService: { _id: id } }) => ({
    owner: vera,
    request: { ids: [id] },
    others: 'theSame',
  }),
  listReviews: ({ vera, veraService: { _id: id } }) => ({
    owner: vera,
    request: { id },
    others: 'theSame',
  }),
  listServicesOf: ({ vera }) => ({ owner: vera, request: { id: vera._id }, others: 'theSame' }),
  listMyServices: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  createService: ({ vera }) => ({
    owner: vera,
    request: {
      title: 'Slipped in',
      price: 500,
      category: 'Mobile-Apps',
      description: 'In the name of another.',
      images: [anyPicture],
    },
    others: 'theirOwn',
  }),
  updateService: async ({ vera: owner, shop }) => {
    const { _id: id } = await shop.offer(owner.client);
    return { owner, request: { id, price: 1, title: 'Mine now' }, others: 'nothing' };
  },
  pauseService: async ({ vera: owner, shop }) => {
    const { _id: id } = await shop.offer(owner.client);
    return { owner, request: { id, isPaused: true }, others: 'nothing' };
  },
  listDrafts: async ({ vera: owner }) => {
    await owner.client.createDraft({});
    return { owner, request: {}, others: 'theirOwn' };
  },
  getDraft: async (market) => ({ ...(await openDraft(market)), others: 'nothing' }),
  createDraft: async ({ vera: owner, shop }) => {
    const { _id: service } = await shop.offer(owner.client);
    return { owner, request: { service }, others: 'nothing' };
  },
  saveDraft: async (market) => {
    const { owner, request } = await openDraft(market);
    const { draft } = await owner.client.getDraft(request);
    const content = { ...draft.content, title: 'Taken over' };
    return { owner, request: { ...request, content, images: [] }, others: 'nothing' };
  },
  addDraftPictures: async (market) => {
    const { owner, request } = await openDraft(market);
    return { owner, request: { ...request, images: [anyPicture] }, others: 'nothing' };
  },
  publishDraft: async ({ vera: owner, shop }) => {
    const { _id: service } = await shop.offer(owner.client);
    const { draft } = await owner.client.createDraft({ service });
    return { owner, request: { id: draft._id }, others: 'nothing' };
  },
  deleteDraft: async (market) => ({ ...(await openDraft(market)), others: 'nothing' }),
  deleteService: async ({ vera: owner, shop }) => {
    const { _id: id } = await shop.offer(owner.client);
    return { owner, request: { id }, others: 'nothing' };
  },
  reviewService: ({ vera, svenService }) => ({
    owner: vera,
    request: { serviceId: svenService._id, rating: 1, comment: 'In the name of another.' },
    others: 'theirOwn',
  }),
  reviewOrder: async (market) => {
    const { owner, request, delivery } = await openDelivered(market);
    await owner.client.acceptDelivery({ ...request, delivery });
    // The seller has a review of their own.
    return { owner, request: { ...request, rating: 1, comment: 'For Vera.' }, others: 'nothing' };
  },
  getMyReview: ({ vera, svenService: { _id: id } }) => ({
    owner: vera,
    request: { id },
    others: 'theirOwn',
  }),
  replyToReview: async ({ vera: owner, cora, veraService: { _id: id } }) => {
    await cora.client.reviewService({ serviceId: id, rating: 4, comment: 'Good.' });
    const request = { id, personId: cora._id, text: 'In the name of another.' };
    return { owner, alsoNot: cora, request, others: 'nothing' };
  },
  voteReview: async ({ vera, ben, svenService: { _id: id } }) => {
    await ben.client.reviewService({ serviceId: id, rating: 4, comment: 'Good.' });
    return { owner: vera, request: { id, personId: ben._id }, others: 'theirOwn' };
  },
  takeVoteBack: async ({ vera, ben, svenService: { _id: id } }) => {
    const request = { id, personId: ben._id };
    await ben.client.reviewService({ serviceId: id, rating: 4, comment: 'Good.' });
    await vera.client.voteReview(request);
    return { owner: vera, request, others: 'theirOwn' };
  },
  listReviewsOfPerson: ({ vera }) => ({
    owner: vera,
    request: { id: vera._id },
    others: 'theSame',
  }),
  removeReview: async (market) => {
    const { vera, svenService } = market;
    const owner = await openOperator(market);
    return {
      owner,
      request: { writer: vera._id, service: svenService._id, reasons: 'Slipped in.' },
      others: 'nothing',
    };
  },
  listWishlist: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  findInWishlist: async ({ vera, svenService: { _id: serviceId } }) => {
    await vera.client.addToWishlist({ serviceId });
    return { owner: vera, request: { serviceId }, others: 'theirOwn' };
  },
  addToWishlist: async ({ vera, cora, shop }) => {
    const { _id: serviceId } = await shop.offer(cora.client);
    return { owner: vera, request: { serviceId }, others: 'theirOwn' };
  },
  removeFromWishlist: async ({ vera, svenService }) => {
    const { cart } = await vera.client.addToWishlist({ serviceId: svenService._id });
    return { owner: vera, request: { cartItemId: cart._id }, others: 'nothing' };
  },
  getMarket: ({ vera }) => ({ owner: vera, request: {}, others: 'theSame' }),
  getCardProviderKey: ({ vera }) => ({ owner: vera, request: {}, others: 'theSame' }),
  startPayment: ({ vera, svenService: { _id: service, price } }) => ({
    owner: vera,
    request: { amount: price * 100, service, orderInfo },
    others: 'theirOwn',
  }),
  quoteOrder: ({ vera, svenService: { _id: service } }) => ({
    owner: vera,
    request: { service, orderInfo },
    others: 'theirOwn',
  }),
  createOrder: async (market) => {
    const { svenService: service } = market;
    // Somebody else would see the order come while they are attacked.
    const owner = market.takeVictim();
    const { intentId } = await market.pay(owner, service);
    return {
      owner,
      request: {
        service: service._id,
        orderInfo,
        totalPrice: service.price,
        adminUser: market.sven._id,
        paymentInfo: { id: intentId, status: 'succeeded' },
      },
      others: 'nothing',
      isOnItsWay: true,
    };
  },
  listSavedSearches: async (market) => {
    const { owner } = await keepSearch(market);
    return { owner, request: {}, others: 'theirOwn' };
  },
  saveSearch: ({ vera }) => ({
    owner: vera,
    request: { query: { keyword: 'posters' }, alert: 'daily' },
    others: 'theirOwn',
  }),
  changeSavedSearch: async (market) => {
    const { owner, request } = await keepSearch(market);
    return { owner, request: { ...request, alert: 'weekly' }, others: 'nothing' };
  },
  deleteSavedSearch: async (market) => ({ ...(await keepSearch(market)), others: 'nothing' }),
  listMyCoupons: async (market) => {
    const { owner } = await openCoupon(market);
    return { owner, request: {}, others: 'theirOwn' };
  },
  createCoupon: ({ vera, veraService: { _id } }) => ({
    owner: vera,
    request: { code: 'STOLEN', kind: 'percent', value: 90, services: [_id] },
    others: 'nothing',
  }),
  pauseCoupon: async (market) => {
    const { owner, request } = await openCoupon(market);
    return { owner, request: { ...request, isPaused: true }, others: 'nothing' };
  },
  deleteCoupon: async (market) => ({ ...(await openCoupon(market)), others: 'nothing' }),
  makeOffer: ({ vera, veraService: { _id: service } }) => ({
    owner: vera,
    request: {
      service,
      title: 'In the name of another',
      text: 'Slipped in.',
      price: 500,
      days: 3,
      revisions: 1,
    },
    others: 'nothing',
  }),
  // Anyone who has its address may read it: that is how its seller hands it over.
  getOffer: async (market) => ({ ...(await openOffer(market)), others: 'theSame' }),
  listMyOffers: async (market) => {
    const { owner } = await openOffer(market);
    return { owner, request: {}, others: 'theirOwn' };
  },
  endOffer: async (market) => {
    const { owner, request } = await openOffer(market);
    return { owner, request: { ...request, state: 'withdrawn' }, others: 'nothing' };
  },
  startUpload: ({ vera }) => ({
    owner: vera,
    request: { name: 'brief.txt', size: 12, purpose: 'order' },
    others: 'theirOwn',
  }),
  uploadPart: async (market) => {
    const { owner, request } = await openUpload(market);
    const bytes = Buffer.from(attackedBytes);
    return { owner, request: { ...request, number: 1, bytes }, others: 'nothing' };
  },
  finishUpload: async (market) => ({ ...(await sendFile(market)), others: 'nothing' }),
  getFile: async (market) => ({ ...(await openFile(market)), others: 'nothing' }),
  getFileLink: async (market) => ({ ...(await openFile(market)), others: 'nothing' }),
  deleteFile: async (market) => ({ ...(await openFile(market)), others: 'nothing' }),
  listConversations: async (market) => {
    const { owner } = await openConversation(market);
    return { owner, request: {}, others: 'theirOwn' };
  },
  listReports: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  inspectReport: async (market) => ({ ...(await openReport(market)), others: 'nothing' }),
  takeReport: async (market) => ({ ...(await openReport(market)), others: 'nothing' }),
  decideReport: async (market) => {
    const { owner, request } = await openReport(market);
    return {
      owner,
      request: { ...request, action: 'nothing', reason: 'other', words: 'Slipped in.' },
      others: 'nothing',
    };
  },
  closeReport: async (market) => {
    const { owner, request } = await openReport(market);
    return { owner, request: { ...request, words: 'Slipped in.' }, others: 'nothing' };
  },
  listMyDecisions: ({ vera: owner }) => ({ owner, request: {}, others: 'theirOwn' }),
  appealDecision: async (market) => {
    const { victim: owner, decision } = await openSuspended(market);
    return { owner, request: { decision, text: 'It is wrong.' }, others: 'nothing' };
  },
  listMyHeld: async (market) => ({
    owner: market.vera,
    request: {},
    others: 'theirOwn',
  }),
  listHeld: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  inspectHeld: async (market) => {
    const { owner, request } = await openHeld(market);
    return { owner, request, others: 'nothing' };
  },
  takeHeld: async (market) => {
    const { owner, request } = await openHeld(market);
    return { owner, request, others: 'nothing' };
  },
  decideHeld: async (market) => {
    const { owner, request, seen } = await openHeld(market);
    const fields = { action: 'release', reason: 'other', words: 'Slipped in.', seen } as const;
    return { owner, request: { ...request, ...fields }, others: 'nothing' };
  },
  getVerification: async (market) => {
    const { owner, show } = await openVerification(market);
    await show();
    return { owner, request: {}, others: 'theirOwn' };
  },
  startVerification: async (market) => {
    const { owner, asking } = await openVerification(market);
    return { owner, request: asking, others: 'nothing' };
  },
  withdrawVerification: async (market) => {
    const { owner, show } = await openVerification(market);
    await show();
    return { owner, request: {}, others: 'theirOwn' };
  },
  listVerifications: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  inspectVerification: async (market) => {
    const { operator, owner: alsoNot, show } = await openVerification(market);
    return { owner: operator, alsoNot, request: (await show()).request, others: 'nothing' };
  },
  takeVerification: async (market) => {
    const { operator, owner: alsoNot, show } = await openVerification(market);
    return { owner: operator, alsoNot, request: (await show()).request, others: 'nothing' };
  },
  decideVerification: async (market) => {
    const { operator, owner: alsoNot, show } = await openVerification(market);
    const { request, seen } = await show();
    await operator.client.takeVerification(request);
    const fields = { action: 'verify', reason: 'other', words: 'Slipped in.', seen } as const;
    return { owner: operator, alsoNot, request: { ...request, ...fields }, others: 'nothing' };
  },
  endVerification: async (market) => {
    const { operator, owner: alsoNot, show } = await openVerification(market);
    const { request, seen } = await show();
    const words = 'Slipped in.';
    const fields = { action: 'verify', reason: 'other', words, seen } as const;
    await operator.client.takeVerification(request);
    await operator.client.decideVerification({ ...request, ...fields });
    const { verifiedAt } = await alsoNot.client.getVerification();
    const { _id: id } = (await alsoNot.client.loadUser()).user;
    const ending = { id, words, seen: verifiedAt ?? '' };
    return { owner: operator, alsoNot, request: ending, others: 'nothing' };
  },
  listHeldServices: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  inspectService: async (market) => ({
    owner: await openOperator(market),
    request: { id: market.veraService._id },
    others: 'nothing',
  }),
  decideService: async (market) => {
    const owner = await openOperator(market);
    const { _id: id } = await market.shop.offer(market.takeVictim().client);
    const request = { id, action: 'hide', reason: 'other', words: 'Slipped in.' } as const;
    return { owner, request: { ...request, seen: null }, others: 'nothing' };
  },
  getOverview: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  listAudit: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  listSettings: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  saveSetting: async (market) => ({
    owner: await openOperator(market),
    request: { key: 'hideEmails', value: 'off', words: 'Slipped in.', seen: 'off' },
    others: 'nothing',
  }),
  listDeskCategories: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  addCategory: async (market) => {
    const owner = await openOperator(market);
    const { version: seen } = await owner.client.listDeskCategories();
    const request = { slug: `Slipped-${randomUUID()}`, name: 'Slipped in', names: {}, seen };
    return { owner, request: { ...request, words: 'Slipped in.' }, others: 'nothing' };
  },
  saveCategory: async (market) => {
    const owner = await openOperator(market);
    const { categories, version: seen } = await owner.client.listDeskCategories();
    const [{ slug = '', name = '', names = {} } = {}] = categories;
    const request = { slug, name, names, isRetired: false, place: 0, words: 'Slipped in.', seen };
    return { owner, request, others: 'nothing' };
  },
  findPeople: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  getPersonFile: async (market) => ({
    owner: await openOperator(market),
    request: { id: market.vera._id },
    others: 'nothing',
  }),
  listDecisions: async (market) => ({
    owner: await openOperator(market),
    request: {},
    others: 'nothing',
  }),
  addPersonNote: async (market) => ({
    owner: await openOperator(market),
    request: { id: market.vera._id, words: 'Slipped in.' },
    others: 'nothing',
  }),
  endPersonSessions: async (market) => {
    const { owner, id, words } = await openSuspended(market);
    return { owner, request: { id, words }, others: 'nothing' };
  },
  suspendPerson: async (market) => {
    const { owner, id, words, decision: seen } = await openSuspended(market);
    const request = { id, kind: 'full', until: null, reason: 'other', words, seen } as const;
    return { owner, request, others: 'nothing' };
  },
  liftSuspension: async (market) => {
    const { owner, id, words, decision: seen } = await openSuspended(market);
    return { owner, request: { id, words, seen }, others: 'nothing' };
  },
  takeAppeal: async (market) => ({ ...(await openAppeal(market)), others: 'nothing' }),
  decideAppeal: async (market) => {
    const { owner, request } = await openAppeal(market);
    return {
      owner,
      request: { ...request, outcome: 'upheld', words: 'It stays.' },
      others: 'nothing',
    };
  },
  // Anybody may ask whether they have written to the seller of a service.
  findConversation: ({ cora: owner, veraService: { _id: service } }) => ({
    owner,
    request: { service },
    others: 'theirOwn',
  }),
  getConversation: async (market) => {
    const { owner, request } = await openConversation(market);
    return { owner, request, others: 'nothing' };
  },
  startConversation: ({ cora: owner, sale }) => ({
    owner,
    request: { order: sale._id, text: 'Slipped in.' },
    others: 'nothing',
  }),
  sendMessage: async (market) => {
    const { owner, request } = await openConversation(market);
    return { owner, request: { ...request, text: 'Slipped in.' }, others: 'nothing' };
  },
  markSeen: async (market) => {
    const { owner, request } = await openConversation(market);
    return { owner, request: { ...request, number: 1 }, others: 'nothing' };
  },
  changeConversation: async (market) => {
    const { owner, request } = await openConversation(market);
    return { owner, request: { ...request, isArchived: true }, others: 'nothing' };
  },
  deleteMessage: async (market) => {
    const { owner, other, request, message } = await openConversation(market);
    return { owner, alsoNot: other, request: { ...request, message }, others: 'nothing' };
  },
  setSeenShown: ({ cora: owner }) => ({
    owner,
    request: { showsSeen: false },
    others: 'theirOwn',
  }),
  blockPerson: ({ cora: owner, vera }) => ({
    owner,
    request: { id: vera._id },
    others: 'theirOwn',
  }),
  unblockPerson: ({ cora: owner, vera }) => ({
    owner,
    request: { id: vera._id },
    others: 'theirOwn',
  }),
  listBlocks: ({ cora: owner }) => ({ owner, request: {}, others: 'theirOwn' }),
  reportContent: async (market) => {
    const { owner, request } = await openConversation(market);
    return {
      owner,
      request: { kind: 'conversation', subject: request.id, reason: 'spam' },
      others: 'nothing',
    };
  },
  listSales: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  listMyOrders: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  summariseSales: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  listCustomers: ({ vera }) => ({ owner: vera, request: {}, others: 'theirOwn' }),
  getOrder: ({ vera, sale }) => ({ owner: vera, request: { id: sale._id }, others: 'nothing' }),
  updateOrder: async (market) => {
    const { order, ...people } = await openSale(market);
    return { ...people, request: { id: order._id, orderStatus: 'Delivered' }, others: 'nothing' };
  },
  refundOrder: async (market) => {
    const { order, ...people } = await openSale(market);
    return { ...people, request: { id: order._id }, others: 'nothing' };
  },
  listOrderEvents: ({ vera, sale }) => ({
    owner: vera,
    request: { id: sale._id },
    others: 'nothing',
  }),
  answerRequirements: async (market) => {
    const { request, ...people } = await openAsked(market);
    return { ...people, request: { ...request, answers: { name: 'Kamala' } }, others: 'nothing' };
  },
  startWork: async (market) => {
    const { owner: alsoNot, alsoNot: owner, request } = await openAsked(market);
    return { owner, alsoNot, request, others: 'nothing' };
  },
  deliverOrder: async (market) => {
    const { order, ...people } = await openSale(market);
    return { ...people, request: { id: order._id, text: 'Two logos.' }, others: 'nothing' };
  },
  requestRevision: async (market) => {
    const { request, delivery, ...people } = await openDelivered(market);
    const wish = { ...request, delivery, kind: 'change' as const, text: 'Wider, please.' };
    return { ...people, request: wish, others: 'nothing' };
  },
  acceptDelivery: async (market) => {
    const { request, delivery, ...people } = await openDelivered(market);
    return { ...people, request: { ...request, delivery }, others: 'nothing' };
  },
  extendReview: async (market) => {
    const { request, ...people } = await openDelivered(market);
    return { ...people, request, others: 'nothing' };
  },
  cancelOrder: async (market) => ({ ...(await openAsked(market)), others: 'nothing' }),
  // Both sides may propose something, and ask for a decision.
  proposeChange: async (market) => {
    const { owner, request } = await openDelivered(market);
    const proposal = { kind: 'refund', amount: 1, text: 'Let us meet in the middle.' } as const;
    return { owner, request: { ...request, ...proposal }, others: 'nothing' };
  },
  answerProposal: async (market) => {
    const { owner, alsoNot, request } = await openDelivered(market);
    await alsoNot.client.proposeChange({ ...request, kind: 'cancellation', text: 'I am ill.' });
    const { order } = await owner.client.getOrder(request);
    const proposal = order.progress?.proposal?._id ?? '';
    return {
      owner,
      alsoNot,
      request: { ...request, proposal, answer: 'accept' },
      others: 'nothing',
    };
  },
  openDispute: async (market) => {
    const { owner, request } = await openDelivered(market);
    return { owner, request: { ...request, text: complaint }, others: 'nothing' };
  },
  answerDispute: async (market) => {
    const { owner: alsoNot, alsoNot: owner, request } = await openDisputed(market);
    return {
      owner,
      alsoNot,
      request: { ...request, text: 'I have drawn them.' },
      others: 'nothing',
    };
  },
  withdrawDispute: async (market) => ({ ...(await openDisputed(market)), others: 'nothing' }),
  appealDispute: async (market) => {
    const { owner: operator, buyer: owner, request } = await openDesk(market);
    await operator.client.decideDispute({
      ...request,
      outcome: 'release',
      reasons: 'They are new.',
    });
    return { owner, request: { ...request, text: complaint }, others: 'nothing' };
  },
  takeDispute: async (market) => {
    const { owner, request } = await openDesk(market);
    return { owner, request, others: 'nothing' };
  },
  decideDispute: async (market) => {
    const { owner, request } = await openDesk(market);
    return {
      owner,
      request: { ...request, outcome: 'refund', reasons: 'They are old.' },
      others: 'nothing',
    };
  },
  forceCancelOrder: async (market) => {
    const { owner, request } = await openDesk(market);
    return { owner, request: { ...request, reasons: 'The seller is gone.' }, others: 'nothing' };
  },
  listNotifications: ({ vera: owner }) => ({ owner, request: {}, others: 'theirOwn' }),
  getUnread: ({ vera: owner }) => ({ owner, request: {}, others: 'theirOwn' }),
  markNotificationsSeen: ({ vera: owner }) => ({
    owner,
    request: { upTo: new Date().toISOString() },
    others: 'theirOwn',
  }),
  getNotificationChoices: ({ vera: owner }) => ({ owner, request: {}, others: 'theirOwn' }),
  updateNotificationChoices: ({ vera: owner }) => ({
    owner,
    request: { choices: [{ kind: 'reminders', site: true, mail: 'digest' }] },
    others: 'theirOwn',
  }),
  followEvents: ({ vera: owner }) => ({ owner, request: {}, others: 'theirOwn' }),
};
