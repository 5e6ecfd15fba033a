import { z } from 'zod';
import { DOCUMENTS } from '../../contracts/documents/registry.ts';
import { findStaleEntries } from '../../contracts/documents/translatedEntries.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatements, execute, findRow, json, selectRows } from '../../platform/statement.ts';
import { REVISION } from '../encyclopedia/queries/pageTables.ts';
import { readStoredTexts, selectSourceAt } from '../encyclopedia/queries/sourceTexts.ts';
import {
  IS_STALE,
  SOURCE_KINDS,
  type SourceKind,
  TRANSLATION_TABLES,
  toJson,
} from '../encyclopedia/queries/translationTables.ts';
import type { StoredTexts } from './queries/selectDraftedTranslation.ts';

export type SourceKey = { kind: SourceKind; id: number };

const SOURCES = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-source-${kind}`,
  row: { texts: json<StoredTexts['texts']>(), revision: z.number() },
  text: `SELECT ${REVISION}::int AS revision, ${toJson('s', '', TRANSLATION_TABLES[kind].texts)} AS texts
         FROM ${TRANSLATION_TABLES[kind].source} s
         WHERE s.id = $1 AND ${TRANSLATION_TABLES[kind].isPublished} FOR NO KEY UPDATE`,
}));
const BEHIND = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-behind-${kind}`,
  row: { id: z.number() },
  text: `SELECT t.id FROM ${TRANSLATION_TABLES[kind].table} t
         WHERE t.${TRANSLATION_TABLES[kind].key} = $1 AND t._status = 'published' AND t.source_revision < $2
         ORDER BY t.id FOR NO KEY UPDATE SKIP LOCKED`,
}));
const TRANSLATIONS = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-translations-${kind}`,
  row: { id: z.number(), madeFrom: z.number(), texts: json<StoredTexts['texts']>() },
  text: `SELECT t.id, (${TRANSLATION_TABLES[kind].publishedRevision})::int AS "madeFrom",
           ${toJson('t', '', TRANSLATION_TABLES[kind].texts)} AS texts
         FROM ${TRANSLATION_TABLES[kind].table} t WHERE t.id = ANY ($1)`,
}));
const HOLD = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-${kind}`,
  text: `UPDATE ${TRANSLATION_TABLES[kind].table} SET source_revision = $2 WHERE id = ANY ($1)`,
}));

/**
 * Sets the revision of each published translation without stale entries to the newest revision of its source. After
 * each publication of a source or a translation, a revision below that of the source therefore means stale entries
 * (`IS_STALE`). The caller provides the transaction. Does nothing while the source is not published.
 * @returns ids of the translations that were set
 */
export async function holdTranslations(database: Database, { kind, id }: SourceKey): Promise<number[]> {
  // The lock first: of a source and its translation that are published at the same moment, the second sees the first.
  const source = await findRow(database, SOURCES[kind], [id]);
  if (!source) return [];
  const { revision } = source;
  const now = readStoredTexts(kind, source.texts);
  // Skips a translation that is being saved: the save would wait for the source. It holds the translation itself, after
  // this transaction (`holdAfterTranslation`).
  const behind = await selectRows(database, BEHIND[kind], [id, revision]);
  if (behind.length === 0) return [];
  const rows = await selectRows(database, TRANSLATIONS[kind], [behind.map((row) => row.id)]);
  const former = new Map<number, object | null>();
  for (const { madeFrom } of rows)
    if (!former.has(madeFrom)) former.set(madeFrom, await selectSourceAt(database, { kind, id, revision: madeFrom }));
  const held = rows.flatMap(({ id: translationId, madeFrom, texts }) => {
    const made = { texts: readStoredTexts(kind, texts), source: former.get(madeFrom) ?? null };
    return isCurrent(kind, now, made) ? [translationId] : [];
  });
  if (held.length > 0) await execute(database, HOLD[kind], [held, revision]);
  return held;
}

/** False when the former source is not stored: then nobody knows what changed, and the translation stays stale. */
function isCurrent(kind: SourceKind, now: object, made: { texts: object; source: object | null }): boolean {
  return made.source !== null && findStaleEntries(DOCUMENTS[kind].parts, now, made).length === 0;
}

const DUE = defineStatements(SOURCE_KINDS, (kind) => ({
  row: { id: z.number() },
  text: `SELECT s.id FROM ${TRANSLATION_TABLES[kind].source} s WHERE ${TRANSLATION_TABLES[kind].isPublished} AND s.id > $1 AND EXISTS (
           SELECT FROM ${TRANSLATION_TABLES[kind].table} t
           WHERE t.${TRANSLATION_TABLES[kind].key} = s.id AND t._status = 'published' AND ${IS_STALE})
         ORDER BY s.id LIMIT $2`,
}));

/** Selects the next sources with published translations of an older revision, by id. */
export async function selectBehindSources(
  database: Database,
  { kind, after, limit }: { kind: SourceKind; after: number; limit: number },
): Promise<number[]> {
  return (await selectRows(database, DUE[kind], [after, limit])).map(({ id }) => id);
}
