import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { getTranslation, type TranslationDesk } from '@common-ground/api/features/translations/getTranslation.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Member, type ReviewWorld, reviewWorld } from './support/reviewWorld.ts';

let world: ReviewWorld;
let translator: Member;
let colleague: Member;
let reviewer: Member;
let editor: Member;

const CHECKLIST = ['accuracy', 'sources', 'plain_language', 'respectful_wording'];

beforeAll(async () => {
  world = await reviewWorld();
  translator = await world.member('the-translator', 'translator');
  colleague = await world.member('another-translator', 'translator');
  reviewer = await world.member('translation-reviewer', 'reviewer');
  editor = await world.member('translation-editor', 'editor');
});

/** Each test has a page of its own, one that has no translation into this language. */
const LANGUAGE = 'fr';
let page = 0;
beforeEach(async () => {
  const [bare] = await world.rows<{ id: number }>(
    `SELECT id FROM conditions WHERE _status = 'published' AND id > $1 ORDER BY id LIMIT 1`,
    [page],
  );
  page = bare?.id ?? 0;
  await world.rows(`DELETE FROM condition_translations WHERE condition_id = $1`, [page]);
});

type Answer = { status: number; id: number; state: string; savedAt: string; error: string | undefined };

async function post(who: Member, path: string, body: object = {}): Promise<Answer> {
  const response = await world.desk('POST', `/contributions${path}`, who, body);
  const { id, status, savedAt, errors } = await response.json();
  return { status: response.status, id, state: status, savedAt, error: errors?.[0]?.message };
}

const deskOf = ({ id }: Member): Promise<TranslationDesk> =>
  getTranslation({ kind: 'condition', id: page, language: LANGUAGE, actor: { id, role: 'translator' } }, world.pool);

/** What the editor sends when it was opened as the desk stands, with the own draft. */
function savingOf({ source, published, draft, sent }: TranslationDesk, texts: object) {
  const base = (draft ?? sent)?.base;
  return {
    ...{ texts, note: 'First version', sourceRevision: base?.sourceRevision ?? source.revision },
    publishedDigest: base?.digest ?? published?.digest ?? '',
    draft: draft && { id: draft.id, savedAt: draft.savedAt },
  };
}

async function save(who: Member, texts: object, changes: object = {}): Promise<Answer> {
  const body = { ...savingOf(await deskOf(who), texts), ...changes };
  return post(who, `/translations/${LANGUAGE}/condition/${page}`, body);
}

const send = (who: Member, id: number) => post(who, `/drafts/${id}/send`);
const step = (who: Member, id: number, name: string, body: object = {}) => post(who, `/${id}/steps/${name}`, body);

async function publish(id: number): Promise<void> {
  expect(await step(reviewer, id, 'take')).toMatchObject({ status: 200 });
  expect(await step(reviewer, id, 'approve', { checklist: CHECKLIST })).toMatchObject({ status: 200 });
  expect(await step(editor, id, 'publish')).toMatchObject({ status: 200, state: 'published' });
}

async function givenTranslation(): Promise<void> {
  const { id } = await save(translator, { ...TEXTS, symptoms: ['Un', 'Deux'] });
  expect(await send(translator, id)).toMatchObject({ status: 200 });
  await publish(id);
}

/** As an editor's change of the source would leave it. */
async function moveSource(summary: string): Promise<void> {
  const { version } = await world
    .call('GET', `/api/conditions/${page}/texts`)
    .then(({ body }) => ({ version: (body as { revision: number }).revision }));
  const body = { texts: { summary }, baseRevision: version, editSummary: 'Other words' };
  const sent = await world.call('POST', `/api/conditions/${page}/suggestions`, translator, body);
  await publish((sent.body as { id: number }).id);
}

const TEXTS = { name: 'Un nom', summary: 'Une phrase.' };
const stored = async () =>
  (
    await world.rows<Record<string, unknown>>(
      `SELECT t.*, t.source_revision::int AS revision FROM condition_translations t JOIN languages l ON l.id = t.language_id
       WHERE t.condition_id = $1 AND l.code = $2`,
      [page, LANGUAGE],
    )
  )[0];

