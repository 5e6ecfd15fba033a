import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { DOCUMENTS } from '@common-ground/api/contracts/documents/registry.ts';
import { NO_DRAFT, NO_ENTRY, OLDER_ENTRIES } from '@common-ground/api/contracts/translations/desk.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';
import { createTranslationDesk, staleIn, textsIn } from './support/translationDesk.ts';

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

const { post, readDesk, save, send, discard, withdraw } = createTranslationDesk(server, {
  language: LANGUAGE,
  page: () => page,
});

/** Saves, sends and publishes texts. */
async function givenTranslation(texts: object = TEXTS): Promise<void> {
  const { id } = await save(translator, texts);
  await toReaders((await send(translator, id)).id);
}

/** Changes and publishes the source text. */
const moveSource = async (texts: object) => toReaders((await server.suggest(editor, page, texts)).id);

const stateNow = async () => {
  const languageId = await server.languageId(LANGUAGE);
  const { pages } = await selectTranslatedPages(server.pool, { languageId, kind: 'condition', limit: 1000, offset: 0 });
  return pages.find(({ id }) => id === page);
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
  it('is shared by all translators, names who saved it last, and is not published', async () => {
    const texts = { ...TEXTS, 'symptoms.1': 'Deux', 'overview.1': 'Second', aliases: 'Un\nDeux' };
    expect(await save(translator, texts)).toMatchObject({ status: 200 });
    expect(textsIn(await readDesk(colleague))).toEqual(texts);
    expect(await readDesk(colleague)).toMatchObject({ draft: { person: 'translator' }, published: null });
    expect(await save(colleague, { 'symptoms.0': 'Un' })).toMatchObject({ status: 200 });
    const desk = await readDesk(translator);
    expect(textsIn(desk)).toEqual({ ...texts, 'symptoms.0': 'Un' });
    expect(desk).toMatchObject({ draft: { person: 'interpreter' }, mayWrite: true });
    expect(await stored()).toMatchObject({ _status: 'draft' });
    expect(await stateNow()).toMatchObject({ state: 'draft', people: ['interpreter', 'translator'] });
  });

  it('refuses a stale save from a second tab, and stores one of several first saves', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save(translator, TEXTS, { version: null })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const version = (await readDesk(translator)).record?.version;
    expect(await save(colleague, { name: 'Un autre nom' }, { version })).toMatchObject({ status: 200 });
    expect(await save(translator, { name: 'Le mien' }, { version })).toMatchObject({ status: 409 });
    expect(textsIn(await readDesk(translator))).toEqual({ ...TEXTS, name: 'Un autre nom' });
  });

  it('refuses unknown entries, wrong texts, other revisions and unknown languages', async () => {
    expect(await save(translator, { views: '9' })).toMatchObject({
      status: 400,
      error: expect.stringContaining(NO_ENTRY),
    });
    expect(await save(translator, { name: 'x'.repeat(81) })).toMatchObject({ status: 400 });
    expect(await save(translator, { resources: 'Sans adresse' })).toMatchObject({
      status: 400,
      error: expect.stringContaining('needs a title and an address'),
    });
    expect(await save(translator, TEXTS, { revision: 99 })).toMatchObject({ status: 409 });
    const body = { texts: TEXTS, revision: 1, version: null };
    for (const language of ['xx', 'en', '%00'])
      expect(await post(translator, `/contributions/translations/${language}/condition/${page}`, body)).toMatchObject({
        status: 404,
      });
  });

  it('is discarded to what readers have, and to nothing where they have none', async () => {
    expect(await discard(translator)).toMatchObject({ status: 409, error: NO_DRAFT });
    await save(translator, TEXTS);
    expect(await discard(colleague)).toMatchObject({ status: 200 });
    expect(await readDesk(translator)).toMatchObject({ draft: null, published: null });
    expect(textsIn(await readDesk(translator))).toEqual({});
    expect(await stateNow()).toMatchObject({ state: 'missing', people: [] });
    await givenTranslation();
    await save(translator, { summary: 'Une autre.' });
    expect(await stateNow()).toMatchObject({ state: 'draft' });
    expect(await discard(translator)).toMatchObject({ status: 200 });
    expect(await readDesk(translator)).toMatchObject({ draft: null, published: { done: 2 } });
    expect(textsIn(await readDesk(translator))).toEqual(TEXTS);
    expect(await stateNow()).toMatchObject({ state: 'partial' });
    expect(await discard(translator)).toMatchObject({ status: 409, error: NO_DRAFT });
  });

  it('may be written by a reviewer, who does not approve it', async () => {
    const { id } = await save(translator, TEXTS);
    expect(await save(reviewer, { 'symptoms.0': 'Un' })).toMatchObject({ status: 200 });
    const sent = await send(translator, id);
    await step(reviewer, sent.id, 'take');
    expect(await step(reviewer, sent.id, 'approve', { checklist: CHECKLIST })).toMatchObject({ status: 403 });
    const review = await getReview(sent.id, { id: reviewer.id, role: 'reviewer' }, server.pool);
    expect(review?.own).toBe('writer');
  });
});

