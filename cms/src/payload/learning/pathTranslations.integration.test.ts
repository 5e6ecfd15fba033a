import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import {
  NO_ENTRY,
  OLDER_ENTRIES,
  SOURCE_CHANGED,
  TRANSLATION_CHANGED,
} from '@common-ground/api/contracts/translations/desk.ts';
import { getTranslation } from '@common-ground/api/features/translations/getTranslation.ts';
import { selectCoverage } from '@common-ground/api/features/translations/queries/selectCoverage.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { SEEDING } from '../hooks/seeding.ts';
import { type Member, openDeskServer } from '../testing/openDeskServer.ts';
import { type PathRecord, readPathDocument, toPathRecord } from './pathRecord.ts';

const { desk, member, rows, server } = openDeskServer();
const PATH = 1;
let translator: Member;
beforeAll(async () => {
  translator = await member('translates', 'translator');
});

const read = async (language = 'es') =>
  getTranslation(
    { kind: 'path', id: PATH, language, actor: { id: translator.id, role: 'translator' } },
    { database: server.test.pool, payload: server.test.payload },
  );
const staleIn = (entries: TranslatedEntry[]) =>
  entries.filter(({ madeFrom }) => madeFrom !== null).map(({ key }) => key);
const record = async () =>
  (await server.test.payload.findByID({ collection: 'learning-paths', depth: 0, id: PATH })) as unknown as PathRecord;
const pathNow = async () => readPathDocument(await record());

type Change = (path: Awaited<ReturnType<typeof pathNow>>) => void;
async function publishPathWith(change: Change): Promise<void> {
  const path = await pathNow();
  change(path);
  const data = { ...toPathRecord(path), _status: 'published' } as never;
  await server.test.payload.update({ collection: 'learning-paths', id: PATH, context: SEEDING, data });
}

type Saved = { texts: Record<string, string>; revision?: number; version?: number | null };
async function save({ texts, ...seen }: Saved, language = 'es') {
  const { cookie } = translator;
  const { source, record: kept } = await read(language);
  const body = { texts, revision: source.revision, version: kept?.version ?? null, ...seen };
  const response = await desk('POST', `/contributions/translations/${language}/path/${PATH}`, { cookie, body });
  return { status: response.status, said: await response.text() };
}

async function send() {
  const { record: kept } = await read();
  const body = { editSummary: 'Brought up to date' };
  const { cookie } = translator;
  const response = await desk('POST', `/learning-path-translations/${kept?.id}/send-for-review`, { cookie, body });
  return { status: response.status, said: await response.text() };
}

const learned = async (language: string) =>
  (await rows('SELECT texts FROM learning.path_text WHERE path_id = $1 AND language = $2', [PATH, language]))[0]?.texts;
async function listed(language = 'es') {
  const [found] = await rows('SELECT id FROM languages WHERE code = $1', [language]);
  const filter = { languageId: found?.id, kind: 'path', limit: 50, offset: 0 } as const;
  return (await selectTranslatedPages(server.test.pool, filter)).pages.find(({ id }) => id === PATH);
}

