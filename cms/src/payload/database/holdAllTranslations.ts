import { SOURCE_KINDS, type SourceKind } from '@common-ground/api/features/encyclopedia/queries/translationTables.ts';
import { holdTranslations, selectBehindSources } from '@common-ground/api/features/translations/holdTranslations.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import { inTransaction } from '@common-ground/api/platform/transaction.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { countTranslations } from '../learning/countTranslations.ts';

/** Sources that are read at once. Each is locked for its own transaction only. */
const BATCH = 200;

/**
 * Holds all published translations against their sources, as each publication does since, and counts the entries of
 * translated learning paths. Changes nothing when it runs again.
 * @returns the result for the log
 */
export async function holdAllTranslations(payload: Payload): Promise<string> {
  const database = findDatabase(payload);
  let held = 0;
  for (const kind of SOURCE_KINDS) held += await holdKind(database, kind);
  const paths = await selectRows(database, PATHS);
  for (const { id } of paths)
    await inTransaction(database, (connection) => countTranslations(connection, { pathId: id }));
  return `${held} translations are right for the newest text of their source, ${paths.length} learning paths counted`;
}

async function holdKind(database: Database, kind: SourceKind): Promise<number> {
  let held = 0;
  let after = 0;
  for (;;) {
    const ids = await selectBehindSources(database, { kind, after, limit: BATCH });
    for (const id of ids)
      held += (await inTransaction(database, (connection) => holdTranslations(connection, { kind, id }))).length;
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH) return held;
  }
}

const PATHS = defineStatement({
  row: { id: z.number() },
  text: 'SELECT DISTINCT path_id AS id FROM learning_path_translations WHERE path_id IS NOT NULL ORDER BY path_id',
});
