import type { Draft, DraftContent } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { lockPerson } from '../limits/lockPerson.ts';
import { selectDraftImages, type StoredImage, toImage } from '../pictures/index.ts';
import { type FindPromises, type Promises, toListing } from './storedListing.ts';

/** How many drafts somebody may keep. */
export const draftLimit = 20;

/** What a draft holds before anything is written. */
const emptyContent: DraftContent = {
  title: '',
  description: '',
  category: '',
  packages: [{ name: '', description: '', price: null, days: null, revisions: 1 }],
  extras: [],
  questions: [],
  faqs: [],
  tags: [],
  languages: [],
  queueLimit: null,
};

/** A picture of a draft, in its place. */
export interface DraftPicture {
  id: string;
  /** What it shows; empty for nothing. */
  alt: string;
}

const selectDrafts = (database: Database, personId: string) =>
  database
    .selectFrom('service_drafts')
    .select(['id', 'service_id', 'content', 'updated_at'])
    .select((builder) => selectDraftImages(builder.ref('service_drafts.id')).as('images'))
    .where('person_id', '=', personId);

interface DraftRow {
  id: string;
  service_id: string | null;
  content: DraftContent;
  updated_at: Date;
  images: StoredImage[];
}

const toDraft = ({ id, service_id, content, updated_at, images }: DraftRow): Draft => ({
  _id: id,
  service: service_id,
  content,
  images: images.map(toImage),
  updatedAt: updated_at.toISOString(),
});

/** Locks a draft of this person; undefined if there is none. */
const lockDraft = (transaction: Database, id: string, personId: string) =>
  transaction
    .selectFrom('service_drafts')
    .select(['id', 'service_id', 'content'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();

export type DraftQueries = ReturnType<typeof createDraftQueries>;

/** Services that are still being written. */
export const createDraftQueries = (database: Database, findPromises: FindPromises) => ({
  /** The drafts of a person, the one changed last first. */
  async list(personId: string): Promise<Draft[]> {
    const rows = await selectDrafts(database, personId)
      .orderBy('updated_at', 'desc')
      .limit(draftLimit)
      .execute();
    return rows.map(toDraft);
  },

  /** Gives a draft of this person. */
  async find(id: string, personId: string): Promise<Draft | undefined> {
    const row = await selectDrafts(database, personId).where('id', '=', id).executeTakeFirst();
    return row && toDraft(row);
  },

  /**
   * Begins a draft, with everything that a service of this person has. Gives its id; undefined when the
   * person has as many as anybody may. Of two that begin one for the same service, both get the same.
   */
  async begin(personId: string, serviceId: string | undefined): Promise<string | undefined> {
    const promises = await findPromises();
    return inTransaction(database, async (transaction) => {
      await lockPerson(transaction, personId);
      const known = await transaction
        .selectFrom('service_drafts')
        .select(['id', 'service_id'])
        .where('person_id', '=', personId)
        .execute();
      const same = serviceId && known.find(({ service_id }) => service_id === serviceId);
      if (same) return same.id;
      if (known.length >= draftLimit) return undefined;

      const id = uuidv7();
      const content = serviceId
        ? await readService(transaction, serviceId, promises)
        : emptyContent;
      await transaction
        .insertInto('service_drafts')
        .values({
          id,
          person_id: personId,
          service_id: serviceId ?? null,
          content: JSON.stringify(content),
        })
        .execute();
      if (serviceId) {
        await sql`
          insert into service_draft_images (draft_id, position, image_id, alt)
            select ${id}, position, image_id, alt from service_images
            where service_id = ${serviceId}`.execute(transaction);
      }
      return id;
    });
  },

  /** Keeps what has been written, and which of its pictures stay, in which order. Returns whether there is such a draft. */
  save: (
    id: string,
    personId: string,
    { content, images }: { content: DraftContent; images: DraftPicture[] },
  ): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      if (!(await lockDraft(transaction, id, personId))) return false;
      await transaction
        .updateTable('service_drafts')
        .set({ content: JSON.stringify(content), updated_at: new Date() })
        .where('id', '=', id)
        .execute();
      const known = await transaction
        .selectFrom('service_draft_images')
        .select('image_id')
        .where('draft_id', '=', id)
        .execute();
      const ids = new Set(known.map(({ image_id }) => image_id));
      // Only pictures that this draft has: those of others stay out.
      const kept = [...new Map(images.map((image) => [image.id, image])).values()].filter((image) =>
        ids.has(image.id),
      );
      await setDraftImages(transaction, id, kept);
      return true;
    }),

  /** Adds pictures behind those there are. Returns how many there are then; undefined without such a draft. */
  addImages: (
    id: string,
    personId: string,
    imageIds: string[],
    most: number,
  ): Promise<'added' | 'full' | undefined> =>
    inTransaction(database, async (transaction) => {
      if (!(await lockDraft(transaction, id, personId))) return undefined;
      const known = await transaction
        .selectFrom('service_draft_images')
        .select(['image_id as id', 'alt'])
        .where('draft_id', '=', id)
        .orderBy('position')
        .execute();
      if (known.length + imageIds.length > most) return 'full';
      await setDraftImages(transaction, id, [
        ...known,
        ...imageIds.map((imageId) => ({ id: imageId, alt: '' })),
      ]);
      await transaction
        .updateTable('service_drafts')
        .set({ updated_at: new Date() })
        .where('id', '=', id)
        .execute();
      return 'added';
    }),

  /**
   * Ends a draft by what `publish` makes of it, in one transaction: of two that publish it at once, one
   * finds it gone. Gives what `publish` gives; undefined without such a draft.
   */
  publish: <Result>(
    id: string,
    personId: string,
    publish: (
      transaction: Database,
      draft: { serviceId: string | null; content: DraftContent; images: DraftPicture[] },
    ) => Promise<Result>,
  ): Promise<Result | undefined> =>
    inTransaction(database, async (transaction) => {
      const draft = await lockDraft(transaction, id, personId);
      if (!draft) return undefined;
      const images = await transaction
        .selectFrom('service_draft_images')
        .select(['image_id as id', 'alt'])
        .where('draft_id', '=', id)
        .orderBy('position')
        .execute();
      const result = await publish(transaction, {
        serviceId: draft.service_id,
        content: draft.content,
        images,
      });
      await transaction.deleteFrom('service_drafts').where('id', '=', id).execute();
      return result;
    }),

  /** Throws a draft of this person away. Returns whether there was one. */
  async remove(id: string, personId: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('service_drafts')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

/** What a service is, as the content of a draft that changes it. */
async function readService(
  transaction: Database,
  serviceId: string,
  promises: Promises,
): Promise<DraftContent> {
  const service = await transaction
    .selectFrom('services')
    .select(['title', 'description', 'category', 'price_paise', 'listing', 'queue_limit'])
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const { title, description, category, price_paise, listing, queue_limit } = service;
  return {
    title,
    description,
    category,
    ...toListing(listing, price_paise, promises),
    queueLimit: queue_limit,
  };
}

async function setDraftImages(transaction: Database, draftId: string, images: DraftPicture[]) {
  await transaction.deleteFrom('service_draft_images').where('draft_id', '=', draftId).execute();
  if (images.length === 0) return;
  await transaction
    .insertInto('service_draft_images')
    .values(
      images.map(({ id, alt }, position) => ({ draft_id: draftId, position, image_id: id, alt })),
    )
    .execute();
}