describe('a sent translation', () => {
  it('is published by other people, with translator, reviewer, source revision and its places', async () => {
    const { id } = await save(translator, { ...TEXTS, 'symptoms.0': 'Un', 'symptoms.2': 'Trois' });
    const sent = await send(translator, id);
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect(await step(editor, sent.id, 'publish')).toMatchObject({ status: 409 });
    await toReaders(sent.id);
    const { source, entries } = await readDesk(translator);
    const places = entries.filter(({ key }) => key.startsWith('symptoms.')).map(({ text }) => text);
    expect(places.slice(0, 3)).toEqual(['Un', '', 'Trois']);
    expect(await stored()).toMatchObject({
      name: 'Un nom',
      summary: 'Une phrase.',
      symptoms: places,
      _status: 'published',
      status: 'published',
      translated_by_id: translator.id,
      reviewed_by_id: reviewer.id,
      revision: source.revision,
      made_from: null,
    });
    expect(await readDesk(translator)).toMatchObject({
      draft: null,
      sent: [],
      published: { translator: 'translator', reviewer: 'reviewer', stale: 0 },
    });
    const { text } = await server.call('GET', `/api/conditions/${page}/texts?lang=${LANGUAGE}`);
    expect(JSON.parse(text).texts.symptoms).toEqual(['Un', 'Trois']);
  });

  it('needs name, summary and a change', async () => {
    const { id } = await save(translator, { name: 'Un nom' });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: 'summary: is required' });
    await save(translator, TEXTS);
    await toReaders((await send(translator, id)).id);
    await save(translator, { name: 'Un nom' });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: 'texts: must change something' });
  });

  it('is withdrawn only by its author, and the draft stays', async () => {
    const sent = await send(translator, (await save(translator, TEXTS)).id);
    expect(await readDesk(translator)).toMatchObject({ sent: [{ id: sent.id, status: 'pending', isOwn: true }] });
    expect(await withdraw(colleague, sent.id)).toMatchObject({ status: 403 });
    expect(await withdraw(translator, sent.id)).toMatchObject({ status: 200, state: 'withdrawn' });
    expect(textsIn(await readDesk(translator))).toEqual(TEXTS);
  });

  it('leaves a newer draft of another user on top of the published text', async () => {
    const { id } = await save(translator, { ...TEXTS, 'symptoms.0': 'Un' });
    const sent = await send(translator, id);
    await save(colleague, { summary: 'Une autre phrase.' });
    const corrected = await server.suggest(editor, page, { summary: 'Said otherwise.' });
    await toReaders(sent.id);
    expect(await stored()).toMatchObject({ summary: TEXTS.summary, _status: 'published' });
    expect(await readDesk(translator)).toMatchObject({ draft: { person: 'interpreter' } });
    expect(textsIn(await readDesk(translator))).toEqual({ ...TEXTS, summary: 'Une autre phrase.', 'symptoms.0': 'Un' });
    await toReaders(corrected.id);
    const { id: correction } = await server.suggest(colleague, page, { name: 'Nom corrigé' }, { language: LANGUAGE });
    await toReaders(correction);
    expect(await stored()).toMatchObject({ name: 'Nom corrigé', summary: TEXTS.summary });
    expect(textsIn(await readDesk(translator))).toMatchObject({ name: 'Nom corrigé', summary: 'Une autre phrase.' });
  });

  it('answers a change request with the draft, and stores the earlier text', async () => {
    const { id } = await save(translator, TEXTS);
    const sent = await send(translator, id);
    await step(reviewer, sent.id, 'take');
    await step(reviewer, sent.id, 'request_changes', { reason: 'Too literal' });
    expect(await readDesk(translator)).toMatchObject({ request: { by: 'reviewer', reason: 'Too literal' } });
    expect(await readDesk(colleague)).toMatchObject({ request: null });
    await save(translator, { summary: 'Une meilleure phrase.' });
    expect(await send(translator, id, 'As you said')).toMatchObject({ status: 200, id: sent.id, state: 'in_review' });
    expect(await readDesk(translator)).toMatchObject({ request: null, sent: [{ id: sent.id }] });
    const answered = `SELECT reason, detail FROM review_events WHERE contribution_id = $1 AND action = 'answer'`;
    expect(await server.row(answered, [sent.id])).toMatchObject({ reason: 'As you said', detail: { content: TEXTS } });
    await toReaders(sent.id);
    expect(await stored()).toMatchObject({ summary: 'Une meilleure phrase.' });
  });

  it('keeps the places of its lists when a reader corrects one of its words', async () => {
    await givenTranslation({ ...TEXTS, 'symptoms.0': 'Un', 'symptoms.2': 'Trois' });
    const { id } = await server.suggest(colleague, page, { symptoms: ['Un', 'Tres'] }, { language: LANGUAGE });
    await toReaders(id);
    expect(textsIn(await readDesk(translator))).toMatchObject({ 'symptoms.0': 'Un', 'symptoms.2': 'Tres' });
  });
});

