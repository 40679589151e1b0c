import type { Image } from '@market/api/contract';
import { type Expression, sql } from 'kysely';
import { toFileName } from '../adapters/pictureNames.ts';
import type { Database } from '../database/openDatabase.ts';

/** A picture as its row, or as a query embeds it in another row. */
export interface StoredImage {
  id: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  /** What it shows, in its owner's words. */
  alt?: string;
}

/** Writes a stored picture as the wire has it. */
export function toImage({ id, width, height, widths, placeholder, alt }: StoredImage): Image {
  const url = (of: number) => `/images/${toFileName(id, of)}`;
  return {
    url: url(width),
    public_id: id,
    srcSet: widths.map((of) => `${url(of)} ${of}w`).join(', '),
    width,
    height,
    placeholder,
    ...(alt && { alt }),
  };
}

/** The pictures of a service, the cover first, as one JSON value. */
export const selectServiceImages = (serviceId: Expression<string>) => sql<StoredImage[]>`
  (select coalesce(json_agg(json_build_object(
      'id', images.id, 'width', width, 'height', height, 'widths', widths,
      'placeholder', placeholder, 'alt', alt) order by position), '[]')
    from service_images join images on images.id = image_id
    where service_images.service_id = ${serviceId})`;

/** The pictures of a draft, the cover first, as one JSON value. */
export const selectDraftImages = (draftId: Expression<string>) => sql<StoredImage[]>`
  (select coalesce(json_agg(json_build_object(
      'id', images.id, 'width', width, 'height', height, 'widths', widths,
      'placeholder', placeholder, 'alt', alt) order by position), '[]')
    from service_draft_images join images on images.id = image_id
    where draft_id = ${draftId})`;

/** One picture as one JSON value; null for none. */
export const selectImage = (imageId: Expression<string | null>) => sql<StoredImage | null>`
  (select json_build_object(
      'id', images.id, 'width', width, 'height', height, 'widths', widths,
      'placeholder', placeholder)
    from images where images.id = ${imageId})`;

const isUnused = sql<boolean>`
  not exists (select from service_images where image_id = images.id)
  and not exists (select from service_draft_images where image_id = images.id)
  and not exists (select from people where avatar_id = images.id)
  and not exists (select from payments where service_image_id = images.id)
  and not exists (select from files where preview_id = images.id)
  and not exists (select from market_settings where value ->> 'public_id' = images.id)`;

const toFileNames = ({ id, widths }: StoredImage) => widths.map((width) => toFileName(id, width));

export type ImageQueries = ReturnType<typeof createImageQueries>;

/** Which pictures are stored. */
export const createImageQueries = (database: Database) => ({
  async add(image: StoredImage): Promise<void> {
    const { id, width, height, widths, placeholder } = image;
    await database
      .insertInto('images')
      .values({ id, width, height, widths, placeholder })
      .execute();
  },

  /**
   * Deletes pictures that no service, draft, person or order shows any more, and gives the names of their
   * files. Pictures of the last day stay, as they may be about to be used. Of a service that is off
   * the market, only what was ordered stays.
   */
  async takeUnused(): Promise<string[]> {
    await sql`
      delete from service_images using services
      where services.id = service_id and deleted_at < now() - interval '1 day'`.execute(database);
    const { rows } = await sql<StoredImage>`
      delete from images
      where created_at < now() - interval '1 day'
        and ${isUnused}
      returning *`.execute(database);
    return rows.flatMap(toFileNames);
  },

  /** Does the same immediately for those of these pictures that are unused. */
  async takeUnusedOf(ids: string[]): Promise<string[]> {
    const { rows } = await sql<StoredImage>`
      delete from images where id = any(${ids}) and ${isUnused} returning *`.execute(database);
    return rows.flatMap(toFileNames);
  },

  /** Gives the names of the files of these pictures. */
  async listFiles(ids: string[]): Promise<string[]> {
    const { rows } = await sql<StoredImage>`select * from images where id = any(${ids})`.execute(
      database,
    );
    return rows.flatMap(toFileNames);
  },

  /** Which of these pictures are stored. */
  async findExisting(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await database.selectFrom('images').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  },
});
