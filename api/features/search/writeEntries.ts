import { setImmediate as nextTurn } from 'node:timers/promises';
import { ENTRY_VERSION } from '../../contracts/search/browserIndex.ts';
import type { Database } from '../../platform/Database.ts';
import { type ActiveLanguage, selectLanguages } from '../../platform/languages.ts';
import type { ContentChange } from '../../platform/prepared/contentTags.ts';
import { CONTENT_CHANNEL } from '../../platform/prepared/listenForContentChanges.ts';
import { defineStatement, execute } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { createConditionEntry } from './createConditionEntry.ts';
import { selectEntryIds, selectEntryTexts } from './queries/entrySources.ts';
import { loadSearchLanguage } from './searchLanguage.ts';

/** Entries that are written in one transaction. */
const AT_A_TIME = 100;

// A condition that was never published gets no row. A row without an entry tells readers that the entry is gone.
const UPSERT = defineStatement({
  name: 'search-write-entries',
  text: `INSERT INTO search.entry (condition_id, language_id, version, entry, card, passages)
         SELECT id, $2, ${ENTRY_VERSION}, entry, card, passages
         FROM jsonb_to_recordset($1) AS made (id int, entry jsonb, card jsonb, passages jsonb)
         WHERE entry IS NOT NULL OR EXISTS (SELECT FROM search.entry WHERE condition_id = id AND language_id = $2)
         ON CONFLICT (condition_id, language_id) DO UPDATE
         SET version = excluded.version, entry = excluded.entry, card = excluded.card, passages = excluded.passages,
           revision = excluded.revision
         WHERE (entry.version, entry.entry, entry.card, entry.passages)
           IS DISTINCT FROM (excluded.version, excluded.entry, excluded.card, excluded.passages)`,
});

const CHANGE: ContentChange = { search: 'all' };

/** Writes the search entries of these conditions in a language, or of all conditions. Notifies readers of changed ones. */
export async function writeEntries(
  database: Database,
  language: ActiveLanguage,
  ids: readonly number[] | 'all',
): Promise<void> {
  const [byDefault = language] = await selectLanguages(database);
  const search = await loadSearchLanguage(language.code);
  const all = ids === 'all' ? await selectEntryIds(database, language.id) : ids;
  for (let start = 0; start < all.length; start += AT_A_TIME) {
    const made: object[] = [];
    for (const texts of await selectEntryTexts(database, all.slice(start, start + AT_A_TIME), language.id)) {
      const { isDefault } = language;
      made.push({
        id: texts.id,
        ...createConditionEntry({ texts, language: search, isDefault, defaultCode: byDefault.code }),
      });
      await nextTurn();
    }
    await inTransaction(database, async (connection) => {
      // One writer at a time: readers take it that of two revisions the smaller one was committed first.
      await connection.query('LOCK TABLE search.entry IN SHARE ROW EXCLUSIVE MODE');
      if ((await execute(connection, UPSERT, [JSON.stringify(made), language.id])) > 0)
        await connection.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, JSON.stringify(CHANGE)]);
    });
  }
}

/** Writes the search entries of all conditions in all languages. */
export async function writeAllEntries(database: Database): Promise<void> {
  for (const language of await selectLanguages(database)) await writeEntries(database, language, 'all');
}
