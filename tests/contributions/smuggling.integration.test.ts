import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { expect, it } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { translator, author, editor, publisher: colleague } = server.people;
const { step, begin, save, send, saveAndSend, approve, toReaders } = server.atDesk;
const UNSEEN = 'Nobody has reviewed this.';

async function givenTranslationDraft(condition: number, texts: object): Promise<number> {
  await runUnprotected(server.pool, 'DELETE FROM condition_translations WHERE condition_id = $1', [condition]);
  const data = { condition, language: await server.languageId('es'), name: 'Nombre', ...texts };
  return begin(translator, 'condition-translations', data);
}

const selectRecord = (table: string, id: number) => server.row(`SELECT * FROM ${table} WHERE id = $1`, [id]);

it('publishes only reviewed texts in a first translation, not those of its record', async () => {
  const id = await givenTranslationDraft(16, { summary: 'Una frase.', overview: UNSEEN, symptoms: [UNSEEN] });
  const record = `condition-translations/${id}`;
  const sent = await saveAndSend(translator, record, { overview: '', symptoms: [] });
  expect(sent).toMatchObject({ status: 200, state: 'pending' });
  await save(translator, record, { causes: [UNSEEN] });
  await toReaders(sent.id);
  const row = await selectRecord('condition_translations', id);
  expect(row).toMatchObject({ _status: 'published', name: 'Nombre', summary: 'Una frase.' });
  expect(JSON.stringify(row)).not.toContain(UNSEEN);
});

it("leaves another translator's draft out of a published translation", async () => {
  const id = await givenTranslationDraft(17, { summary: UNSEEN, treatments: [UNSEEN] });
  const texts = { name: 'Otro', summary: 'Otra frase.' };
  await toReaders((await server.suggest(author, 17, texts, { language: 'es' })).id);
  const row = await selectRecord('condition_translations', id);
  expect(row).toMatchObject({ _status: 'published', ...texts });
  expect(JSON.stringify(row)).not.toContain(UNSEEN);
});

it('publishes a new condition as it was sent, under the record that was begun in the CMS', async () => {
  const texts = { name: 'Begun at the desk', category: 1, summary: 'In a sentence.', overview: 'At length.' };
  const lists = { symptoms: ['One'], causes: ['One'], treatments: ['One'], aliases: ['As sent'] };
  const sources = [{ title: 'A study', publisher: 'A journal', url: 'https://example.org/study', year: 2024 }];
  const id = await begin(editor, 'conditions', { ...texts, ...lists });
  const sent = await saveAndSend(editor, `conditions/${id}`, { sources });
  expect(sent).toMatchObject({ status: 200, state: 'pending' });
  const others = [{ title: UNSEEN, publisher: 'P', url: 'https://example.org' }];
  const later = { aliases: [UNSEEN], sources: others, category: 2, overview: UNSEEN, tags: [UNSEEN] };
  await save(editor, `conditions/${id}`, later);
  await toReaders(sent.id);
  const row = await selectRecord('conditions', id);
  expect(row).toMatchObject({
    _status: 'published',
    overview: 'At length.',
    aliases: ['As sent'],
    sources,
    category_id: 1,
  });
  expect(JSON.stringify(row)).not.toContain(UNSEEN);
  expect(await server.rows('SELECT id FROM conditions WHERE name = $1', [texts.name])).toEqual([{ id }]);
});

it('refuses an approval by the author of a draft that another editor sent', async () => {
  await save(editor, 'conditions/18', { summary: 'Written by the one, sent by the other.' });
  const { id } = await send(colleague, 'conditions/18');
  expect((await step(editor, id, 'take')).status).toBe(200);
  const checklist = ['accuracy', 'sources', 'plain_language', 'respectful_wording'];
  expect(await step(editor, id, 'approve', { checklist })).toMatchObject({
    status: 403,
    error: 'You cannot review your own work',
  });
});

it('lets the author of the published text approve an edit by another editor', async () => {
  const write = (who: Member, summary: string) => saveAndSend(who, 'conditions/19', { summary });
  await toReaders((await write(editor, 'Written by the one.')).id);
  await approve((await write(colleague, 'Written by the other.')).id, editor);
});
