import { SEEDING } from '@common-ground/cms/src/payload/hooks/seeding.ts';
import type { CollectionSlug, Payload } from 'payload';

export type SeedReport = { created: number; kept: number };

const asSeeder = { context: SEEDING, overrideAccess: true, depth: 0 } as const;

/** Makes what is missing, and counts it. */
export class Seeder {
  readonly report: SeedReport = { created: 0, kept: 0 };
  #payload: Payload;

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /**
   * Creates a record unless there is one at this place.
   * @param place the fields that tell it from all others of its collection
   * @returns its id
   */
  async ensure(collection: CollectionSlug, place: Record<string, string | number>, data: object): Promise<number> {
    const where = Object.fromEntries(Object.entries(place).map(([field, value]) => [field, { equals: value }]));
    const found = await this.#payload.find({ collection, where, limit: 1, ...asSeeder });
    this.report[found.docs[0] ? 'kept' : 'created'] += 1;
    // The files were checked against their shapes, which are the collections' own.
    const create = () => this.#payload.create({ collection, data: { ...data, ...place } as never, ...asSeeder });
    return Number((found.docs[0] ?? (await create())).id);
  }
}