describe('a changed source', () => {
  it('makes an entry stale until it is confirmed without a change', async () => {
    const before = (await readDesk(translator)).entries.find(({ key }) => key === 'summary')?.source;
    await givenTranslation();
    await moveSource({ summary: 'Said otherwise.' });
    const desk = await readDesk(translator);
    expect(staleIn(desk)).toEqual([['summary', before]]);
    const { id } = await save(translator, { summary: TEXTS.summary });
    expect(staleIn(await readDesk(translator))).toEqual([]);
    const sent = await send(translator, id);
    expect(sent).toMatchObject({ status: 200 });
    const review = await getReview(sent.id, { id: reviewer.id, role: 'reviewer' }, server.pool);
    expect(review).toMatchObject({
      contribution: { content: {} },
      conflicts: [],
      source: { texts: { summary: 'Said otherwise.' }, former: { summary: before }, isConfirmed: true, isStale: false },
      page: { address: `/condition/${page}` },
    });
    await toReaders(sent.id);
    expect(await stored()).toMatchObject({ name: 'Un nom', revision: desk.source.revision });
    expect(staleIn(await readDesk(translator))).toEqual([]);
  });

  it('moves each entry of a list with its source, and leaves new ones empty', async () => {
    const texts = (await readDesk(translator)).entries.filter(({ key }) => key.startsWith('symptoms.'));
    const translated = Object.fromEntries(texts.map(({ key }, place) => [key, `fr ${place}`]));
    await givenTranslation({ ...TEXTS, ...translated });
    await moveSource({ symptoms: ['Something new', ...texts.map(({ source }) => source)] });
    const desk = await readDesk(translator);
    expect(desk.entries.filter(({ key }) => key.startsWith('symptoms.')).map(({ text }) => text)).toEqual([
      '',
      ...texts.map((_, place) => `fr ${place}`),
    ]);
    expect(staleIn(desk)).toEqual([]);
  });

  it('moves the entries of a list whose source is in another order, and makes nothing stale', async () => {
    const sources = (await readDesk(translator)).entries.filter(({ key }) => key.startsWith('symptoms.'));
    const translated = Object.fromEntries(sources.map(({ key, source }) => [key, `fr ${source}`]));
    await givenTranslation({ ...TEXTS, ...translated });
    await moveSource({ symptoms: sources.map(({ source }) => source).toReversed() });
    const desk = await readDesk(translator);
    const moved = desk.entries.filter(({ key }) => key.startsWith('symptoms.'));
    expect(moved.map(({ source, text }) => [source, text])).toEqual(
      sources.map(({ source }) => [source, `fr ${source}`]).toReversed(),
    );
    expect(desk).toMatchObject({ draft: null, published: { stale: 0 } });
  });

  it('blocks sending until each stale entry is saved beside the present source', async () => {
    const { id } = await save(translator, { ...TEXTS, 'overview.1': 'Second' });
    await moveSource({ summary: 'Changed while it was translated.' });
    expect(await send(translator, id)).toMatchObject({ status: 409, error: `1 ${OLDER_ENTRIES}` });
    expect(await save(translator, { name: 'Autre' })).toMatchObject({ status: 200 });
    expect((await readDesk(translator)).entries.find(({ key }) => key === 'overview.1')?.text).toBe('Second');
    expect(await send(translator, id)).toMatchObject({ status: 409 });
    await save(translator, { summary: TEXTS.summary });
    expect(await send(translator, id)).toMatchObject({ status: 200 });
  });

  it('leaves a translation stale when a user corrects some of its words', async () => {
    await givenTranslation();
    const { source } = await readDesk(translator);
    await moveSource({ summary: 'Other words again.' });
    const { id } = await server.suggest(colleague, page, { name: 'Nom corrigé' }, { language: LANGUAGE });
    await toReaders(id);
    expect(await stored()).toMatchObject({ name: 'Nom corrigé', revision: source.revision });
    expect(staleIn(await readDesk(translator)).map(([key]) => key)).toEqual(['summary']);
  });
});