describe('translation of a learning path', () => {
  it('is current when its source is only reordered', async () => {
    const before = await read();
    expect(before).toMatchObject({ draft: null, published: { revision: 1, stale: 0, done: before.entries.length } });
    expect(await listed()).toMatchObject({ state: 'published', progress: { stale: 0 } });
    const quiz = (await pathNow()).modules.find(({ questions }) => questions?.length);
    const question = quiz?.questions?.[0];
    await publishPathWith(({ modules }) => {
      for (const { sections, questions } of modules) {
        sections?.reverse();
        questions?.[0]?.options.reverse();
      }
    });
    const after = await read();
    expect(after.source.revision).toBe(2);
    expect(staleIn(after.entries)).toEqual([]);
    const spanish = before.entries.filter(({ key }) =>
      key.startsWith(`modules.${quiz?.id}.questions.${question?.id}.options`),
    );
    const texts = spanish.filter(({ key }) => key.endsWith('.text')).map(({ text }) => text);
    expect((await learned('es')).questions[question?.id ?? 0].options).toEqual(texts.reverse());
    expect(await listed()).toMatchObject({ state: 'published' });
  });

  it('is stale in each changed entry, until a draft updates or confirms that entry', async () => {
    const section = (await read()).entries.find(({ kind }) => kind === 'markdown') as TranslatedEntry;
    const had = await learned('es');
    await publishPathWith((path) => {
      path.title = 'Said otherwise';
      path.description = 'Said otherwise as well.';
      for (const { sections } of path.modules)
        for (const one of sections ?? []) if (one.content === section.source) one.content = 'Said otherwise here.';
    });
    const stale = ['title', 'description', section.key];
    expect(staleIn((await read()).entries)).toEqual(stale);
    // Learners keep the published translation meanwhile.
    expect(await learned('es')).toEqual(had);
    expect(await listed()).toMatchObject({ state: 'stale', progress: { stale: 3 } });
    const { entries } = await read();
    const still = entries.find(({ key }) => key === 'description')?.text ?? '';
    const saved = await save({ texts: { title: 'Dicho de otra manera', description: still } });
    expect(saved.status, saved.said).toBe(200);
    const drafted = await read();
    expect(staleIn(drafted.entries)).toEqual([section.key]);
    expect(drafted.entries[0]).toMatchObject({ key: 'title', text: 'Dicho de otra manera' });
    expect(drafted.draft).toMatchObject({ person: 'translates' });
    expect(await listed()).toMatchObject({ state: 'draft', people: ['translates'], progress: { stale: 1 } });
    expect(await learned('es')).toEqual(had);
    await publishPathWith((path) => {
      path.description = 'Said once more.';
    });
    expect(await send()).toMatchObject({ status: 409, said: expect.stringContaining(`2 ${OLDER_ENTRIES}`) });
    const again = (await read()).entries.filter(({ madeFrom }) => madeFrom !== null);
    expect(again.map(({ key, madeFrom }) => [key, madeFrom])).toEqual([
      ['description', 'Said otherwise as well.'],
      [section.key, section.source],
    ]);
  });

  it('cannot be saved while the CMS saves its record', async () => {
    const other = await server.test.pool.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM learning_path_translations WHERE path_id = $1 FOR NO KEY UPDATE', [PATH]);
    const refused = await save({ texts: {} });
    await other.query('ROLLBACK');
    other.release();
    expect(refused).toEqual({ status: 409, said: expect.stringContaining(TRANSLATION_CHANGED) });
  });

  it('stores sections, and rejects invalid texts and outdated versions', async () => {
    const { entries, source, record: seen } = await read();
    const section = entries.find(({ kind }) => kind === 'markdown') as TranslatedEntry;
    const text = '## Título\n\nUna [condición](/condition/3) **importante**.\n\n- uno\n- dos';
    expect((await save({ texts: { [section.key]: text } })).status).toBe(200);
    expect((await read()).entries.find(({ key }) => key === section.key)).toMatchObject({ text, madeFrom: null });
    const refused = async (saved: Saved) => {
      const { status, said } = await save(saved);
      return [status, said];
    };
    expect(await refused({ texts: {}, version: seen?.version ?? null })).toEqual([
      409,
      expect.stringContaining(TRANSLATION_CHANGED),
    ]);
    expect(await refused({ texts: {}, revision: source.revision - 1 })).toEqual([
      409,
      expect.stringContaining(SOURCE_CHANGED),
    ]);
    expect(await refused({ texts: { 'modules.999.title': 'x' } })).toEqual([400, expect.stringContaining(NO_ENTRY)]);
    expect(await refused({ texts: { title: 'x'.repeat(121) } })).toEqual([400, expect.stringContaining('120')]);
    const bad = { [section.key]: '[x](javascript:alert(1))' };
    expect(await refused({ texts: bad })).toEqual([400, expect.stringContaining('javascript')]);
    const body = { texts: {}, revision: source.revision, version: null };
    const own = { cookie: translator.cookie, body };
    expect((await desk('POST', `/contributions/translations/en/path/${PATH}`, own)).status).toBe(404);
  });

  it('is a draft after its first entry, and hidden from learners', async () => {
    await rows(`INSERT INTO languages (code, name, native_name, direction, is_active, is_default)
      VALUES ('pt', 'Portuguese', 'Português', 'ltr', false, false)`);
    expect(await read('pt')).toMatchObject({ record: null, published: null, draft: null });
    expect(await listed('pt')).toMatchObject({ state: 'missing', progress: null });
    const saved = await save({ texts: { title: 'Primeiros passos' } }, 'pt');
    expect(saved.status, saved.said).toBe(200);
    const begun = await read('pt');
    expect(begun.entries.filter(({ text }) => text).map(({ text }) => text)).toEqual(['Primeiros passos']);
    expect(await listed('pt')).toMatchObject({ state: 'draft', progress: { done: 1, stale: 0 } });
    const coverage = (await selectCoverage(server.test.pool)).find(({ language }) => language.code === 'pt');
    expect(coverage).toMatchObject({ draft: 1, missing: (coverage?.total ?? 0) - 1 });
    expect(await learned('pt')).toBeUndefined();
  });

  it('is hidden from learners while an entry is missing, until it is published again', async () => {
    await publishPathWith(({ modules }) => {
      modules.find(({ sections }) => sections)?.sections?.push({ title: 'New', content: 'New.' });
    });
    expect(await learned('es')).toBeUndefined();
    const { entries, published } = await read();
    expect(published).toMatchObject({ entries: entries.length, done: entries.length - 2 });
    const texts = Object.fromEntries(entries.flatMap(({ key, text }) => (text ? [] : [[key, 'Nuevo']])));
    expect(Object.keys(texts).length).toBe(2);
    expect(await send()).toMatchObject({ status: 400, said: expect.stringContaining('not whole') });
    const still = entries.find(({ key }) => key === 'description')?.text ?? '';
    expect((await save({ texts: { ...texts, description: still } })).status).toBe(200);
    const sent = await send();
    expect(sent.status, sent.said).toBe(200);
    expect(await listed()).toMatchObject({ state: 'in_review', people: ['translates'] });
    const draft = await read();
    expect(draft.sent).toMatchObject([{ status: 'pending', isOwn: true }]);
    const whole = Object.fromEntries(draft.entries.map(({ key, text }) => [key, text]));
    expect(Object.values(whole).every(Boolean)).toBe(true);
    const where = { collection: 'learning-path-translations', id: draft.record?.id ?? 0 } as const;
    const found = await server.test.payload.findByID({ ...where, depth: 0, draft: true });
    await server.test.payload.update({ ...where, context: SEEDING, data: { ...found, _status: 'published' } as never });
    expect((await learned('es')).title).toBe('Dicho de otra manera');
    expect(await listed()).toMatchObject({ state: 'published', progress: { stale: 0 } });
  });
});