describe('a draft of a translation', () => {
  it('is kept as it was written, is nobody else’s, and changes nothing for readers', async () => {
    const texts = { ...TEXTS, symptoms: ['Un', '', 'Trois'] };
    expect(await save(translator, texts)).toMatchObject({ status: 200 });
    const desk = await deskOf(translator);
    expect(desk.draft).toMatchObject({ content: texts, note: 'First version', base: { texts: {} } });
    expect(await deskOf(colleague)).toMatchObject({
      draft: null,
      others: [{ person: 'the-translator', status: 'draft' }],
    });
    expect(await stored()).toBeUndefined();
    expect((await post(colleague, `/drafts/${desk.draft?.id}/send`)).status).toBe(404);
    expect((await post(colleague, `/drafts/${desk.draft?.id}/discard`)).status).toBe(404);
    expect((await post(translator, `/drafts/${desk.draft?.id}/discard`)).status).toBe(200);
    expect((await deskOf(translator)).draft).toBeNull();
  });

  it('loses nothing between two tabs: the second to save is told, and saves when it has seen', async () => {
    const first = savingOf(await deskOf(translator), TEXTS);
    const address = `/translations/${LANGUAGE}/condition/${page}`;
    const { id, savedAt } = await post(translator, address, first);
    const other = { ...first, texts: { name: 'Un autre nom' } };
    expect(await post(translator, address, other)).toMatchObject({ status: 409 });
    expect(await post(translator, address, { ...other, draft: { id, savedAt } })).toMatchObject({ status: 200, id });
    expect(await post(translator, address, { ...first, draft: { id, savedAt } })).toMatchObject({ status: 409 });
    expect((await deskOf(translator)).draft?.content).toEqual({ name: 'Un autre nom' });
  });

  it('is one, whoever is first of two that are begun at the same moment', async () => {
    const body = savingOf(await deskOf(translator), TEXTS);
    const address = `/translations/${LANGUAGE}/condition/${page}`;
    const answers = await Promise.all([1, 2, 3].map(() => post(translator, address, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await world.rows(`SELECT FROM contributions WHERE condition_id = $1`, [page])).toHaveLength(1);
  });

  it('takes no field that a page does not have, no text that is too long, and no language that there is not', async () => {
    expect(await save(translator, { views: '9' })).toMatchObject({ status: 400 });
    expect(await save(translator, { name: 'x'.repeat(81) })).toMatchObject({ status: 400 });
    expect(await save(translator, TEXTS, { sourceRevision: 99 })).toMatchObject({ status: 400 });
    const body = savingOf(await deskOf(translator), TEXTS);
    expect(await post(translator, `/translations/xx/condition/${page}`, body)).toMatchObject({ status: 404 });
    expect(await post(translator, `/translations/en/condition/${page}`, body)).toMatchObject({ status: 404 });
  });
});

describe('a translation that is sent', () => {
  it('comes before readers by other people, with who wrote and who reviewed it and the source it was made from', async () => {
    const { id } = await save(translator, { ...TEXTS, symptoms: ['Un', '', 'Trois'] });
    expect(await send(translator, id)).toMatchObject({ status: 200, state: 'pending' });
    expect(await save(translator, TEXTS)).toMatchObject({ status: 409 });
    expect(await step(editor, id, 'publish')).toMatchObject({ status: 409 });
    await publish(id);
    const { source } = await deskOf(translator);
    expect(await stored()).toMatchObject({
      ...{
        name: 'Un nom',
        summary: 'Une phrase.',
        symptoms: ['Un', 'Trois'],
        _status: 'published',
        status: 'published',
      },
      ...{ translated_by_id: translator.id, reviewed_by_id: reviewer.id, revision: source.revision },
    });
    expect(await deskOf(translator)).toMatchObject({
      ...{ draft: null, sent: null, since: null },
      published: { translatedBy: 'the-translator', reviewedBy: 'translation-reviewer' },
    });
  });

  it('needs a name and a summary, an address for each resource, and something to say', async () => {
    const { id } = await save(translator, { name: 'Un nom' });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: 'summary: is required' });
    await save(translator, { ...TEXTS, resources: ['Sans adresse'] });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: expect.stringContaining('resources') });
    await save(translator, TEXTS);
    expect(await send(translator, id)).toMatchObject({ status: 200 });
    await publish(id);
    const next = await save(translator, { name: 'Un nom' });
    expect(await send(translator, next.id)).toMatchObject({ status: 400, error: 'texts: must change something' });
    expect(await post(translator, `/drafts/${next.id}/send`)).toMatchObject({ status: 400 });
  });

  it('can be withdrawn by its author alone', async () => {
    const { id } = await save(translator, TEXTS);
    await send(translator, id);
    expect(await post(colleague, `/own/${id}/withdraw`)).toMatchObject({ status: 403 });
    expect(await post(translator, `/own/${id}/withdraw`)).toMatchObject({ status: 200, state: 'withdrawn' });
    expect(await save(translator, TEXTS)).toMatchObject({ status: 200 });
  });

  it('answers a change request with a draft that waited beside it, and what was there before is kept', async () => {
    const { id } = await save(translator, TEXTS);
    await send(translator, id);
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'request_changes', { reason: 'Too literal' });
    expect((await deskOf(translator)).sent).toMatchObject({
      request: { by: 'translation-reviewer', reason: 'Too literal' },
    });
    const draft = await save(translator, { ...TEXTS, summary: 'Une meilleure phrase.' }, { note: 'As you said' });
    expect(draft).toMatchObject({ status: 200 });
    expect(await getReview(id, { id: reviewer.id, role: 'reviewer' }, world.pool)).toMatchObject({
      contribution: { content: TEXTS },
    });
    expect(await send(translator, draft.id)).toMatchObject({ status: 200, id, state: 'pending' });
    expect(await deskOf(translator)).toMatchObject({ draft: null, sent: { id } });
    const [event] = await world.rows(
      `SELECT reason, detail FROM review_events WHERE contribution_id = $1 AND action = 'answer'`,
      [id],
    );
    expect(event).toMatchObject({ reason: 'As you said', detail: { content: TEXTS } });
    await publish(id);
    expect(await stored()).toMatchObject({ summary: 'Une meilleure phrase.' });
  });
});