describe('a translation of a category', () => {
  it('is sent and published, becomes stale with its source, and is confirmed', async () => {
    await runUnprotected(server.pool, 'DELETE FROM category_translations WHERE category_id = 2');
    const saveNow = (texts: object) => save(translator, texts, {}, 'category', 2);
    const { id } = await saveNow({ name: 'Un rayon' });
    expect(await send(translator, id, 'First', 'category')).toMatchObject({ error: 'description: is required' });
    await saveNow({ description: 'Ce qui s’y trouve.' });
    await toReaders((await send(translator, id, 'First', 'category')).id);
    const deskNow = () => readDesk(translator, 'category', 2);
    expect(await deskNow()).toMatchObject({ published: { translator: 'translator', done: 2 } });
    const data = { description: 'What is on this shelf now.', reason: 'Clearer' };
    await server.payload.update({ collection: 'categories', id: 2, data, overrideAccess: true });
    expect(staleIn(await deskNow()).map(([key]) => key)).toEqual(['description']);
    await saveNow({ description: 'Ce qui s’y trouve.' });
    await toReaders((await send(translator, id, 'Still right', 'category')).id);
    const desk = await deskNow();
    expect(desk).toMatchObject({ draft: null, published: { revision: desk.source.revision, stale: 0 } });
    expect(desk.entries.map(({ key }) => key)).toEqual(DOCUMENTS.category.parts.map(({ name }) => name));
  });
});
