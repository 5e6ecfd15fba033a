import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { type KnownSource, numberSources } from '@common-ground/api/contracts/encyclopedia/sourceNumbers.ts';
import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import { toVersionTable } from '@common-ground/api/platform/newestVersion.ts';
import { defineStatements, execute, json, selectRows } from '@common-ground/api/platform/statement.ts';
import type { CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';

const COLLECTIONS = ['conditions', 'learning-paths'] as const;
type Collection = (typeof COLLECTIONS)[number];

const toTable = (collection: Collection) => collection.replace('-', '_');

const LOCKS = defineStatements(COLLECTIONS, (collection) => ({
  name: `source-numbers-lock-${collection}`,
  text: `SELECT FROM ${toTable(collection)} WHERE id = $1 FOR NO KEY UPDATE`,
}));

/** Each source that the record or a version of it has. Versions are never deleted before their record. */
const KNOWN = defineStatements(COLLECTIONS, (collection) => ({
  name: `source-numbers-known-${collection}`,
  row: { source: json<Source>(), isCurrent: z.boolean() },
  text: `SELECT source, bool_or(state.is_current) AS "isCurrent"
         FROM (SELECT sources, true AS is_current FROM ${toTable(collection)} WHERE id = $1
           UNION ALL
           SELECT version_sources, latest IS TRUE FROM ${toVersionTable(collection)} WHERE parent_id = $1) AS state,
           jsonb_array_elements(CASE jsonb_typeof(state.sources) WHEN 'array' THEN state.sources ELSE '[]' END) AS source
         WHERE jsonb_typeof(source -> 'sourceNumber') = 'number'
         GROUP BY source ORDER BY (source ->> 'sourceNumber')::int`,
}));

/**
 * Numbers the sources of a record. The next number is derived from the versions, which keep every number that was ever
 * given, rather than stored: a stored one would be a second truth that each restored or published version could set back.
 */
export const numberSourcesIn =
  (collection: Collection): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    // Entries in another form are refused by the validation of the field, which comes later.
    if (!Array.isArray(data.sources) || !data.sources.every(isObject)) return data;
    const known = operation === 'create' ? [] : await selectKnown(collection, originalDoc?.id, req);
    return { ...data, sources: numberSources(data.sources as Source[], known) };
  };

const isObject = (entry: unknown) => typeof entry === 'object' && entry !== null;

type Request = Parameters<typeof findRequestConnection>[0];

/** Locks the record first, by a statement of its own, so that two saves at once do not give the same number. */
async function selectKnown(collection: Collection, id: number, req: Request): Promise<KnownSource[]> {
  const database = await findRequestConnection(req);
  await execute(database, LOCKS[collection], [id]);
  return selectRows(database, KNOWN[collection], [id]);
}
