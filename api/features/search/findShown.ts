import type { Database } from '../../platform/Database.ts';
import { type ShownCondition, selectShown } from './queries/entries.ts';
import type { SearchIndexes } from './SearchIndexes.ts';

/** Returns cards and sentences of conditions, in the order of `ids`. Selects those that are not in memory. */
export async function findShown(
  indexes: SearchIndexes,
  database: Database,
  { languageId, ids }: { languageId: number; ids: readonly number[] },
): Promise<ShownCondition[]> {
  const { facts } = indexes.demandLanguage(languageId);
  const toKey = (id: number) => `${languageId} ${id}`;
  const found = new Map<number, ShownCondition>();
  for (const id of ids) {
    const cached = indexes.shown.get(toKey(id));
    if (cached && cached.revision === facts.get(id)?.revision) found.set(id, cached);
  }
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0)
    for (const row of await selectShown(database, languageId, missing)) {
      indexes.shown.set(toKey(row.id), row);
      found.set(row.id, row);
    }
  return ids.flatMap((id) => found.get(id) ?? []);
}
