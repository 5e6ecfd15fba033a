import { z } from 'zod';
import { DOCUMENTS } from '../../contracts/documents/registry.ts';
import { findStaleEntries } from '../../contracts/documents/translatedEntries.ts';
import type { TranslationTexts } from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatements, execute, findRow, selectRows } from '../../platform/statement.ts';
import { REVISION } from '../encyclopedia/queries/pageTables.ts';
import {
  createMadeFromSql,
  IS_STALE,
  SOURCE_KINDS,
  SOURCE_TABLES,
  type SourceKind,
} from '../encyclopedia/queries/sourceTables.ts';
import { selectSourceAt, sourceColumns, sourceShape, toSourceTexts } from '../encyclopedia/queries/sourceTexts.ts';

export type SourceKey = { kind: SourceKind; id: number };

const SOURCES = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-source-${kind}`,
  row: { ...sourceShape(kind), revision: z.number() },
  text: `SELECT ${REVISION}::int AS revision, ${sourceColumns(kind, 's')} FROM ${SOURCE_TABLES[kind].table} s
         WHERE s.id = $1 AND ${SOURCE_TABLES[kind].isPublished} FOR NO KEY UPDATE`,
}));
const BEHIND = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-behind-${kind}`,
  row: { id: z.number() },
  text: `SELECT t.id FROM ${SOURCE_TABLES[kind].translations} t
         WHERE t.${SOURCE_TABLES[kind].key} = $1 AND t._status = 'published' AND t.source_revision < $2
         ORDER BY t.id FOR NO KEY UPDATE SKIP LOCKED`,
}));
const TRANSLATIONS = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-translations-${kind}`,
  row: { ...sourceShape(kind), id: z.number(), madeFrom: z.number() },
  text: `SELECT t.id, ${createMadeFromSql(kind)}::int AS "madeFrom", ${sourceColumns(kind, 't')}
         FROM ${SOURCE_TABLES[kind].translations} t WHERE t.id = ANY ($1)`,
}));
const HOLD = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-${kind}`,
  text: `UPDATE ${SOURCE_TABLES[kind].translations} SET source_revision = $2 WHERE id = ANY ($1)`,
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
  const { revision, ...now } = source;
  // Skips a translation that is being saved: the save would wait for the source. It holds the translation itself, after
  // this transaction (`holdAfterTranslation`).
  const behind = await selectRows(database, BEHIND[kind], [id, revision]);
  if (behind.length === 0) return [];
  const rows = await selectRows(database, TRANSLATIONS[kind], [behind.map((row) => row.id)]);
  const former = new Map<number, TranslationTexts | null>();
  for (const { madeFrom } of rows)
    if (!former.has(madeFrom)) former.set(madeFrom, await selectSourceAt(database, { kind, id, revision: madeFrom }));
  const held = rows.flatMap(({ id: translationId, madeFrom, ...row }) => {
    const texts = { now: toSourceTexts(kind, now), made: toSourceTexts(kind, row) };
    return isCurrent(kind, { ...texts, source: former.get(madeFrom) ?? null }) ? [translationId] : [];
  });
  if (held.length > 0) await execute(database, HOLD[kind], [held, revision]);
  return held;
}

type Compared = { now: TranslationTexts; made: TranslationTexts; source: TranslationTexts | null };

/** False when the former source is not stored: then nobody knows what changed, and the translation stays stale. */
function isCurrent(kind: SourceKind, { now, made, source }: Compared): boolean {
  return source !== null && findStaleEntries(DOCUMENTS[kind].parts, now, { source, texts: made }).length === 0;
}

const DUE = defineStatements(SOURCE_KINDS, (kind) => ({
  row: { id: z.number() },
  text: `SELECT s.id FROM ${SOURCE_TABLES[kind].table} s WHERE ${SOURCE_TABLES[kind].isPublished} AND s.id > $1 AND EXISTS (
           SELECT FROM ${SOURCE_TABLES[kind].translations} t
           WHERE t.${SOURCE_TABLES[kind].key} = s.id AND t._status = 'published' AND ${IS_STALE})
         ORDER BY s.id LIMIT $2`,
}));

/** Selects the next sources with published translations of an older revision, by id. */
export async function selectBehindSources(
  database: Database,
  { kind, after, limit }: { kind: SourceKind; after: number; limit: number },
): Promise<number[]> {
  return (await selectRows(database, DUE[kind], [after, limit])).map(({ id }) => id);
}
