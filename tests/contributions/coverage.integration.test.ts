import { countParts, missingParts, pairedFields } from '@common-ground/api/contracts/translations/completeness.ts';
import { PAGE_STATES, type PageState } from '@common-ground/api/contracts/translations/translations.ts';
import { type Coverage, selectCoverage } from '@common-ground/api/features/translations/queries/selectCoverage.ts';
import {
  type PageFilter,
  selectTranslatedPages,
} from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { translator } = server.people;
/** A new language that is not shown to readers yet. */
const { id: languageId } = await server.payload.create({
  collection: 'languages',
  data: { code: 'pt-BR', name: 'Portuguese', nativeName: 'Português', direction: 'ltr', isActive: false },
  overrideAccess: true,
});

const list = (filter: Partial<PageFilter> = {}) =>
  selectTranslatedPages(server.pool, { languageId, limit: 1000, offset: 0, ...filter });

async function findCoverage(code: string): Promise<Coverage> {
  const row = (await selectCoverage(server.pool)).find(({ language }) => language.code === code);
  if (!row) throw new Error(`${code} is not covered`);
  return row;
}

/** Columns that fall back to the source when a translation leaves them empty. */
const PARTS = 'overview, symptoms, causes, treatments, resources, tags';

async function givenTranslation(
  condition: number,
  { status = 'published', behind = 0, isWhole = true } = {},
): Promise<void> {
  await server.rows(
    `INSERT INTO condition_translations (condition_id, language_id, name, summary, source_revision, _status, ${PARTS})
     SELECT id, $2, 'Nome', 'Resumo', coalesce(revision, 1) - $4, $3::text::enum_condition_translations_status,
       ${isWhole ? PARTS : `overview, symptoms, causes, '[]'::jsonb, resources, tags`}
     FROM conditions WHERE id = $1`,
    [condition, languageId, status, behind],
  );
}

async function givenProposal(condition: number, status: string): Promise<void> {
  await server.rows(
    `INSERT INTO contributions (kind, condition_id, language_id, user_id, title, content, status)
     VALUES ('translation', $1, $2, $3, 'Nome', '{}', $4::text::enum_contributions_status)`,
    [condition, languageId, translator.id, status],
  );
}

/** Adds a draft as the newest version of the record, with the texts of the record and another name. */
async function givenDraft(condition: number, name = 'Outro nome'): Promise<void> {
  const texts = ['summary', ...PARTS.split(', ')];
  await server.rows(
    `INSERT INTO _condition_translations_v (parent_id, version_name, ${texts.map((text) => `version_${text}`).join(', ')},
       version_source_revision, version_last_edited_by_id, version__status, latest)
     SELECT id, $3, ${texts.join(', ')}, source_revision, $4, 'draft', true
     FROM condition_translations WHERE condition_id = $1 AND language_id = $2`,
    [condition, languageId, name, translator.id],
  );
}

async function findState(condition: number): Promise<PageState | undefined> {
  return (await list({ kind: 'condition' })).pages.find(({ id }) => id === condition)?.state;
}

it('lists every page of a new language as missing, with the most viewed pages first', async () => {
  await server.rows('UPDATE conditions SET views = 100000 + id WHERE id IN (3, 4)');
  const { pages, total } = await list({ kind: 'condition' });
  expect(pages.slice(0, 2).map(({ id }) => id)).toEqual([4, 3]);
  expect(new Set(pages.map(({ state }) => state))).toEqual(new Set(['missing']));
  const counts = await server.row<{ conditions: number; categories: number; paths: number; site: number }>(
    `SELECT (SELECT count(*)::int FROM conditions WHERE _status = 'published') AS conditions,
       (SELECT count(*)::int FROM categories) AS categories,
       (SELECT count(*)::int FROM learning_paths WHERE _status = 'published' AND is_active) AS paths,
       (SELECT count(*)::int FROM pages WHERE _status = 'published') AS site`,
  );
  expect(total).toBe(counts.conditions);
  expect((await list({ kind: 'category' })).total).toBe(counts.categories);
  const row = await findCoverage('pt-BR');
  expect((await list({ kind: 'path' })).total).toBe(counts.paths);
  expect((await list({ kind: 'page' })).total).toBe(counts.site);
  const { conditions, categories, paths, site } = counts;
  expect(row).toMatchObject({ total: conditions + categories + paths + site, missing: row.total });
});

it('tells published, partial, stale, in review, draft and missing pages apart', async () => {
  await server.rows('UPDATE conditions SET revision = 3 WHERE id BETWEEN 1 AND 10');
  await givenTranslation(1);
  await givenTranslation(2, { behind: 1 });
  await givenTranslation(3, { behind: 1 });
  await givenProposal(3, 'pending');
  await givenProposal(4, 'changes_requested');
  await givenTranslation(5, { behind: 1 });
  await givenDraft(5);
  await givenTranslation(6, { status: 'draft' });
  await givenDraft(6);
  await givenProposal(7, 'rejected');
  await givenTranslation(8);
  await givenProposal(8, 'approved');
  await givenTranslation(9, { isWhole: false });
  await givenTranslation(10, { isWhole: false });
  await givenDraft(10);
  await givenTranslation(12, { isWhole: false });
  await givenDraft(12, 'Nome');
  const states = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(findState));
  expect(states).toEqual([
    ...[
      'published',
      'stale',
      'in_review',
      'in_review',
      'draft',
      'draft',
      'missing',
      'published',
      'partial',
      'draft',
      'partial',
    ],
  ]);
  const worked = (await list({ states: ['in_review'] })).pages;
  expect(worked.map(({ people }) => people)).toEqual([['translator'], ['translator']]);
  const drafted = (await list({ states: ['draft'] })).pages;
  expect(drafted.map(({ people }) => people)).toEqual(Array(3).fill(['translator']));
});

