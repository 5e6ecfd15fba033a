import { CHECKLIST } from '@common-ground/api/contracts/contributions.ts';
import { type Member, type ReviewWorld, reviewWorld } from '@common-ground/cms/src/review/testing/reviewWorld.ts';
import { beforeAll, expect, it } from 'vitest';

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
  const later = { overview: UNSEEN, tags: [UNSEEN], _status: 'draft' };
  await ask(editor, 'PATCH', `/conditions/${id}?draft=true`, later);
  await toReaders(sent.id);
  const [row] = await world.rows('SELECT * FROM conditions WHERE id = $1', [id]);
  expect(row).toMatchObject({ _status: 'published', overview: 'At length.' });
  expect(JSON.stringify(row)).not.toContain(UNSEEN);
});
