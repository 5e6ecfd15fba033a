import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import {
  getTranslation,
  type TranslationEditorState,
} from '@common-ground/api/features/translations/getTranslation.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DeskAnswer, type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { translator, interpreter: colleague, reviewer, editor } = server.people;
const { step, toReaders } = server.atDesk;

const LANGUAGE = 'fr';
let page = 0;
beforeEach(async () => {
  const next = `SELECT id FROM conditions WHERE _status = 'published' AND id > $1 ORDER BY id LIMIT 1`;
  page = (await server.row<{ id: number }>(next, [page])).id;
  await runUnprotected(server.pool, `DELETE FROM condition_translations WHERE condition_id = $1`, [page]);
});

const post = (who: Member, path: string, body: object = {}) => server.atDesk.post(who, `/contributions${path}`, body);

const readDesk = ({ id }: Member): Promise<TranslationEditorState> =>
  getTranslation({ kind: 'condition', id: page, language: LANGUAGE, actor: { id, role: 'translator' } }, server.pool);

/** Builds the body that the editor interface sends for the state `desk`. */
function createSaveBody({ source, published, draft, sent }: TranslationEditorState, texts: object) {
  const base = (draft ?? sent)?.base;
  return {
    texts,
    note: 'First version',
    sourceRevision: base?.sourceRevision ?? source.revision,
    publishedDigest: base?.digest ?? published?.digest ?? '',
    draft: draft && { id: draft.id, savedAt: draft.savedAt },
  };
}

async function save(who: Member, texts: object, changes: object = {}): Promise<DeskAnswer> {
  const body = { ...createSaveBody(await readDesk(who), texts), ...changes };
  return post(who, `/translations/${LANGUAGE}/condition/${page}`, body);
}

const send = (who: Member, id: number) => post(who, `/drafts/${id}/send`);
async function sendDone(who: Member, id: number): Promise<void> {
  expect(await send(who, id)).toMatchObject({ status: 200 });
  await toReaders(id);
}

async function givenTranslation(symptoms = ['Un', 'Deux']): Promise<void> {
  const { id } = await save(translator, { ...TEXTS, symptoms });
  await sendDone(translator, id);
}

/** Changes and publishes the source text. */
const moveSource = async (summary: string) => toReaders((await server.suggest(translator, page, { summary })).id);

const stateNow = async () => {
  const languageId = await server.languageId(LANGUAGE);
  const { pages } = await selectTranslatedPages(server.pool, { languageId, kind: 'condition', limit: 1000, offset: 0 });
  return pages.find(({ id }) => id === page)?.state;
};

const TEXTS = { name: 'Un nom', summary: 'Une phrase.' };
const stored = async () =>
  (
    await server.rows<Record<string, unknown>>(
      `SELECT t.*, t.source_revision::int AS revision FROM condition_translations t JOIN languages l ON l.id = t.language_id
       WHERE t.condition_id = $1 AND l.code = $2`,
      [page, LANGUAGE],
    )
  )[0];

