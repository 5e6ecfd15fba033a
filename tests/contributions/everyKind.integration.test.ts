import { REVIEWED, type Reviewed } from '@common-ground/api/contracts/contributions/desk.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { describe, expect, it } from 'vitest';
import { NEW_CONDITION, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { editor, publisher: other, reviewer, colleague } = server.people;
const { post, step, send, saveAndSend, approve, toReaders } = server.atDesk;
const { row, stateOf } = server;

/** A published record of each reviewed collection, and the field that the tests change. */
const RECORDS: Record<Reviewed, { field: string; select: string; proposes: 'changes' | 'whole' }> = {
  conditions: { field: 'name', select: 'SELECT 11 AS id', proposes: 'changes' },
  'condition-translations': {
    field: 'name',
    select: `SELECT id FROM condition_translations WHERE condition_id = 12 AND _status = 'published' ORDER BY id LIMIT 1`,
    proposes: 'changes',
  },
  'category-translations': {
    field: 'name',
    select: `SELECT id FROM category_translations WHERE category_id = 2 AND _status = 'published' ORDER BY id LIMIT 1`,
    proposes: 'changes',
  },
  'learning-paths': { field: 'title', select: 'SELECT 2 AS id', proposes: 'whole' },
  'learning-path-translations': {
    field: 'title',
    select: `SELECT id FROM learning_path_translations WHERE path_id = 3 AND _status = 'published' ORDER BY id LIMIT 1`,
    proposes: 'whole',
  },
  pages: { field: 'title', select: `SELECT id FROM pages WHERE slug = 'about'`, proposes: 'whole' },
  'page-translations': {
    field: 'title',
    select: `SELECT t.id FROM page_translations t JOIN pages p ON p.id = t.page_id WHERE p.slug = 'terms' ORDER BY t.id LIMIT 1`,
    proposes: 'whole',
  },
  'chat-answers': { field: 'title', select: `SELECT id FROM chat_answers WHERE topic = 'privacy'`, proposes: 'whole' },
};

const readReview = (id: number) => getReview(id, { id: reviewer.id, role: 'reviewer' }, server.pool, server.payload);

const NOT_CHANGED = { status: 400, error: 'texts: must change something' };

describe.each(REVIEWED)('a record of %s', (collection) => {
  const { field, select, proposes } = RECORDS[collection];
  const table = collection.replaceAll('-', '_');
  const findRecord = async () => `${collection}/${(await row<{ id: number }>(select)).id}`;
  const readMain = async (record: string) =>
    row<{ text: string; _status: string }>(`SELECT ${field} AS text, _status FROM ${table} WHERE id = $1`, [
      record.split('/')[1],
    ]);
  const textOf = async (record: string) => (await readMain(record)).text;

  it('is published by a draft that answers a change request, and refused when nothing changed', async () => {
    const record = await findRecord();
    const before = await textOf(record);
    expect(await send(editor, record)).toMatchObject(NOT_CHANGED);
    const sent = await saveAndSend(editor, record, { [field]: 'First' });
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect(await send(editor, record)).toMatchObject({ status: 409, error: 'You have sent this for review already' });
    await step(reviewer, sent.id, 'take');
    await step(reviewer, sent.id, 'request_changes', { reason: 'Say it in other words' });
    expect(await saveAndSend(editor, record, { [field]: 'Second' })).toMatchObject({ id: sent.id, state: 'in_review' });
    const review = await readReview(sent.id);
    expect(review).toMatchObject({ conflicts: [], names: { [field]: expect.any(String) } });
    expect([review?.shown.base[field], review?.shown.current?.[field]]).toEqual([before, before]);
    expect(review?.shown.content[field]).toBe('Second');
    const answer = review?.events.findLast(({ action }) => action === 'answer');
    expect([answer?.version?.before[field], answer?.version?.after[field]]).toEqual(['First', 'Second']);
    expect(await textOf(record)).toBe(before);
    await toReaders(sent.id);
    expect(await textOf(record)).toBe('Second');
    expect(await send(editor, record)).toMatchObject(NOT_CHANGED);
  });

  it('withdraws what its sender sent of it before and nobody has published', async () => {
    const record = await findRecord();
    const first = await saveAndSend(editor, record, { [field]: 'Third' });
    const second = await saveAndSend(editor, record, { [field]: 'Fourth' });
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['withdrawn', 'pending']);
    await approve(second.id);
    const third = await saveAndSend(editor, record, { [field]: 'Fifth' });
    expect([await stateOf(second.id), await stateOf(third.id)]).toEqual(['withdrawn', 'pending']);
    expect((await step(editor, third.id, 'withdraw')).state).toBe('withdrawn');
  });

  it('is refused in a conflict until both texts are merged', async () => {
    const record = await findRecord();
    const mine = await saveAndSend(editor, record, { [field]: 'Mine' });
    const theirs = await saveAndSend(other, record, { [field]: 'Theirs' });
    for (const { id } of [mine, theirs]) await approve(id);
    expect((await step(other, mine.id, 'publish')).state).toBe('published');
    expect(await step(other, theirs.id, 'publish')).toMatchObject({ status: 409 });
    expect(await readReview(theirs.id)).toMatchObject({
      conflicts: [{ key: field }],
      shown: { content: { [field]: 'Theirs' }, current: { [field]: 'Mine' } },
    });
    const resolved = await post(reviewer, `/contributions/${theirs.id}/resolve`, { texts: { name: 'Both' } });
    if (proposes === 'changes') {
      expect(resolved).toMatchObject({ status: 200, state: 'pending' });
      await step(colleague, theirs.id, 'take');
      await approve(theirs.id, colleague);
      expect((await step(other, theirs.id, 'publish')).state).toBe('published');
    } else {
      expect(resolved).toMatchObject({ status: 409, error: expect.stringContaining('merged in its draft') });
      const again = await saveAndSend(other, record, { [field]: 'Both' });
      expect(await stateOf(theirs.id)).toBe('withdrawn');
      await toReaders(again.id);
    }
    expect(await textOf(record)).toBe('Both');
  });

  it('is removed by a review, and published again by its draft', async () => {
    const record = await findRecord();
    const removal = await post(editor, `/${record}/take-down`, { reason: 'It is out of date' });
    expect(removal).toMatchObject({ status: 200, state: 'pending' });
    expect((await post(other, `/${record}/take-down`, { reason: 'Twice' })).status).toBe(409);
    expect(await readReview(removal.id)).toMatchObject({ shown: { content: {}, current: { [field]: 'Both' } } });
    await approve(removal.id);
    expect((await readMain(record))._status).toBe('published');
    expect((await step(other, removal.id, 'publish')).state).toBe('published');
    expect((await readMain(record))._status).toBe('draft');
    await toReaders((await saveAndSend(editor, record, { [field]: 'Again' })).id);
    expect(await readMain(record)).toEqual({ text: 'Again', _status: 'published' });
  });

  it('gets the texts of an earlier version back by a restored draft', async () => {
    const record = await findRecord();
    const version = await row<{ id: number }>(
      `SELECT max(id) AS id FROM _${table}_v WHERE parent_id = $1 AND version_${field} = 'Both' AND version__status = 'published'`,
      [record.split('/')[1]],
    );
    expect((await server.desk('POST', `/${collection}/versions/${version.id}`, editor)).status).toBe(200);
    expect(await textOf(record)).toBe('Again');
    await toReaders((await send(editor, record)).id);
    expect(await textOf(record)).toBe('Both');
  });
});

