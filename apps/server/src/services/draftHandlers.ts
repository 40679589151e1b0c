import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { TextGuard } from '../guard/index.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { pictureLimit, type PictureShelf } from '../pictures/index.ts';
import { chooseCategory } from './chooseCategory.ts';
import { checkDraft } from './checkDraft.ts';
import { type DraftQueries, draftLimit } from './draftQueries.ts';
import { createServiceQueries, type ServiceQueries } from './serviceQueries.ts';
import { type FindPromises, toStored } from './storedListing.ts';

/** What the handlers of drafts work with. */
export interface DraftParts {
  drafts: DraftQueries;
  services: ServiceQueries;
  pictures: PictureShelf;
  book: MarketBook;
  findPromises: FindPromises;
  findGuard: () => Promise<TextGuard>;
}

const missing = () => new CallRefusal(refusals.draftNotFound);

const tooManyPictures = () =>
  new CallRefusal(refusals.tooManyPictures, { values: { limit: pictureLimit } });

/** Answers the calls about services that are still being written. Other people's drafts count as not found. */
export function createDraftHandlers(parts: DraftParts) {
  const { drafts, services, pictures, book, findPromises, findGuard } = parts;

  async function load(id: string, personId: string) {
    const draft = await drafts.find(id, personId);
    if (!draft) throw missing();
    return { draft };
  }

  return {
    listDrafts: async (_request, { _id }) => ({ drafts: await drafts.list(_id) }),

    getDraft: ({ id }, { _id }) => load(id, _id),

    createDraft: async ({ service }, { _id }) => {
      if (service !== undefined && !(await services.isSeller(service, _id))) {
        throw new CallRefusal(refusals.serviceNotFound);
      }
      const id = await drafts.begin(_id, service);
      if (id === undefined) {
        throw new CallRefusal(refusals.tooManyDrafts, { values: { limit: draftLimit } });
      }
      return load(id, _id);
    },

    saveDraft: async ({ id, content, images }, { _id }) => {
      const kept = images.map(({ public_id, alt }) => ({ id: public_id, alt }));
      if (!(await drafts.save(id, _id, { content, images: kept }))) throw missing();
      return load(id, _id);
    },

    addDraftPictures: async ({ id, images }, { _id }) => {
      const { draft } = await load(id, _id);
      const chosen = images.filter(Boolean);
      // Said before anything is decoded, and once more when they are added: others may come between.
      if (draft.images.length + chosen.length > pictureLimit) throw tooManyPictures();
      const imageIds = await pictures.keepAll(chosen, _id);
      const outcome = await drafts.addImages(id, _id, imageIds, pictureLimit);
      if (!outcome) throw missing();
      if (outcome === 'full') throw tooManyPictures();
      return load(id, _id);
    },

    publishDraft: async ({ id }, { _id }) => {
      const facts = await book.read();
      const guard = await findGuard();
      const limit = facts.settings['limits.services'];
      const serviceId = await drafts.publish(id, _id, async (transaction, draft) => {
        const { listing, ...fields } = checkDraft(draft.content, draft.images.length);
        const category = chooseCategory(facts, fields.category);
        const own = createServiceQueries(transaction, findPromises);
        const price = listing.packages[0]?.price ?? 0;
        const approval = facts.settings['services.approval'];
        const service = {
          ...fields,
          category,
          price,
          images: draft.images,
          listing: toStored(listing),
        };
        if (draft.serviceId !== null) {
          const isChanged = await own.update(draft.serviceId, _id, service, approval, guard);
          if (!isChanged) throw new CallRefusal(refusals.serviceNotFound);
          return draft.serviceId;
        }
        if ((await own.countOf(_id)) >= limit) {
          throw new CallRefusal(refusals.tooManyServices, { values: { limit } });
        }
        return own.add(_id, service, approval, guard);
      });
      const service = serviceId && (await services.find(serviceId));
      if (!service) throw missing();
      return { service };
    },

    deleteDraft: async ({ id }, { _id }) => {
      if (!(await drafts.remove(id, _id))) throw missing();
      return {};
    },
  } satisfies Partial<Handlers>;
}