describe('a draft of a translation', () => {
  it('is stored as typed, belongs to one translator, and is not published', async () => {
    const texts = { ...TEXTS, symptoms: ['Un', '', 'Trois'] };
    expect(await save(translator, texts)).toMatchObject({ status: 200 });
    const desk = await readDesk(translator);
    expect(desk.draft).toMatchObject({ content: texts, note: 'First version', base: { texts: {} } });
    expect(await readDesk(colleague)).toMatchObject({
      draft: null,
      others: [{ person: 'translator', status: 'draft' }],
    });
    expect(await stored()).toBeUndefined();
    expect((await post(colleague, `/drafts/${desk.draft?.id}/send`)).status).toBe(404);
    expect((await post(colleague, `/drafts/${desk.draft?.id}/discard`)).status).toBe(404);
    expect((await post(translator, `/drafts/${desk.draft?.id}/discard`)).status).toBe(200);
    expect((await readDesk(translator)).draft).toBeNull();
  });

  it('refuses a stale save from a second tab, and accepts one based on the newer text', async () => {
    const first = createSaveBody(await readDesk(translator), TEXTS);
    const address = `/translations/${LANGUAGE}/condition/${page}`;
    const { id, savedAt } = await post(translator, address, first);
    const other = { ...first, texts: { name: 'Un autre nom' } };
    expect(await post(translator, address, other)).toMatchObject({ status: 409 });
    expect(await post(translator, address, { ...other, draft: { id, savedAt } })).toMatchObject({ status: 200, id });
    expect(await post(translator, address, { ...first, draft: { id, savedAt } })).toMatchObject({ status: 409 });
    expect((await readDesk(translator)).draft?.content).toEqual({ name: 'Un autre nom' });
  });

  it('is stored once when requests arrive together', async () => {
    const body = createSaveBody(await readDesk(translator), TEXTS);
    const address = `/translations/${LANGUAGE}/condition/${page}`;
    const answers = await Promise.all([1, 2, 3].map(() => post(translator, address, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await server.rows(`SELECT FROM contributions WHERE condition_id = $1`, [page])).toHaveLength(1);
  });

  it('refuses unknown fields, texts that are too long and unknown languages', async () => {
    expect(await save(translator, { views: '9' })).toMatchObject({ status: 400 });
    expect(await save(translator, { name: 'x'.repeat(81) })).toMatchObject({ status: 400 });
    expect(await save(translator, TEXTS, { sourceRevision: 99 })).toMatchObject({ status: 400 });
    const body = createSaveBody(await readDesk(translator), TEXTS);
    expect(await post(translator, `/translations/xx/condition/${page}`, body)).toMatchObject({ status: 404 });
    expect(await post(translator, `/translations/en/condition/${page}`, body)).toMatchObject({ status: 404 });
    expect(await post(translator, `/translations/%00/condition/${page}`, body)).toMatchObject({ status: 404 });
  });
});

describe('a sent translation', () => {
  it('is published by other people, with translator, reviewer and source revision', async () => {
    const { id } = await save(translator, { ...TEXTS, symptoms: ['Un', '', 'Trois'] });
    expect(await send(translator, id)).toMatchObject({ status: 200, state: 'pending' });
    expect(await save(translator, TEXTS)).toMatchObject({ status: 409 });
    expect(await step(editor, id, 'publish')).toMatchObject({ status: 409 });
    await toReaders(id);
    const { source } = await readDesk(translator);
    expect(await stored()).toMatchObject({
      name: 'Un nom',
      summary: 'Une phrase.',
      symptoms: ['Un', 'Trois'],
      _status: 'published',
      status: 'published',
      translated_by_id: translator.id,
      reviewed_by_id: reviewer.id,
      revision: source.revision,
    });
    expect(await readDesk(translator)).toMatchObject({
      draft: null,
      sent: null,
      since: null,
      published: { translatedBy: 'translator', reviewedBy: 'reviewer' },
    });
  });

  it('needs name, summary, an address in each resource, and a change', async () => {
    const { id } = await save(translator, { name: 'Un nom' });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: 'summary: is required' });
    await save(translator, { ...TEXTS, resources: ['Sans adresse'] });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: expect.stringContaining('resources') });
    await save(translator, TEXTS);
    await sendDone(translator, id);
    const next = await save(translator, { name: 'Un nom' });
    expect(await send(translator, next.id)).toMatchObject({ status: 400, error: 'texts: must change something' });
    expect(await post(translator, `/drafts/${next.id}/send`)).toMatchObject({ status: 400 });
  });

  it('can be withdrawn only by its author', async () => {
    const { id } = await save(translator, TEXTS);
    await send(translator, id);
    expect(await post(colleague, `/own/${id}/withdraw`)).toMatchObject({ status: 403 });
    expect(await post(translator, `/own/${id}/withdraw`)).toMatchObject({ status: 200, state: 'withdrawn' });
    expect(await save(translator, TEXTS)).toMatchObject({ status: 200 });
  });

  it('answers a change request with a draft, and keeps the earlier text', async () => {
    const { id } = await save(translator, TEXTS);
    await send(translator, id);
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'request_changes', { reason: 'Too literal' });
    expect((await readDesk(translator)).sent).toMatchObject({ request: { by: 'reviewer', reason: 'Too literal' } });
    const draft = await save(translator, { ...TEXTS, summary: 'Une meilleure phrase.' }, { note: 'As you said' });
    expect(draft).toMatchObject({ status: 200 });
    expect(await getReview(id, { id: reviewer.id, role: 'reviewer' }, server.pool)).toMatchObject({
      contribution: { content: TEXTS },
    });
    expect(await send(translator, draft.id)).toMatchObject({ status: 200, id, state: 'in_review' });
    expect(await readDesk(translator)).toMatchObject({ draft: null, sent: { id } });
    const answered = `SELECT reason, detail FROM review_events WHERE contribution_id = $1 AND action = 'answer'`;
    expect(await server.row(answered, [id])).toMatchObject({ reason: 'As you said', detail: { content: TEXTS } });
    await toReaders(id);
    expect(await stored()).toMatchObject({ summary: 'Une meilleure phrase.' });
  });
});

