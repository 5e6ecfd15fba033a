import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { getTranslation, type TranslationDesk } from '@common-ground/api/features/translations/getTranslation.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { clearAway } from '@common-ground/api/platform/testing/withoutKeeping.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DeskAnswer, type Member, reviewWorld } from './support/reviewWorld.ts';

const world = await reviewWorld();
const { translator, interpreter: colleague, reviewer, editor } = world.people;
const { step, toReaders } = world.atDesk;

/** Each test has a page of its own, one that has no translation into this language. */
const LANGUAGE = 'fr';
let page = 0;
beforeEach(async () => {
  const next = `SELECT id FROM conditions WHERE _status = 'published' AND id > $1 ORDER BY id LIMIT 1`;
  page = (await world.row<{ id: number }>(next, [page])).id;
  await clearAway(world.pool, `DELETE FROM condition_translations WHERE condition_id = $1`, [page]);
});

const post = (who: Member, path: string, body: object = {}) => world.atDesk.post(who, `/contributions${path}`, body);

const deskOf = ({ id }: Member): Promise<TranslationDesk> =>
  getTranslation({ kind: 'condition', id: page, language: LANGUAGE, actor: { id, role: 'translator' } }, world.pool);

/** What the editor sends when it was opened as the desk stands, with the own draft. */
function savingOf({ source, published, draft, sent }: TranslationDesk, texts: object) {
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
  const body = { ...savingOf(await deskOf(who), texts), ...changes };
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

/** As an editor's change of the source would leave it. */
const moveSource = async (summary: string) => toReaders((await world.suggest(translator, page, { summary })).id);

const stateNow = async () => {
  const languageId = await world.languageId(LANGUAGE);
  const { pages } = await selectTranslatedPages(world.pool, { languageId, kind: 'condition', limit: 1000, offset: 0 });
  return pages.find(({ id }) => id === page)?.state;
};

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
      others: [{ person: 'translator', status: 'draft' }],
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
    expect(await post(translator, `/translations/%00/condition/${page}`, body)).toMatchObject({ status: 404 });
  });
});

describe('a translation that is sent', () => {
  it('comes before readers by other people, with who wrote and who reviewed it and the source it was made from', async () => {
    const { id } = await save(translator, { ...TEXTS, symptoms: ['Un', '', 'Trois'] });
    expect(await send(translator, id)).toMatchObject({ status: 200, state: 'pending' });
    expect(await save(translator, TEXTS)).toMatchObject({ status: 409 });
    expect(await step(editor, id, 'publish')).toMatchObject({ status: 409 });
    await toReaders(id);
    const { source } = await deskOf(translator);
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
    expect(await deskOf(translator)).toMatchObject({
      draft: null,
      sent: null,
      since: null,
      published: { translatedBy: 'translator', reviewedBy: 'reviewer' },
    });
  });

  it('needs a name and a summary, an address for each resource, and something to say', async () => {
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
    expect((await deskOf(translator)).sent).toMatchObject({ request: { by: 'reviewer', reason: 'Too literal' } });
    const draft = await save(translator, { ...TEXTS, summary: 'Une meilleure phrase.' }, { note: 'As you said' });
    expect(draft).toMatchObject({ status: 200 });
    expect(await getReview(id, { id: reviewer.id, role: 'reviewer' }, world.pool)).toMatchObject({
      contribution: { content: TEXTS },
    });
    expect(await send(translator, draft.id)).toMatchObject({ status: 200, id, state: 'in_review' });
    expect(await deskOf(translator)).toMatchObject({ draft: null, sent: { id } });
    const answered = `SELECT reason, detail FROM review_events WHERE contribution_id = $1 AND action = 'answer'`;
    expect(await world.row(answered, [id])).toMatchObject({ reason: 'As you said', detail: { content: TEXTS } });
    await toReaders(id);
    expect(await stored()).toMatchObject({ summary: 'Une meilleure phrase.' });
  });
});

describe('when the page moves on', () => {
  it('a translation lags behind, shows what changed, and is brought up to date without other words', async () => {
    const before = (await deskOf(translator)).source;
    await givenTranslation([before.texts.symptoms ?? []].flat().map((entry) => `fr ${entry}`));
    await moveSource('Said otherwise.');
    const desk = await deskOf(translator);
    expect(desk.since).toMatchObject({ revision: before.revision, texts: { summary: before.texts.summary } });
    expect(desk.source.texts.summary).toBe('Said otherwise.');
    const { id } = await save(translator, {});
    expect(await send(translator, id)).toMatchObject({ status: 200 });
    const review = await getReview(id, { id: reviewer.id, role: 'reviewer' }, world.pool);
    expect(review).toMatchObject({ contribution: { content: {} }, conflicts: [] });
    await toReaders(id);
    expect(await stored()).toMatchObject({ name: 'Un nom', revision: desk.source.revision });
    expect((await deskOf(translator)).since).toBeNull();
  });

  it('is not said to be right as it stands while an entry or a paragraph is missing', async () => {
    await givenTranslation();
    await moveSource('Said otherwise once more.');
    const all = (await deskOf(translator)).source.texts;
    const symptoms = [all.symptoms ?? []].flat();
    const still = await save(translator, {});
    expect(await send(translator, still.id)).toMatchObject({
      status: 400,
      error: `symptoms: 2 of ${symptoms.length} translated. Translate what is missing`,
    });
    const { draft, source } = await deskOf(translator);
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
    await sendDone(colleague, theirs.id);
    expect(await send(translator, mine.id)).toMatchObject({ status: 409 });
    const { published } = await deskOf(translator);
    await save(translator, { summary: 'La nôtre.' }, { publishedDigest: published?.digest });
    await sendDone(translator, mine.id);
    expect(await stored()).toMatchObject({ summary: 'La nôtre.', symptoms: ['Un', 'Deux'] });
  });

  it('a reader’s correction of some words does not pass for a translation of the new source', async () => {
    await givenTranslation();
    const { source } = await deskOf(translator);
    await moveSource('Other words again.');
    const { id } = await world.suggest(colleague, page, { symptoms: ['Un', 'Deux', 'Trois'] }, { language: LANGUAGE });
    await toReaders(id);
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
    await toReaders(id);
    expect(await deskNow()).toMatchObject({ published: { texts: { name: 'Un rayon' }, translatedBy: 'translator' } });
    const data = { description: 'What is on this shelf now.', reason: 'Clearer' };
    await world.payload.update({ collection: 'categories', id: 2, data, overrideAccess: true });
    const desk = await deskNow();
    expect(desk.since?.texts).toMatchObject({ description: expect.not.stringContaining('now') });
    const still = await saveNow({});
    await sendDone(translator, still.id);
    expect(await deskNow()).toMatchObject({ since: null, published: { sourceRevision: desk.source.revision } });
  });

  it('needs both of its texts', async () => {
    await clearAway(world.pool, 'DELETE FROM category_translations WHERE category_id = 2');
    const { id } = await saveNow({ name: 'Un rayon' });
    expect(await send(translator, id)).toMatchObject({ status: 400, error: 'description: is required' });
  });
});
