import { refusals } from '../contract/refusals.ts';
import type { MarketRequest } from '../contract/contract.ts';
import { refused, same } from '../conformance/findings.ts';
import { pictures } from '../conformance/pictures.ts';
import type { Stage } from '../conformance/Stage.ts';
import type { Service } from './calls.ts';
import type { Draft } from './draftCalls.ts';

const day = 24 * 60 * 60 * 1000;

/** All of a draft as it is, to be kept once more. */
const toSaved = ({ _id: id, content, images }: Draft): MarketRequest<'saveDraft'> => ({
  id,
  content,
  images: images.map(({ public_id = '', alt = '' }) => ({ public_id, alt })),
});

/** How a service is sold, and when it is not. In the end it can be ordered, at Rs.4800 as before. */
export async function checkListing(stage: Stage, { _id: id }: Service) {
  const { look, visitor, seller, buyer, mark } = stage;
  const findState = async () => (await visitor.getService({ id })).service.availability?.state;

  await look('getService', 'says how it is sold, at its price first', async () =>
    same(await visitor.getService({ id }), {
      service: { listing: { packages: [{ price: 4800 }] }, availability: { state: 'open' } },
    }),
  );
  await look('pauseService', 'takes a service out of the lists, and puts it back', async () => {
    await seller.pauseService({ id, isPaused: true });
    same(await visitor.listServices({ keyword: mark }), { services: [] });
    same(await seller.listMyServices(), { services: [{ _id: id, isPaused: true }] });
    same({ state: await findState() }, { state: 'paused' });
    await refused(buyer.quoteOrder({ service: id }), refusals.servicePaused);
    await seller.pauseService({ id, isPaused: false });
    same(await visitor.listServices({ keyword: mark }), { services: [{ _id: id }] });
  });
  await look('pauseService', 'is the owner’s alone', () =>
    refused(buyer.pauseService({ id, isPaused: true }), refusals.serviceNotFound),
  );
  await look('setAway', 'says so on every service, until they are back', async () => {
    const until = new Date(Date.now() + 3 * day).toISOString();
    const away = { until, note: 'In the mountains.' };
    same(await seller.setAway(away), { away });
    same(await visitor.getService({ id }), {
      service: { availability: { state: 'away', ...away } },
    });
    await refused(buyer.quoteOrder({ service: id }), refusals.sellerAway);
    same(await seller.setAway({ until: null }), { away: null });
    same({ state: await findState() }, { state: 'open' });
  });
  await look('setAway', 'refuses a day that is past', () =>
    refused(
      seller.setAway({ until: new Date(Date.now() - day).toISOString() }),
      refusals.impossibleReturn,
    ),
  );
}

/** Writing a service step by step. */
export async function checkDrafts(stage: Stage, { _id: service, title }: Service) {
  const { look, visitor, seller, buyer } = stage;

  await look('createDraft', 'gives the one draft of a service, with all that it has', async () => {
    const { draft } = await seller.createDraft({ service });
    same(draft, { service, content: { title, packages: [{ price: 4800 }] } });
    same({ pictures: draft.images.length }, { pictures: 2 });
    same(await seller.createDraft({ service }), { draft: { _id: draft._id } });
  });
  await look('createDraft', 'does not know a service of somebody else', () =>
    refused(buyer.createDraft({ service }), refusals.serviceNotFound),
  );
  await look('listDrafts', 'lists a draft for its owner alone', async () => {
    const { draft } = await seller.createDraft({ service });
    same(await seller.listDrafts(), { drafts: [{ _id: draft._id }] });
    same(await buyer.listDrafts(), { drafts: [] });
  });
  await look('getDraft', 'is the owner’s alone', async () => {
    const { draft } = await seller.createDraft({ service });
    same(await seller.getDraft({ id: draft._id }), { draft: { content: { title } } });
    await refused(buyer.getDraft({ id: draft._id }), refusals.draftNotFound);
  });
  await look('saveDraft', 'keeps what is not finished, and no picture of others', async () => {
    const { draft } = await seller.createDraft({});
    const { content, ...saved } = toSaved(draft);
    const images = [{ public_id: 'of-nobody', alt: '' }];
    await seller.saveDraft({ ...saved, content: { ...content, title: 'Half a' }, images });
    same(await seller.getDraft({ id: draft._id }), {
      draft: { content: { title: 'Half a' }, images: [] },
    });
    await seller.deleteDraft({ id: draft._id });
  });
  await look('addDraftPictures', 'adds pictures, and keeps what they show', async () => {
    const { draft } = await seller.createDraft({});
    const { draft: illustrated } = await seller.addDraftPictures({
      id: draft._id,
      images: [pictures.red],
    });
    const { images, ...saved } = toSaved(illustrated);
    const described = images.map((image) => ({ ...image, alt: 'Red' }));
    same(await seller.saveDraft({ ...saved, images: described }), {
      draft: { images: [{ alt: 'Red' }] },
    });
    await seller.deleteDraft({ id: draft._id });
  });
  await look('publishDraft', 'names what is missing by its path', async () => {
    const { draft } = await seller.createDraft({});
    const published = seller.publishDraft({ id: draft._id });
    await refused(published, {
      kind: 'validation',
      fields: {
        title: 'please enter service title!',
        'packages.0.price': 'Please enter the price of the package!',
        images: 'please add a picture of your service!',
      },
    });
    await seller.deleteDraft({ id: draft._id });
  });
  await look('publishDraft', 'changes the service, and ends the draft', async () => {
    const { draft } = await seller.createDraft({ service });
    const { content, ...saved } = toSaved(draft);
    const [first] = content.packages;
    if (!first) throw new Error('A service without a package.');
    const packages = [first, { ...first, name: 'More', price: 9000, days: 9 }];
    await seller.saveDraft({ ...saved, content: { ...content, packages } });
    same(await seller.publishDraft({ id: draft._id }), { service: { _id: service } });
    same(await visitor.getService({ id: service }), {
      service: { price: 4800, packagesCount: 2, listing: { packages: [{}, { price: 9000 }] } },
    });
    await refused(seller.publishDraft({ id: draft._id }), refusals.draftNotFound);
  });
  await look('deleteDraft', 'throws an own draft away', async () => {
    const { draft } = await seller.createDraft({});
    await refused(buyer.deleteDraft({ id: draft._id }), refusals.draftNotFound);
    await seller.deleteDraft({ id: draft._id });
    await refused(seller.getDraft({ id: draft._id }), refusals.draftNotFound);
  });
}
