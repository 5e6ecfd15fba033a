import { parsePath } from '@common-ground/site/renderer';
import { type LanguageRow, selectLanguages } from './contentRows.ts';
import { listPaths } from './inventory.ts';
import type { ContentChange } from './jobs/change.ts';
import type { Publisher } from './Publisher.ts';
import { forget, type RenderReport } from './renderPages.ts';
import type { Sql } from './Sql.ts';
import type { StaticTree } from './StaticTree.ts';
import type { SearchIndex } from './searchIndex/SearchIndex.ts';

/** Clocks and open transactions may put a change a little before the moment it became visible. */
const OVERLAP = '1 minute';

/**
 * Brings the tree and the database together after a start: pages that are missing, pages of records that are gone, and
 * records that changed since the last time without a job that says so.
 */
export async function reconcile({
  sql,
  tree,
  publisher,
  searchIndex,
}: {
  sql: Sql;
  tree: StaticTree;
  publisher: Publisher;
  searchIndex?: SearchIndex;
}): Promise<RenderReport & { missing: number }> {
  await tree.sweep();
  const languages = await selectLanguages(sql);
  const expected = new Set(await listPaths(sql, languages));
  const others: string[] = [];
  for await (const page of tree.paths()) if (!expected.delete(page)) others.push(page);
  for (const page of others) await tree.remove(page);
  await forget(sql, others);
  const missing = expected.size;
  const codes = languages.map(({ code }) => code);
  // Every page's footer leads to the pages about the site that are there.
  const isFooterOld = [...expected, ...others].some((path) => parsePath(path, codes)?.screen === 'page');
  const report = await publisher.renderPaths([...expected], languages);
  await searchIndex?.update(conditionsOf([...expected, ...others], languages));
  const changes = await changesSinceLast(sql);
  const changed = await publisher.renderChanges(isFooterOld ? [{ kind: 'everything' }] : changes);
  await sql.query('UPDATE publisher.state SET reconciled_at = now()');
  return {
    rendered: report.rendered + changed.rendered,
    written: report.written + changed.written,
    removed: others.length + changed.removed,
    failed: [...report.failed, ...changed.failed],
    missing,
  };
}

/** Conditions whose pages were missing or too many: what is wrong with these is wrong in the search index as well. */
function conditionsOf(paths: readonly string[], languages: LanguageRow[]): ContentChange[] {
  const codes = languages.map(({ code }) => code);
  const routes = paths.map((path) => parsePath(path, codes)).filter((route) => route?.screen === 'condition');
  return [...new Set(routes.map(({ id }) => id))].map((id) => ({
    kind: 'condition',
    id,
    isListed: true,
    categories: [],
  }));
}

async function changesSinceLast(sql: Sql): Promise<ContentChange[]> {
  const since = `(SELECT reconciled_at - interval '${OVERLAP}' FROM publisher.state)`;
  const { rows } = await sql.query<{ change: ContentChange }>(`
    SELECT json_build_object('kind', 'condition', 'id', id, 'isListed', true, 'categories', json_build_array(category_id)) AS change
      FROM conditions WHERE updated_at > ${since}
    UNION ALL SELECT json_build_object('kind', 'category', 'id', id, 'isListed', true) FROM categories WHERE updated_at > ${since}
    UNION ALL SELECT json_build_object('kind', 'condition-translation', 'id', condition_id, 'language', language_id, 'isListed', true)
      FROM condition_translations WHERE updated_at > ${since}
    UNION ALL SELECT json_build_object('kind', 'category-translation', 'id', category_id, 'language', language_id)
      FROM category_translations WHERE updated_at > ${since}
    UNION ALL SELECT json_build_object('kind', 'page', 'id', id) FROM pages WHERE updated_at > ${since}
    UNION ALL SELECT json_build_object('kind', 'page', 'id', page_id) FROM page_translations WHERE updated_at > ${since}
    UNION ALL SELECT json_build_object('kind', 'sign-off', 'id', condition_id) FROM sign_offs
      WHERE signed_at > ${since} AND condition_id IS NOT NULL
    UNION ALL SELECT json_build_object('kind', 'learning-paths') FROM learning_paths WHERE updated_at > ${since}
    UNION ALL SELECT json_build_object('kind', 'learning-paths') FROM learning_modules WHERE updated_at > ${since}
    UNION ALL SELECT json_build_object('kind', 'everything') FROM languages WHERE updated_at > ${since}`);
  return rows.map((row) => row.change);
}
