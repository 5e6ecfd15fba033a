import { CHECKLIST, NO_SOURCES } from '@common-ground/api/contracts/contributions/contributions.ts';
import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { omitSourceNumbers } from '@common-ground/api/contracts/encyclopedia/sourceNumbers.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { expect, it } from 'vitest';
import { NEW_CONDITION, openReviewServer, SENDER } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { author, reviewer } = server.people;
const { step, toReaders } = server.atDesk;

const SOURCE = { title: 'A guideline', url: 'https://example.org/guideline', year: 2024 };
const selectSources = async (id: number) =>
  omitSourceNumbers(
    (await server.row<{ sources: Source[] }>('SELECT sources FROM conditions WHERE id = $1', [id])).sources,
  );
const readReview = (id: number) => getReview(id, { id: reviewer.id, role: 'reviewer' }, server.pool);
const selectPageId = async (id: number) =>
  (await server.row<{ page: number }>('SELECT condition_id AS page FROM contributions WHERE id = $1', [id])).page;

it('reviews the sources of a new condition and publishes them with its page', async () => {
  const { id } = await server.submit(author, { sources: [SOURCE] });
  expect(await readReview(id)).toMatchObject({ sources: [SOURCE], checklist: CHECKLIST });
  await toReaders(id);
  expect(await selectSources(await selectPageId(id))).toEqual([SOURCE]);
});

it('approves in the CMS only with all checks, and refuses the check of missing sources', async () => {
  const { id } = await server.submit(author);
  await step(reviewer, id, 'take');
  expect(await readReview(id)).toMatchObject({ sources: [], checklist: CHECKLIST });
  const others = CHECKLIST.filter((item) => item !== 'sources');
  expect(await step(reviewer, id, 'approve', { checklist: CHECKLIST })).toMatchObject({
    status: 400,
    error: NO_SOURCES,
  });
  expect(await step(reviewer, id, 'approve', { checklist: others })).toMatchObject({ status: 400 });
  expect(await server.step(reviewer, id, 'approve', { checklist: CHECKLIST })).toMatchObject({ status: 400 });
  await step(reviewer, id, 'request_changes', { reason: 'Where is it from?' });
  const answer = { reason: 'Added', texts: { sources: [SOURCE] } };
  expect(await server.call('POST', `/api/contributions/${id}/answer`, author, answer)).toMatchObject({ status: 200 });
  await toReaders(id);
  expect(await selectSources(await selectPageId(id))).toEqual([SOURCE]);
});

it("begins an edit from the page's sources, and adds to them", async () => {
  const before = (await selectSources(3)) as object[];
  expect((await server.fetchTexts(3)).texts).toMatchObject({ sources: before });
  const { id } = await server.suggest(author, 3, { sources: [...before, SOURCE], summary: 'As the guideline says.' });
  await toReaders(id);
  expect(await selectSources(3)).toEqual([...before, SOURCE]);
});

it('stores sources that come with a translation as an edit of the page', async () => {
  const before = (await selectSources(4)) as object[];
  const texts = { summary: 'Como dice la guía.', sources: [...before, SOURCE] };
  const { id } = await server.suggest(author, 4, texts, { language: 'es' });
  const kinds = await server.rows<{ kind: string; fields: string[]; id: number }>(
    `SELECT kind, id, ARRAY(SELECT jsonb_object_keys(content)) AS fields FROM contributions WHERE condition_id = 4 ORDER BY id`,
  );
  expect(kinds).toEqual([
    { kind: 'translation', id, fields: ['summary'] },
    { kind: 'edit', id: expect.any(Number), fields: ['sources'] },
  ]);
  await toReaders(kinds[1]?.id ?? 0);
  expect(await selectSources(4)).toEqual(texts.sources);
});

it.each([
  [{ sources: [{ ...SOURCE, url: 'javascript:alert(1)' }] }, 'sources.0.url: must be a full address'],
  [{ sources: [{ ...SOURCE, url: 'ftp://example.org/a' }] }, 'sources.0.url: must be a full address'],
  [{ sources: [{ ...SOURCE, title: ' ' }] }, 'sources.0.title: is required'],
  [{ sources: [{ ...SOURCE, year: 24 }] }, 'sources.0.year: must be 1900 or later'],
  [{ sources: [{ ...SOURCE, title: 'A\u202Eb' }] }, 'sources.0.title: holds an invisible character after “A”'],
  [{ resources: ['Guide: javascript:alert(1)'] }, 'resources.0: holds an address that does not begin with https://'],
])('refuses %j with a message that names the field', async (texts, message) => {
  const before = await server.counts();
  const asNew = await server.call('POST', '/api/conditions', null, { ...NEW_CONDITION, ...SENDER, ...texts });
  expect([asNew.status, asNew.text]).toEqual([400, expect.stringContaining(message)]);
  const { revision } = await server.fetchTexts(5);
  const edit = { texts, baseRevision: revision, editSummary: 'Why' };
  const asEdit = await server.call('POST', '/api/conditions/5/suggestions', author, edit);
  expect([asEdit.status, asEdit.text]).toEqual([400, expect.stringContaining(`texts.${message}`)]);
  expect(await server.counts()).toEqual(before);
});

it('asks for no check of sources in the translation of a category', async () => {
  const language = await server.languageId('es');
  const { id } = await server.row<{ id: number }>(
    `INSERT INTO contributions (kind, category_id, language_id, user_id, title, content, base, status)
     VALUES ('category_translation', 1, $1, $2, 'X', '{"name": "Un estante"}', '{"texts": {}, "sourceRevision": 1}', 'pending')
     RETURNING id`,
    [language, author.id],
  );
  await step(reviewer, id, 'take');
  const checklist = CHECKLIST.filter((item) => item !== 'sources');
  expect(await step(reviewer, id, 'approve', { checklist })).toMatchObject({ status: 200, state: 'approved' });
});
