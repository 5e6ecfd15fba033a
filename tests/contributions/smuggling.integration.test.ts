import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { beforeAll, expect, it } from 'vitest';
import { type Member, type ReviewWorld, reviewWorld } from './support/reviewWorld.ts';

let world: ReviewWorld;
let translator: Member;
let author: Member;
let reviewer: Member;
let editor: Member;
let colleague: Member;

beforeAll(async () => {
  world = await reviewWorld();
  translator = await world.member('translator', 'translator');
  author = await world.member('author', 'contributor');
  reviewer = await world.member('reviewer', 'reviewer');
  editor = await world.member('editor', 'editor');
  colleague = await world.member('colleague', 'editor');
});

async function ask<Answer>(who: Member, method: string, path: string, body: object): Promise<Answer> {
  const response = await world.desk(method, path, who, body);
  const answer = await response.json();
  expect([path, response.status, answer]).toEqual([path, expect.toSatisfy((status) => status < 300), answer]);
  return answer;
}

async function toReaders(id: number): Promise<void> {
  await ask(reviewer, 'POST', `/contributions/${id}/steps/take`, {});
  await ask(reviewer, 'POST', `/contributions/${id}/steps/approve`, { checklist: CHECKLIST });
  await ask(colleague, 'POST', `/contributions/${id}/steps/publish`, {});
}

async function givenTranslationDraft(condition: number, texts: object): Promise<number> {
  await world.rows('DELETE FROM condition_translations WHERE condition_id = $1', [condition]);
  const [language] = await world.rows<{ id: number }>(`SELECT id FROM languages WHERE code = 'es'`);
  const data = { condition, language: language?.id, name: 'Nombre', ...texts, _status: 'draft' };
  return (await ask<{ doc: { id: number } }>(translator, 'POST', '/condition-translations?draft=true', data)).doc.id;
}

const translationOf = async (id: number) =>
  (await world.rows<Record<string, unknown>>('SELECT * FROM condition_translations WHERE id = $1', [id]))[0];
const UNSEEN = 'Nobody has reviewed this.';

it('a first translation brings to readers what was reviewed of it, not what its record held before', async () => {
  const id = await givenTranslationDraft(16, { summary: 'Una frase.', overview: UNSEEN, symptoms: [UNSEEN] });
  const emptied = { overview: '', symptoms: [], _status: 'draft' };
  await ask(translator, 'PATCH', `/condition-translations/${id}?draft=true`, emptied);
  const sent = await ask<{ id: number }>(translator, 'POST', `/condition-translations/${id}/send-for-review`, {
    editSummary: 'First',
  });
  await ask(translator, 'PATCH', `/condition-translations/${id}?draft=true`, { causes: [UNSEEN], _status: 'draft' });
  await toReaders(sent.id);
  const row = await translationOf(id);
  expect(row).toMatchObject({ _status: 'published', name: 'Nombre', summary: 'Una frase.' });
  expect(JSON.stringify(row)).not.toContain(UNSEEN);
});

it('a translation that another proposes does not bring along the draft that somebody left', async () => {
  const id = await givenTranslationDraft(17, { summary: UNSEEN, treatments: [UNSEEN] });
  const { body } = await world.call('GET', '/api/conditions/17/texts');
  const { revision } = body as { revision: number };
  const proposal = {
    texts: { name: 'Otro', summary: 'Otra frase.' },
    baseRevision: revision,
    editSummary: 'First',
    language: 'es',
  };
  const sent = await world.call('POST', '/api/conditions/17/suggestions', author, proposal);
  await toReaders((sent.body as { id: number }).id);
  const row = await translationOf(id);
  expect(row).toMatchObject({ _status: 'published', name: 'Otro', summary: 'Otra frase.' });
  expect(JSON.stringify(row)).not.toContain(UNSEEN);
});

it('a condition that was begun in the CMS brings along nothing that was written after it was sent for review', async () => {
  const texts = { name: 'Begun at the desk', category: 1, summary: 'In a sentence.', overview: 'At length.' };
  const lists = { symptoms: ['One'], causes: ['One'], treatments: ['One'] };
  const created = await ask<{ doc: { id: number } }>(editor, 'POST', '/conditions?draft=true', {
    ...texts,
    ...lists,
    _status: 'draft',
  });
  const { id } = created.doc;
  const sent = await ask<{ id: number }>(editor, 'POST', `/conditions/${id}/send-for-review`, { editSummary: 'New' });
  const sources = [{ title: UNSEEN, publisher: 'P', url: 'https://example.org' }];
  const later = { aliases: [UNSEEN], sources, category: 2, overview: UNSEEN, tags: [UNSEEN], _status: 'draft' };
  await ask(editor, 'PATCH', `/conditions/${id}?draft=true`, later);
  await toReaders(sent.id);
  const [row] = await world.rows('SELECT * FROM conditions WHERE id = $1', [id]);
  expect(row).toMatchObject({ _status: 'published', overview: 'At length.', category_id: 1 });
  expect(JSON.stringify(row)).not.toContain(UNSEEN);
});

it('who wrote a draft does not approve it because another sent it for review', async () => {
  await ask(editor, 'PATCH', '/conditions/18?draft=true', {
    summary: 'Written by the one, sent by the other.',
    _status: 'draft',
  });
  const sent = await ask<{ id: number }>(colleague, 'POST', '/conditions/18/send-for-review', { editSummary: 'Sent' });
  await world.desk('POST', `/contributions/${sent.id}/steps/take`, editor, {});
  const response = await world.desk('POST', `/contributions/${sent.id}/steps/approve`, editor, {
    checklist: CHECKLIST,
  });
  expect([response.status, (await response.json()).errors?.[0]?.message]).toEqual([
    403,
    'Nobody judges their own work',
  ]);
});

it('who wrote what readers have by now may judge what another writes on top of it', async () => {
  const write = async (who: Member, summary: string) => {
    await ask(who, 'PATCH', '/conditions/19?draft=true', { summary, _status: 'draft' });
    return ask<{ id: number }>(who, 'POST', '/conditions/19/send-for-review', { editSummary: 'Written' });
  };
  await toReaders((await write(editor, 'Written by the one.')).id);
  const { id } = await write(colleague, 'Written by the other.');
  await ask(editor, 'POST', `/contributions/${id}/steps/take`, {});
  await ask(editor, 'POST', `/contributions/${id}/steps/approve`, { checklist: CHECKLIST });
});
