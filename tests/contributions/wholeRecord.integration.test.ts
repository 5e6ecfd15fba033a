import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { beforeAll, expect, it } from 'vitest';
import { deskSteps } from './support/deskSteps.ts';
import { type Member, type ReviewWorld, reviewWorld } from './support/reviewWorld.ts';

/** Other names, sources and the shelf of a page go through review like its texts. */
let world: ReviewWorld;
let desk: ReturnType<typeof deskSteps>;
let author: Member;
let editor: Member;
let colleague: Member;
let reviewer: Member;

const SOURCE = { title: 'A study', publisher: 'A journal', url: 'https://example.org/study', year: 2024 };

beforeAll(async () => {
  world = await reviewWorld();
  desk = deskSteps(world);
  author = await world.member('whole-author', 'user');
  editor = await world.member('whole-editor', 'editor');
  colleague = await world.member('whole-colleague', 'editor');
  reviewer = await world.member('whole-reviewer', 'reviewer');
});

type Row = { aliases: string[]; sources: object[]; category_id: number };
const pageOf = async (id: number) =>
  (await world.rows<Row>('SELECT aliases, sources, category_id FROM conditions WHERE id = $1', [id]))[0];
const review = (id: number) => getReview(id, { id: reviewer.id, role: 'reviewer' }, world.pool);

it('an edit of the desk changes other names, sources and category, and nothing before it is published', async () => {
  const before = await pageOf(1);
  const to = before?.category_id === 2 ? 3 : 2;
  const sources = [...(before?.sources ?? []), SOURCE];
  const sent = await desk.send(editor, 'conditions/1', { aliases: ['Another name'], sources, category: to });
  expect(sent.state).toBe('pending');
  expect(await pageOf(1)).toEqual(before);
  const [row] = await world.rows<{ content: object }>('SELECT content FROM contributions WHERE id = $1', [sent.id]);
  expect(Object.keys(row?.content ?? {}).sort()).toEqual(['aliases', 'categoryId', 'sources']);
  const [category] = await world.rows<{ name: string }>('SELECT name FROM categories WHERE id = $1', [to]);
  const shown = (await review(sent.id))?.shown.content;
  expect(shown).toMatchObject({ aliases: ['Another name'], categoryId: category?.name });
  expect(shown?.sources).toContain('A study (A journal, 2024): https://example.org/study');
  await desk.approve(reviewer, sent.id);
  expect((await desk.step(colleague, sent.id, 'publish')).state).toBe('published');
  expect(await pageOf(1)).toEqual({ aliases: ['Another name'], sources, category_id: to });
  const [noted] = await world.rows<{ change: { categories: number[] } }>(
    `SELECT what AS change FROM publisher.change ORDER BY id DESC LIMIT 1`,
  );
  expect(noted?.change).toMatchObject({
    kind: 'condition',
    isListed: true,
    categories: [before?.category_id ?? 0, to].sort(),
  });
});

it('two that change the sources are in conflict, and a person joins them', async () => {
  const [mine, theirs] = [
    { ...SOURCE, title: 'Mine' },
    { ...SOURCE, title: 'Theirs' },
  ];
  const first = await desk.send(editor, 'conditions/2', { sources: [mine] });
  const second = await desk.send(colleague, 'conditions/2', { sources: [theirs] });
  await desk.approve(reviewer, first.id);
  await desk.step(colleague, first.id, 'publish');
  expect((await review(second.id))?.conflicts).toEqual(['sources']);
  await desk.step(reviewer, second.id, 'take');
  const joined = { texts: { sources: [mine, theirs] } };
  expect((await desk.post(reviewer, `/contributions/${second.id}/resolve`, joined)).state).toBe('pending');
  expect((await review(second.id))?.conflicts).toEqual([]);
});

it('what has an address that is none, or a category that is gone, does not come before readers', async () => {
  const bad = { sources: [{ ...SOURCE, url: 'javascript:alert(1)' }] };
  const { id } = await desk.send(editor, 'conditions/3', { aliases: ['Something'] });
  await desk.step(reviewer, id, 'take');
  expect((await desk.post(reviewer, `/contributions/${id}/resolve`, { texts: bad })).error).toBe(
    'texts.sources.0.url: must be a full address such as https://example.org',
  );
  expect((await desk.post(reviewer, `/contributions/${id}/resolve`, { texts: { categoryId: 9999 } })).status).toBe(200);
  const again = await world.member('whole-second', 'reviewer');
  await desk.approve(again, id);
  expect(await desk.step(colleague, id, 'publish')).toMatchObject({ status: 409, error: 'Its category is gone' });
});

it('anybody proposes other names, of a page and of a translation, each language its own', async () => {
  const texts = async (lang = '') =>
    (await world.call('GET', `/api/conditions/4/texts?lang=${lang}`)).body as { revision: number; texts: Row };
  const { revision } = await texts();
  const suggest = (aliases: string[], language?: string) =>
    world.call('POST', '/api/conditions/4/suggestions', author, {
      ...{ texts: { aliases }, baseRevision: revision, editSummary: 'As people say', language },
    });
  for (const [aliases, language] of [
    [['A nickname'], undefined],
    [['Un apodo'], 'es'],
  ] as const) {
    const { body, text } = await suggest([...aliases], language);
    expect(text).toContain('pending');
    const { id } = body as { id: number };
    await desk.approve(reviewer, id);
    expect((await desk.step(editor, id, 'publish')).state).toBe('published');
    expect((await texts(language)).texts.aliases).toEqual(aliases);
  }
  expect((await texts()).texts.aliases).toEqual(['A nickname']);
});

it('restoring an earlier version brings back its other names and sources, and leaves the shelf', async () => {
  const before = await pageOf(5);
  const to = before?.category_id === 1 ? 2 : 1;
  const sent = await desk.send(editor, 'conditions/5', { aliases: ['Wrong name'], sources: [], category: to });
  await desk.approve(reviewer, sent.id);
  await desk.step(colleague, sent.id, 'publish');
  const [first] = await world.rows<{ id: number }>(
    `SELECT min(id) AS id FROM _conditions_v WHERE parent_id = 5 AND version__status = 'published'`,
  );
  const restored = await world.call('POST', `/api/conditions/5/revisions/${first?.id}/restore`, editor, {
    editSummary: 'It was right',
  });
  const { id } = restored.body as { id: number };
  await desk.approve(reviewer, id);
  expect((await desk.step(colleague, id, 'publish')).state).toBe('published');
  expect(await pageOf(5)).toEqual({ ...before, category_id: to });
});

it('a condition that is begun in the CMS is reviewed with its other names and sources', async () => {
  const texts = { summary: 'In a sentence.', overview: 'At length.', symptoms: ['One'], causes: ['One'] };
  const data = { name: 'Whole from the start', category: 1, treatments: ['One'], ...texts, _status: 'draft' };
  const created = await world.desk('POST', '/conditions?draft=true', editor, { ...data, aliases: ['As sent'] });
  const { doc } = await created.json();
  const sent = await desk.send(editor, `conditions/${doc.id}`, { sources: [SOURCE] });
  // Saved after it was sent: nobody has reviewed this.
  const later = { aliases: ['Slipped in'], sources: [], _status: 'draft' };
  await world.desk('PATCH', `/conditions/${doc.id}?draft=true`, editor, later);
  await desk.approve(reviewer, sent.id);
  expect((await desk.step(colleague, sent.id, 'publish')).state).toBe('published');
  expect(await pageOf(doc.id)).toEqual({ aliases: ['As sent'], sources: [SOURCE], category_id: 1 });
});