it('leaves proposals of the site form open when their sender sends a draft', async () => {
  const { id } = await server.suggest(editor, 13, { summary: 'By the form.' });
  const sent = await saveAndSend(editor, 'conditions/13', { overview: 'By the draft.' });
  expect([await stateOf(id), await stateOf(sent.id)]).toEqual(['pending', 'pending']);
});

describe('a draft of a new condition', () => {
  const { resources: _, categoryId: category, ...texts } = NEW_CONDITION;
  const sources = [{ title: 'A study', publisher: 'A journal', url: 'https://example.org/study' }];
  const draft = { ...texts, category, symptoms: ['Fainting'], sources };
  const begin = (name: string) => server.atDesk.begin(editor, 'conditions', { ...draft, name });
  const ask = async (id: number) => {
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'request_changes', { reason: 'It belongs elsewhere' });
  };
  const readSent = (id: number) =>
    row('SELECT kind, title, category_id, condition_id FROM contributions WHERE id = $1', [id]);

  it('answers a change request with its name and category', async () => {
    const condition = await begin('Drafted first');
    const sent = await send(editor, `conditions/${condition}`);
    await ask(sent.id);
    const answer = await saveAndSend(editor, `conditions/${condition}`, { name: 'Drafted again', category: 2 });
    expect(answer).toMatchObject({ id: sent.id, state: 'in_review' });
    const expected = { kind: 'condition', title: 'Drafted again', category_id: 2, condition_id: condition };
    expect(await readSent(sent.id)).toEqual(expected);
  });

  it('becomes an edit when the condition was published meanwhile', async () => {
    const condition = await begin('Drafted by two');
    const [mine, theirs] = [
      await send(editor, `conditions/${condition}`),
      await send(other, `conditions/${condition}`),
    ];
    await ask(mine.id);
    await toReaders(theirs.id);
    const answer = await saveAndSend(editor, `conditions/${condition}`, { summary: 'Said otherwise.' });
    expect([await stateOf(mine.id), answer.state]).toEqual(['withdrawn', 'pending']);
    expect(await readSent(answer.id)).toMatchObject({ kind: 'edit', condition_id: condition });
  });
});
