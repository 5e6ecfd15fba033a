import type { ListedKind } from '@common-ground/api/contracts/translations/translations.ts';
import { TRANSLATION_TABLES } from '@common-ground/api/features/encyclopedia/queries/translationTables.ts';
import { WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import { newestVersion } from '@common-ground/api/platform/newestVersion.ts';
import type { CmsClient } from './CmsClient.ts';

const SOURCES: Record<ListedKind, { table: string; revision: string; title: 'name' | 'title' }> = {
  condition: { table: 'conditions', revision: 'revision', title: 'name' },
  category: { table: 'categories', revision: 'revision', title: 'name' },
  page: { table: 'pages', revision: 'revision', title: 'title' },
  path: { table: 'learning_paths', revision: 'edition', title: 'title' },
};

/** Requests that save and discard the draft of a published translation, of which this makes a new draft each time. */
export function createDraftExamples(desk: () => CmsClient) {
  let count = 0;
  const read = async (kind: ListedKind) => {
    const { table, collection, key } = TRANSLATION_TABLES[kind];
    const { rows } = await desk().test.pool.query(
      `SELECT t.id AS record, t.${key} AS id, l.code AS language, s.${SOURCES[kind].revision}::int AS revision,
         ${newestVersion(collection, 't.id')} AS version
       FROM ${table} t JOIN ${SOURCES[kind].table} s ON s.id = t.${key} JOIN languages l ON l.id = t.language_id
       WHERE t._status = 'published' AND NOT coalesce(l.is_default, false) AND t.id < 1000 ORDER BY t.id LIMIT 1`,
    );
    return rows[0];
  };
  const save = (kind: ListedKind) => async () => {
    const { id, language, revision, version } = await read(kind);
    return { of: { id, language }, body: { texts: { [SOURCES[kind].title]: 'Un nom' }, revision, version } };
  };
  const discard = (kind: ListedKind) => async () => {
    count += 1;
    const { collection } = TRANSLATION_TABLES[kind];
    const data = { [SOURCES[kind].title]: `Un nom ${count}`, _status: 'draft' } as never;
    await desk().test.payload.update({ collection, id: (await read(kind)).record, draft: true, data });
    const { id, language, version } = await read(kind);
    return { of: { id, language }, body: { version } };
  };
  return {
    'POST /contributions/translations/:language/condition/:id': save('condition'),
    'POST /contributions/translations/:language/category/:id': save('category'),
    'POST /contributions/translations/:language/page/:id': save('page'),
    'POST /contributions/translations/:language/path/:id': save('path'),
    'POST /contributions/translations/:language/condition/:id/discard': discard('condition'),
    'POST /contributions/translations/:language/category/:id/discard': discard('category'),
    'POST /contributions/translations/:language/page/:id/discard': discard('page'),
    'POST /contributions/translations/:language/path/:id/discard': discard('path'),
  };
}

/** Id of a translation that this person has sent and that waits for review. */
export const toSentId = (who: Who) => 1_000_201 + WHO.indexOf(who);

export async function givenSentTranslation(desk: CmsClient, who: Who, conditionId: number): Promise<void> {
  if (who === 'signed out') return;
  await desk.test.pool.query(
    `INSERT INTO contributions (id, kind, condition_id, language_id, user_id, title, content, base, source_revision, status)
     VALUES ($1, 'translation', $2, (SELECT id FROM languages WHERE code = 'es'), $3, 'Translated',
       '{"name":"Nombre","summary":"Una frase."}', '{"sourceRevision":1,"texts":{}}', 1, 'pending')`,
    [toSentId(who), conditionId, desk.idOf(who)],
  );
}