describe('a changed source', () => {
  it('makes a translation stale until it is confirmed without a change', async () => {
    const before = (await readDesk(translator)).source;
    await givenTranslation([before.texts.symptoms ?? []].flat().map((entry) => `fr ${entry}`));
    await moveSource('Said otherwise.');
    const desk = await readDesk(translator);
    expect(desk.since).toMatchObject({ revision: before.revision, texts: { summary: before.texts.summary } });
    expect(desk.source.texts.summary).toBe('Said otherwise.');
    const { id } = await save(translator, {});
    expect(await send(translator, id)).toMatchObject({ status: 200 });
    const review = await getReview(id, { id: reviewer.id, role: 'reviewer' }, server.pool);
    expect(review).toMatchObject({ contribution: { content: {} }, conflicts: [] });
    await toReaders(id);
    expect(await stored()).toMatchObject({ name: 'Un nom', revision: desk.source.revision });
    expect((await readDesk(translator)).since).toBeNull();
  });

  it('cannot be confirmed while an entry or paragraph is missing', async () => {
    await givenTranslation();
    await moveSource('Said otherwise once more.');
    const all = (await readDesk(translator)).source.texts;
    const symptoms = [all.symptoms ?? []].flat();
    const still = await save(translator, {});
    expect(await send(translator, still.id)).toMatchObject({
      status: 400,
      error: `symptoms: 2 of ${symptoms.length} parts are translated. Translate the others`,
    });
    const { draft, source } = await readDesk(translator);
    await save(translator, { symptoms, overview: 'Un paragraphe.' }, { sourceRevision: source.revision });
    expect(draft).not.toBeNull();
    await sendDone(translator, still.id);
    expect(await stateNow()).toBe('partial');
    await moveSource('And once more.');
    const next = await save(translator, {});
    expect(await send(translator, next.id)).toMatchObject({
      status: 400,
      error: expect.stringContaining('overview: 1 of'),
    });
  });

  it('blocks sending a draft until its author has saved it against the new revision', async () => {
    const { id } = await save(translator, TEXTS);
    await moveSource('Changed while it was translated.');
    const { sinceDraft, source } = await readDesk(translator);
    expect(sinceDraft).toMatchObject({ revision: source.revision - 1 });
    expect(await send(translator, id)).toMatchObject({ status: 409 });
    expect(await save(translator, TEXTS)).toMatchObject({ status: 200 });
    expect(await send(translator, id)).toMatchObject({ status: 409 });
    await save(translator, TEXTS, { sourceRevision: source.revision });
    expect(await send(translator, id)).toMatchObject({ status: 200 });
  });

  it('lets a translator send over a newer translation only after they have seen it', async () => {
    await givenTranslation();
    const mine = await save(translator, { summary: 'La mienne.' });
    const theirs = await save(colleague, { summary: 'La leur.' });
    await sendDone(colleague, theirs.id);
    expect(await send(translator, mine.id)).toMatchObject({ status: 409 });
    const { published } = await readDesk(translator);
    await save(translator, { summary: 'La nôtre.' }, { publishedDigest: published?.digest });
    await sendDone(translator, mine.id);
    expect(await stored()).toMatchObject({ summary: 'La nôtre.', symptoms: ['Un', 'Deux'] });
  });

  it('leaves a translation stale when a user corrects some of its words', async () => {
    await givenTranslation();
    const { source } = await readDesk(translator);
    await moveSource('Other words again.');
    const { id } = await server.suggest(colleague, page, { symptoms: ['Un', 'Deux', 'Trois'] }, { language: LANGUAGE });
    await toReaders(id);
    expect(await stored()).toMatchObject({ symptoms: ['Un', 'Deux', 'Trois'], revision: source.revision });
  });
});

describe('a translation of a category', () => {
  const address = { kind: 'category', id: 2, language: LANGUAGE } as const;
  const deskNow = () => getTranslation({ ...address, actor: { id: translator.id, role: 'translator' } }, server.pool);
  const saveNow = async (texts: object) => {
    const body = createSaveBody(await deskNow(), texts);
    return post(translator, `/translations/${LANGUAGE}/category/2`, body);
  };

  it('is sent and published, becomes stale with its source, and is confirmed', async () => {
    const { id } = await saveNow({ name: 'Un rayon', description: 'Ce qui s’y trouve.' });
    expect(await send(translator, id)).toMatchObject({ status: 200, state: 'pending' });
    await toReaders(id);
    expect(await deskNow()).toMatchObject({ published: { texts: { name: 'Un rayon' }, translatedBy: 'translator' } });
    const data = { description: 'What is on this shelf now.', reason: 'Clearer' };
    await server.payload.update({ collection: 'categories', id: 2, data, overrideAccess: true });
    const desk = await deskNow();
    expect(desk.since?.texts).toMatchObject({ description: expect.not.stringContaining('now') });
    const still = await saveNow({});
    await sendDone(translator, still.id);
    expect(await deskNow()).toMatchObject({ since: null, published: { sourceRevision: desk.source.revision } });
  });

  it('needs name and description', async () => {
    await runUnprotected(server.pool, 'DELETE FROM category_translations WHERE category_id = 2');
    const { id } = await saveNow({ name: 'Un rayon' });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: 'description: is required' });
  });
});