it('compares lists by entry and texts by paragraph, and ignores tags, resources and aliases', async () => {
  await givenTranslation(11);
  const change = (set: string) =>
    server.rows(`UPDATE condition_translations SET ${set} WHERE condition_id = 11 AND language_id = $1`, [languageId]);
  expect(await findState(11)).toBe('published');
  for (const part of ['symptoms', 'causes', 'treatments'])
    expect(await stateWithLess(`${part} - -1`, part)).toBe('partial');
  expect(await stateWithLess(`split_part(overview, E'\n', 1)`, 'overview')).toBe('partial');
  await change(`tags = tags - -1, resources = resources - -1, aliases = '[]'`);
  expect(await findState(11)).toBe('published');

  /** Removes an entry or paragraph, reads the state, and restores the source's text. */
  async function stateWithLess(less: string, part: string): Promise<PageState | undefined> {
    await change(`${part} = ${less}`);
    const state = await findState(11);
    await change(`${part} = (SELECT ${part} FROM conditions WHERE id = 11)`);
    return state;
  }
});

it('counts the same parts in the database and in the contracts', async () => {
  const { parts } = await server.row<{ parts: number[] }>('SELECT parts FROM conditions WHERE id = 11');
  const record = await server.row<Record<string, unknown>>('SELECT * FROM conditions WHERE id = 11');
  expect(parts).toEqual(pairedFields('condition').map(({ name }) => countParts(record[name])));
});

it('is partial in the database exactly when the contracts find missing parts', async () => {
  const lists = ['symptoms', 'causes', 'treatments', 'tags'];
  const texts = {
    overview: ['', 'Uno.', 'Uno.\n\nDos.', 'Uno.\nDos.\n \nTres.\n', 'Uno.\n\nDos.\n\nTres.\n\nCuatro.'],
    list: [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']],
  };
  const source = await server.row<Record<string, unknown>>('SELECT * FROM conditions WHERE id = 11');
  const states = new Map<boolean, number>();
  for (let round = 0; round < 60; round++) {
    const pick = <Value>(values: Value[], at: number) => values[(round * (at + 3) + at + (round >> 2)) % values.length];
    // Most lists are those of the source, so that each text alone decides now and then.
    const own = lists.map((name, at) => (round % (at + 2) === 0 ? pick(texts.list, at) : source[name]));
    const overview = round % 3 === 0 ? pick(texts.overview, 5) : source.overview;
    await server.rows(
      `UPDATE condition_translations SET overview = $2, ${lists.map((name, at) => `${name} = $${at + 3}`).join(', ')}
       WHERE condition_id = 11 AND language_id = $1`,
      [languageId, overview, ...own.map((list) => JSON.stringify(list))],
    );
    const translated = Object.fromEntries(lists.map((name, at) => [name, own[at]]));
    const missing = missingParts('condition', { ...source, resources: [] }, { overview, ...translated });
    const isPartial = missing.length > 0;
    states.set(isPartial, (states.get(isPartial) ?? 0) + 1);
    expect([round, await findState(11)]).toEqual([round, isPartial ? 'partial' : 'published']);
  }
  expect(Math.min(...states.values())).toBeGreaterThan(5);
  expect(states.size).toBe(2);
});

it('counts in its overview what its lists show, in every language', async () => {
  for (const row of await selectCoverage(server.pool)) {
    const counted = await Promise.all(
      PAGE_STATES.map(async (state) => (await list({ languageId: row.language.id, states: [state] })).total),
    );
    expect([row.language.code, ...PAGE_STATES.map((state) => row[state])]).toEqual([row.language.code, ...counted]);
    expect(counted.reduce((sum, count) => sum + count)).toBe(row.total);
  }
});

it('marks a category stale when its name or description changes, but not when its colour does', async () => {
  const categoryState = async () => (await list({ kind: 'category' })).pages.find(({ id }) => id === 1)?.state;
  await server.rows(
    `INSERT INTO category_translations (category_id, language_id, name, description, source_revision, _status)
     SELECT id, $1, 'Nome', 'Descrição', revision, 'published' FROM categories WHERE id = 1`,
    [languageId],
  );
  const change = (data: object) =>
    server.payload.update({ collection: 'categories', id: 1, data: { ...data, reason: 'Why' }, overrideAccess: true });
  await change({ color: 'red' });
  expect(await categoryState()).toBe('published');
  await change({ description: 'What is on this shelf now.' });
  expect(await categoryState()).toBe('stale');
});

it('pages through long lists without gaps, and filters by category', async () => {
  const whole = (await list()).pages;
  const half = Math.ceil(whole.length / 2);
  const [first, second, beyond] = await Promise.all([
    list({ limit: half }),
    list({ limit: half, offset: half }),
    list({ limit: half, offset: 10_000 }),
  ]);
  expect([...first.pages, ...second.pages]).toEqual(whole);
  expect([first, second, beyond].map(({ total }) => total)).toEqual(Array(3).fill(whole.length));
  expect(beyond.pages).toEqual([]);
  const { pages } = await list({ categoryId: 1 });
  expect(pages.some(({ kind }) => kind === 'category')).toBe(true);
  expect(pages.length).toBeLessThan(whole.length);
});
