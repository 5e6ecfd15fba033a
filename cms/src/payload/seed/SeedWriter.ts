import type { Database } from '@common-ground/api/platform/Database.ts';
import { defineStatements, selectRows } from '@common-ground/api/platform/statement.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { SEEDING } from '../hooks/seeding.ts';

export type SeedReport = {
  created: number;
  /** Seed records that existed before. */
  kept: number;
  skipped: string[];
};

/** Tables of records that other seed content refers to, with the column of their folder's name. */
const REFERRED = {
  language: ['languages', 'code'],
  category: ['categories', 'seed_key'],
  condition: ['conditions', 'seed_key'],
  page: ['pages', 'slug'],
  path: ['learning_paths', 'seed_key'],
} as const;
type Kind = keyof typeof REFERRED;

const REFERENCES = defineStatements(Object.keys(REFERRED) as Kind[], (kind) => {
  const [table, column] = REFERRED[kind];
  return {
    row: { id: z.number(), key: z.string() },
    text: `SELECT id, ${column} AS key FROM ${table} WHERE ${column} IS NOT NULL`,
  };
});

/** A referenced record is missing. An administrator may have deleted it. */
class MissingReference extends Error {}

export class SeedWriter {
  readonly report: SeedReport;
  readonly connection: Database;
  #req: PayloadRequest;
  #ids = new Map<Kind, Map<string, number>>();

  constructor({ connection, req, report }: { connection: Database; req: PayloadRequest; report: SeedReport }) {
    this.connection = connection;
    this.report = report;
    this.#req = req;
  }

  /** Options of Payload's Local API for the transaction. Hooks write to the context, so each call has its own. */
  get options() {
    const { payload, transactionID } = this.#req;
    return { context: { ...SEEDING }, overrideAccess: true, depth: 0, req: { payload, transactionID } } as const;
  }

  get payload() {
    return this.#req.payload;
  }

  /**
   * Creates a record unless one with these values of `place` exists, or one that has its id or another unique value.
   * @param place the fields that identify the record in its collection
   * @returns the id of the created or found record; null when another record has its id or a unique value
   */
  async ensure(
    collection: CollectionSlug,
    place: Record<string, string | number>,
    data: object,
  ): Promise<number | null> {
    const whole = { ...data, ...place };
    const [found] = await this.#find(collection, { and: equalities(place) });
    if (found) {
      this.report.kept += 1;
      return found.id;
    }
    const unique = equalities(this.#uniqueValues(collection, whole));
    if (unique.length > 0 && (await this.#find(collection, { or: unique })).length > 0) {
      this.report.skipped.push(`${collection} ${Object.values(place).join(', ')}: another record has its id or name`);
      return null;
    }
    this.report.created += 1;
    const created = await this.payload.create({ collection, data: whole as never, ...this.options });
    return Number(created.id);
  }

  /** Runs `work` for one seed record and skips it when a record that it refers to is missing. */
  async attempt(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof MissingReference)) throw error;
      this.report.skipped.push(`${name}: ${error.message}`);
    }
  }

  /** @returns ids by folder name, and those of languages by code */
  async idsOf(kind: Kind): Promise<{ find: (key: string) => number | undefined; get: (key: string) => number }> {
    const ids = this.#ids.get(kind) ?? (await this.#selectIds(kind));
    this.#ids.set(kind, ids);
    return {
      find: (key) => ids.get(key),
      get(key) {
        const id = ids.get(key);
        if (id === undefined) throw new MissingReference(`there is no ${kind} ${key}`);
        return id;
      },
    };
  }

  /** Moves a sequence past the ids that seed records have, so that the CMS assigns the next free one. */
  async moveSequence(table: string): Promise<void> {
    await this.connection.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table} HAVING max(id) IS NOT NULL`,
    );
  }

  async #selectIds(kind: Kind): Promise<Map<string, number>> {
    const rows = await selectRows(this.connection, REFERENCES[kind]);
    return new Map(rows.map(({ id, key }) => [key, id]));
  }

  #uniqueValues(collection: CollectionSlug, data: Record<string, unknown>): Record<string, string | number> {
    const { fields } = this.payload.collections[collection].config;
    const names = [
      'id',
      ...fields.flatMap((field) => ('unique' in field && field.unique && 'name' in field ? field.name : [])),
    ];
    const given = names.map((name) => [name, data[name]]).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given);
  }

  async #find(collection: CollectionSlug, where: Where): Promise<{ id: number }[]> {
    const { docs } = await this.payload.find({ collection, where, limit: 1, pagination: false, ...this.options });
    return docs.map(({ id }) => ({ id: Number(id) }));
  }
}

function equalities(values: Record<string, string | number>): Where[] {
  return Object.entries(values).map(([field, value]) => ({ [field]: { equals: value } }));
}
