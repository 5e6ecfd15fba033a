import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

/** Aliases, sources and category of a condition are reviewed like its texts. */
const server = await openReviewServer();
const { author, editor, publisher: colleague, reviewer, colleague: another } = server.people;
const { post, step, saveAndSend, approve, toReaders } = server.atDesk;

const SOURCE = { title: 'A study', publisher: 'A journal', url: 'https://example.org/study', year: 2024 };

type Row = { aliases: string[]; sources: object[]; category_id: number };
const selectPageRow = (id: number) =>
  server.row<Row>('SELECT aliases, sources, category_id FROM conditions WHERE id = $1', [id]);
const review = (id: number) => getReview(id, { id: reviewer.id, role: 'reviewer' }, server.pool);

it('publishes aliases, sources and category of an edit after its review', async () => {
  const before = await selectPageRow(1);
  const to = before.category_id === 2 ? 3 : 2;
  const sources = [...before.sources, SOURCE];
  const sent = await saveAndSend(editor, 'conditions/1', { aliases: ['Another name'], sources, category: to });
  expect(sent.state).toBe('pending');
  expect(await selectPageRow(1)).toEqual(before);
  const { content } = await server.row<{ content: object }>('SELECT content FROM contributions WHERE id = $1', [
    sent.id,
  ]);
  expect(Object.keys(content).sort()).toEqual(['aliases', 'categoryId', 'sources']);
  const category = await server.row<{ name: string }>('SELECT name FROM categories WHERE id = $1', [to]);
  const shown = (await review(sent.id))?.shown.content;
  expect(shown).toMatchObject({ aliases: ['Another name'], categoryId: category.name });
  expect(shown?.sources).toContain('A study (A journal, 2024): https://example.org/study');
  await toReaders(sent.id);
  const numbered = [...before.sources, { ...SOURCE, sourceNumber: sources.length }];
  expect(await selectPageRow(1)).toEqual({ aliases: ['Another name'], sources: numbered, category_id: to });
  expect(await server.lastChange()).toMatchObject({
    kind: 'condition',
    isListed: true,
    categories: [before.category_id, to].sort(),
  });
});

it('refuses an invalid source address, and publication into a missing category', async () => {
  const bad = { sources: [{ ...SOURCE, url: 'javascript:alert(1)' }] };
  const { id } = await saveAndSend(editor, 'conditions/3', { aliases: ['Something'] });
  await step(reviewer, id, 'take');
  expect((await post(reviewer, `/contributions/${id}/resolve`, { texts: bad })).error).toBe(
    'texts.sources.0.url: must be a full address such as https://example.org',
  );
  expect((await post(reviewer, `/contributions/${id}/resolve`, { texts: { categoryId: 9999 } })).status).toBe(200);
  await approve(id, another);
  expect(await step(colleague, id, 'publish')).toMatchObject({ status: 409, error: 'The category no longer exists' });
});

it('accepts aliases from a user, separately for each language', async () => {
  for (const [aliases, language] of [
    [['A nickname'], undefined],
    [['Un apodo'], 'es'],
  ] as const) {
    await toReaders((await server.suggest(author, 4, { aliases }, { language })).id);
    expect((await server.fetchTexts(4, language)).texts).toMatchObject({ aliases });
  }
  expect((await server.fetchTexts(4)).texts).toMatchObject({ aliases: ['A nickname'] });
});

it('restores aliases and sources of an earlier version, but not its category', async () => {
  const before = await selectPageRow(5);
  const to = before.category_id === 1 ? 2 : 1;
  const sent = await saveAndSend(editor, 'conditions/5', { aliases: ['Wrong name'], sources: [SOURCE], category: to });
  await toReaders(sent.id);
  const first = await server.row<{ id: number }>(
    `SELECT min(id) AS id FROM _conditions_v WHERE parent_id = 5 AND version__status = 'published'`,
  );
  const restored = await server.call<{ id: number }>(
    'POST',
    `/api/conditions/5/revisions/${first.id}/restore`,
    editor,
    {
      editSummary: 'It was right',
    },
  );
  await toReaders(restored.body.id);
  expect(await selectPageRow(5)).toEqual({ ...before, category_id: to });
});
