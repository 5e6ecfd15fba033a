import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { omitSourceNumbers } from '@common-ground/api/contracts/encyclopedia/sourceNumbers.ts';
import { hashSignedTexts } from '@common-ground/api/features/encyclopedia/textDigest.ts';
import { describe, expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, editor } = server.people;
const { save, saveAndSend, toReaders } = server.atDesk;

const GUIDELINE = { title: 'A guideline', publisher: 'An institute', url: 'https://example.org/guideline', year: 2024 };
const STUDY = { title: 'A study', url: 'https://example.org/study' };
const BOOK = { title: 'A book', url: 'https://example.org/book' };

const selectSources = async (table: string, id: number, column = 'sources') =>
  (await server.row<{ sources: Source[] }>(`SELECT ${column} AS sources FROM ${table} WHERE id = $1`, [id])).sources;
const toNumbers = (sources: Source[]) => sources.map(({ title, sourceNumber }) => `${title} ${sourceNumber ?? '-'}`);
const publishedNumbers = async (id: number) => toNumbers(await selectSources('conditions', id));
const proposedNumbers = async (id: number) =>
  toNumbers(await selectSources('contributions', id, `content -> 'sources'`));

let pages = 0;
async function givenPage(sources: Source[]): Promise<number> {
  pages += 1;
  const { id } = await server.submit(author, { name: `Page ${pages}`, sources });
  await toReaders(id);
  return (await server.row<{ id: number }>('SELECT condition_id AS id FROM contributions WHERE id = $1', [id])).id;
}

async function publishEdit(page: number, sources: Source[]): Promise<void> {
  await toReaders((await server.suggest(author, page, { sources })).id);
}

describe('numbers of the sources of a condition', () => {
  it('are given at publication, and are missing in the answers of the API', async () => {
    const page = await givenPage([{ ...STUDY, sourceNumber: 9 }, GUIDELINE]);
    expect(await publishedNumbers(page)).toEqual(['A study 1', 'A guideline 2']);
    expect((await server.fetchTexts(page)).texts).toMatchObject({ sources: [STUDY, GUIDELINE] });
    const sent = await server.suggest(author, page, { sources: [{ ...STUDY, year: 2020, sourceNumber: 7 }, BOOK] });
    expect(await proposedNumbers(sent.id)).toEqual(['A study 1', 'A book -']);
    const own = await server.call<{ id: number; texts: object }[]>(
      'GET',
      `/api/users/${author.id}/contributions`,
      author,
    );
    expect(own.body.find(({ id }) => id === sent.id)?.texts).toEqual({ sources: [{ ...STUDY, year: 2020 }, BOOK] });
    await toReaders(sent.id);
    expect(await publishedNumbers(page)).toEqual(['A study 1', 'A book 3']);
  });

  it('stay when a source moves or changes, and are never given again', async () => {
    const page = await givenPage([STUDY, GUIDELINE, BOOK]);
    await publishEdit(page, [GUIDELINE, { ...STUDY, title: 'The study' }]);
    expect(await publishedNumbers(page)).toEqual(['A guideline 2', 'The study 1']);
    await publishEdit(page, [{ ...GUIDELINE, url: 'https://example.org/moved' }, BOOK]);
    expect(await publishedNumbers(page)).toEqual(['A guideline 2', 'A book 4']);
  });

  it('are given to a draft of the CMS when it is saved, and stay when it is sent and published', async () => {
    const page = await givenPage([STUDY, GUIDELINE]);
    const record = `conditions/${page}`;
    const [study, guideline] = await selectSources('conditions', page);
    const rewritten = { ...study, title: 'Another', url: 'https://other.example/' };
    await save(editor, record, { sources: [guideline, BOOK, rewritten] });
    const drafted = await server.row<{ sources: Source[] }>(
      'SELECT version_sources AS sources FROM _conditions_v WHERE parent_id = $1 AND latest',
      [page],
    );
    expect(toNumbers(drafted.sources)).toEqual(['A guideline 2', 'A book 3', 'Another 1']);
    const { id } = await saveAndSend(editor, record, { summary: 'With other sources.' });
    expect(await proposedNumbers(id)).toEqual(['A guideline 2', 'A book 3', 'Another 1']);
    await toReaders(id);
    expect(await publishedNumbers(page)).toEqual(['A guideline 2', 'A book 3', 'Another 1']);
  });

  it('are not those that a client of the CMS invents or takes from a removed source', async () => {
    const page = await givenPage([STUDY, GUIDELINE]);
    await publishEdit(page, [GUIDELINE]);
    await save(editor, `conditions/${page}`, { summary: 'The removal is in the newest version.' });
    const sources = [
      { ...BOOK, sourceNumber: 1 },
      { ...GUIDELINE, sourceNumber: 2 },
      { ...STUDY, title: 'New', url: 'https://new.example/', sourceNumber: 40 },
    ];
    await toReaders((await saveAndSend(editor, `conditions/${page}`, { sources })).id);
    expect(await publishedNumbers(page)).toEqual(['A book 3', 'A guideline 2', 'New 4']);
  });

  it('are no part of the digest that sign-offs have, nor of the size', async () => {
    const page = await givenPage([STUDY, GUIDELINE]);
    const select = 'SELECT *, published_digest AS digest FROM conditions WHERE id = $1';
    const row = await server.row<Record<string, unknown> & { sources: Source[] }>(select, [page]);
    expect(row.digest).toBe(hashSignedTexts({ ...row, sources: omitSourceNumbers(row.sources) }));
    await save(editor, `conditions/${page}`, { sources: omitSourceNumbers(row.sources) });
    const version = await server.row('SELECT version_size_diff FROM _conditions_v WHERE parent_id = $1 AND latest', [
      page,
    ]);
    expect(version).toEqual({ version_size_diff: '0' });
  });
});

it('numbers the sources of a learning path, whose draft differs by them alone from nothing', async () => {
  const before = await selectSources('learning_paths', 1);
  expect(before.map(({ sourceNumber }) => sourceNumber)).toEqual(before.map((_, place) => place + 1));
  const unchanged = await saveAndSend(editor, 'learning-paths/1', { sources: omitSourceNumbers(before) });
  expect(unchanged).toMatchObject({ status: 400 });
  const { id } = await saveAndSend(editor, 'learning-paths/1', { sources: [...before.slice(1), BOOK] });
  await toReaders(id);
  const now = await selectSources('learning_paths', 1);
  expect(now.map(({ sourceNumber }) => sourceNumber)).toEqual(before.map((_, place) => place + 2));
});
