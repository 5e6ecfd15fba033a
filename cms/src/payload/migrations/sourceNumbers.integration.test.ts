import { expect, it } from 'vitest';
import { runOnce } from '../../server/start/runNode.ts';
import { applyRelease, createOwnedDatabase } from '../testing/createOwnedDatabase.ts';
import { testSettings } from '../testing/testSettings.ts';

const GUIDELINE = { title: 'A guideline', url: 'https://example.org/guideline', year: 2020 };
const STUDY = { title: 'A study', publisher: 'An institute', url: 'https://example.org/study' };
const BOOK = { title: 'A book', url: 'https://example.org/book' };
const NEW = { title: 'New', url: 'https://example.org/new' };

type Numbered = { title: string; sourceNumber?: number };

it('numbers equal sources alike in record, versions and open contributions, and changes nothing else', async () => {
  const { client, url } = await createOwnedDatabase();
  await applyRelease(client);
  const list = (...sources: object[]) => `'${JSON.stringify(sources)}'`;
  const path = (...sources: object[]) => ({ title: 'A path', sources });
  await client.query(`
    INSERT INTO categories (id, name, description, icon) VALUES (1, 'Physical', 'Of the body.', 'brain');
    INSERT INTO conditions (id, name, summary, category_id, _status, sources) VALUES
      (1, 'First', 'One.', 1, 'published', ${list(STUDY, GUIDELINE)}), (2, 'Second', 'Two.', 1, 'published', ${list(GUIDELINE)}),
      (3, 'Third', 'Three.', 1, 'published', '[]'), (4, 'Twice', 'Four.', 1, 'draft', ${list(BOOK, BOOK)});
    INSERT INTO _conditions_v (parent_id, version__status, version_sources, latest) VALUES
      (1, 'published', ${list(BOOK, GUIDELINE)}, false), (1, 'published', ${list(STUDY, GUIDELINE)}, false),
      (1, 'draft', ${list(NEW, { publisher: null, ...GUIDELINE }, STUDY)}, true), (3, 'published', NULL, true), (3, 'draft', '["None", 1]', false);
    INSERT INTO learning_paths (id, title, description, sources) VALUES (1, 'A path', 'All of it.', ${list(STUDY)});
    INSERT INTO _learning_paths_v (parent_id, version_sources, latest) VALUES (1, ${list(BOOK, STUDY)}, true)`);
  const insert = `INSERT INTO contributions (kind, status, title, condition_id, path_id, content, base)
    VALUES ($1, $2, 'A title', $3, $4, $5, $6)`;
  const base = { texts: { sources: [STUDY, GUIDELINE] }, baseRevision: 2 };
  for (const [kind, status, condition, learningPath, content, made] of [
    ['edit', 'pending', 1, null, { sources: [GUIDELINE, { ...NEW, year: 2024 }], summary: 'One.' }, base],
    ['edit', 'published', 1, null, { sources: [GUIDELINE] }, base],
    ['translation', 'pending', 1, null, { summary: 'Uno.' }, { texts: {}, sourceRevision: 1 }],
    ['condition', 'pending', null, null, { sources: [BOOK] }, null],
    ['path', 'in_review', null, 1, path(STUDY, BOOK), { edition: 1, path: path(STUDY) }],
    ['path_translation', 'approved', null, 1, { title: 'Un camino' }, { sourceRevision: 1, source: path(STUDY) }],
  ])
    await client.query(insert, [kind, status, condition, learningPath, content, made]);
  await client.query('UPDATE conditions SET updated_at = $1', ['2020-01-01']);

  await runOnce('migrate', { ...testSettings, DATABASE_URL: url });

  const read = async (text: string) =>
    (await client.query<{ id: string; sources: Numbered[] | null }>(text)).rows.map(({ id, sources }) => [
      id,
      ...(sources ?? []).map(({ title, sourceNumber }) => `${title} ${sourceNumber ?? '-'}`),
    ]);
  expect(await read('SELECT name AS id, sources FROM conditions ORDER BY conditions.id')).toEqual([
    ['First', 'A study 1', 'A guideline 2'],
    ['Second', 'A guideline 1'],
    ['Third'],
    ['Twice', 'A book 1', 'A book 2'],
  ]);
  expect(await read('SELECT id, version_sources AS sources FROM _conditions_v ORDER BY id')).toEqual([
    [1, 'A book 3', 'A guideline 2'],
    [2, 'A study 1', 'A guideline 2'],
    [3, 'New 4', 'A guideline 2', 'A study 1'],
    [4],
    [5, 'undefined -', 'undefined -'],
  ]);
  expect(await read('SELECT title AS id, sources FROM learning_paths')).toEqual([['A path', 'A study 1']]);
  expect(await read('SELECT id, version_sources AS sources FROM _learning_paths_v')).toEqual([
    [1, 'A book 2', 'A study 1'],
  ]);
  expect(await read(`SELECT kind AS id, content -> 'sources' AS sources FROM contributions ORDER BY contributions.id`)).toEqual([
    ['edit', 'A guideline 2', 'New -'],
    ['edit', 'A guideline -'],
    ['translation'],
    ['condition', 'A book -'],
    ['path', 'A study 1', 'A book 2'],
    ['path_translation'],
  ]);
  const bases = `SELECT kind AS id, coalesce(base #> '{texts,sources}', base #> '{path,sources}', base #> '{source,sources}')
    AS sources FROM contributions WHERE status <> 'published' ORDER BY contributions.id`;
  expect(await read(bases)).toEqual([
    ['edit', 'A study 1', 'A guideline 2'],
    ['translation'],
    ['condition'],
    ['path', 'A study 1'],
    ['path_translation', 'A study 1'],
  ]);
  const { rows } = await client.query(`SELECT count(*)::int FROM conditions WHERE updated_at <> '2020-01-01'`);
  expect(rows).toEqual([{ count: 0 }]);
  const { rows: triggers } = await client.query(
    `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D'`,
  );
  expect(triggers).toEqual([]);
});