describe('when the page moves on', () => {
  it('a translation lags behind, shows what changed, and is brought up to date without other words', async () => {
    await givenTranslation();
    const before = (await deskOf(translator)).source;
    await moveSource('Said otherwise.');
    const desk = await deskOf(translator);
    expect(desk.since).toMatchObject({ revision: before.revision, texts: { summary: before.texts.summary } });
    expect(desk.source.texts.summary).toBe('Said otherwise.');
    const { id } = await save(translator, {});
    expect(await send(translator, id)).toMatchObject({ status: 200 });
    const review = await getReview(id, { id: reviewer.id, role: 'reviewer' }, world.pool);
    expect(review).toMatchObject({ contribution: { content: {} }, conflicts: [] });
    await publish(id);
    expect(await stored()).toMatchObject({ name: 'Un nom', revision: desk.source.revision });
    expect((await deskOf(translator)).since).toBeNull();
  });

  it('a draft is not sent before its author has looked, and says so', async () => {
    const { id } = await save(translator, TEXTS);
    await moveSource('Changed while it was translated.');
    const { sinceDraft, source } = await deskOf(translator);
    expect(sinceDraft).toMatchObject({ revision: source.revision - 1 });
    expect(await send(translator, id)).toMatchObject({ status: 409 });
    expect(await save(translator, TEXTS)).toMatchObject({ status: 200 });
    expect(await send(translator, id)).toMatchObject({ status: 409 });
    await save(translator, TEXTS, { sourceRevision: source.revision });
    expect(await send(translator, id)).toMatchObject({ status: 200 });
  });

  it('what somebody else has published meanwhile is seen before it is written over', async () => {
    await givenTranslation();
    const mine = await save(translator, { summary: 'La mienne.' });
    const theirs = await save(colleague, { summary: 'La leur.' });
    await send(colleague, theirs.id);
    await publish(theirs.id);
    expect(await send(translator, mine.id)).toMatchObject({ status: 409 });
    const { published } = await deskOf(translator);
    await save(translator, { summary: 'La nôtre.' }, { publishedDigest: published?.digest });
    expect(await send(translator, mine.id)).toMatchObject({ status: 200 });
    await publish(mine.id);
    expect(await stored()).toMatchObject({ summary: 'La nôtre.', symptoms: ['Un', 'Deux'] });
  });

  it('a reader’s correction of some words does not pass for a translation of the new source', async () => {
    await givenTranslation();
    const { source } = await deskOf(translator);
    await moveSource('Other words again.');
    const { body } = await world.call('GET', `/api/conditions/${page}/texts?lang=${LANGUAGE}`);
    const sent = await world.call('POST', `/api/conditions/${page}/suggestions`, colleague, {
      ...{ texts: { symptoms: ['Un', 'Deux', 'Trois'] }, baseRevision: (body as { revision: number }).revision },
      ...{ editSummary: 'Il en manquait un', language: LANGUAGE },
    });
    await publish((sent.body as { id: number }).id);
    expect(await stored()).toMatchObject({ symptoms: ['Un', 'Deux', 'Trois'], revision: source.revision });
  });
});

describe('a category', () => {
  const address = { kind: 'category', id: 2, language: LANGUAGE } as const;
  const deskNow = () => getTranslation({ ...address, actor: { id: translator.id, role: 'translator' } }, world.pool);
  const saveNow = async (texts: object) => {
    const body = savingOf(await deskNow(), texts);
    return post(translator, `/translations/${LANGUAGE}/category/2`, body);
  };

  it('goes the same way, lags behind when its texts change, and is brought up to date', async () => {
    const { id } = await saveNow({ name: 'Un rayon', description: 'Ce qui s’y trouve.' });
    expect(await send(translator, id)).toMatchObject({ status: 200, state: 'pending' });
    await publish(id);
    expect(await deskNow()).toMatchObject({
      published: { texts: { name: 'Un rayon' }, translatedBy: 'the-translator' },
    });
    const data = { description: 'What is on this shelf now.' };
    await world.payload.update({ collection: 'categories', id: 2, data, overrideAccess: true });
    const desk = await deskNow();
    expect(desk.since?.texts).toMatchObject({ description: expect.not.stringContaining('now') });
    const still = await saveNow({});
    expect(await send(translator, still.id)).toMatchObject({ status: 200 });
    await publish(still.id);
    expect(await deskNow()).toMatchObject({ since: null, published: { sourceRevision: desk.source.revision } });
  });

  it('needs both of its texts', async () => {
    await world.rows('DELETE FROM category_translations WHERE category_id = 2');
    const { id } = await saveNow({ name: 'Un rayon' });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: 'description: is required' });
  });
});
