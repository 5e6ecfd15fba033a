import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { runUnprotected, withoutProtection } from '@common-ground/api/platform/testing/withoutProtection.ts';
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { asSeeder } from './asSeeder.ts';

export type Seeder = ReturnType<typeof seeder>;
type Doc<Slug extends CollectionSlug> = Promise<DataFromCollectionSlug<Slug>>;

/** Reads and writes records as the seeder does, without a review. */
export function seeder(payload: Payload) {
  const save = <Slug extends CollectionSlug>(collection: Slug, id: number, data: object, more: object = {}) =>
    payload.update({ collection, id, data, ...asSeeder, ...more } as never) as unknown as Doc<Slug>;
  async function all<Slug extends CollectionSlug>(collection: Slug, where: Where = {}) {
    const { docs } = await payload.find({ collection, where, sort: 'id', limit: 0, ...asSeeder });
    return docs as Awaited<Doc<Slug>>[];
  }
  /** @throws Error when no record matches */
  async function first<Slug extends CollectionSlug>(collection: Slug, where: Where = {}): Doc<Slug> {
    const [found] = await all(collection, where);
    if (!found) throw new Error(`There are no ${collection} where ${JSON.stringify(where)}`);
    return found;
  }
  return {
    database: findDatabase(payload),
    all,
    first,
    read: (id: number) => first('conditions', { id: { equals: id } }),
    translation: <Of extends 'condition' | 'page'>(of: Of, id: number, language: string) =>
      first(`${of}-translations`, { [of]: { equals: id }, 'language.code': { equals: language } }),
    add: <Slug extends CollectionSlug>(collection: Slug, data: object) =>
      payload.create({ collection, data, ...asSeeder } as never) as unknown as Doc<Slug>,
    save,
    publish: <Slug extends CollectionSlug>(collection: Slug, id: number, data: object = {}) =>
      save(collection, id, { ...data, _status: 'published' }),
    unpublish: (collection: CollectionSlug, id: number) => save(collection, id, { _status: 'draft' }),
    /** Saves a draft beside the published record. */
    draft: (collection: CollectionSlug, id: number, data: object) =>
      save(collection, id, { ...data, _status: 'draft' }, { draft: true }),
    /** Runs a statement that the database refuses otherwise, because it deletes published records. */
    runUnprotected: (text: string) => runUnprotected(findDatabase(payload), text),
    remove: (collection: CollectionSlug, id: number) =>
      withoutProtection(findDatabase(payload), () => payload.delete({ collection, id, ...asSeeder })),
  };
}
