import { splitText } from '@common-ground/api/contracts/documents/parts.ts';
import { translatedEntries } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import { OLDER_ENTRIES } from '@common-ground/api/contracts/translations/desk.ts';
import { toPageBody } from '@common-ground/api/features/contributions/toPageBody.ts';
import { demandEntryTexts } from '@common-ground/api/features/translations/demandEntryTexts.ts';
import { getTranslation, type TranslationState } from '@common-ground/api/features/translations/getTranslation.ts';
import { TRANSLATION_KINDS } from '@common-ground/api/features/translations/kinds/translationKinds.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { markdownToLexical } from '@common-ground/cms/src/payload/richtext/markdownToLexical.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { editor, translator, interpreter, reviewer, publisher } = server.people;
const { post, save: saveRecord, saveAndSend, send: sendRecord, step, approve, toReaders } = server.atDesk;
const { id: page } = await server.row<{ id: number }>(`SELECT id FROM pages WHERE slug = 'terms'`);
const languageId = await server.languageId('ar');

const TEXT_COLUMNS = `'title', t.title, 'summary', t.summary, 'body', t.body`;
/** Pages of the seed and their translations, as they are before any test. */
const seeded = await server.rows<{ slug: string; code: string; page: Stored; texts: Stored; blocks: number }>(
  `SELECT p.slug, l.code, jsonb_build_object(${TEXT_COLUMNS.replaceAll('t.', 'p.')}) AS page,
     jsonb_build_object(${TEXT_COLUMNS}) AS texts, public.count_blocks(t.body) AS blocks
   FROM pages p JOIN page_translations t ON t.page_id = p.id JOIN languages l ON l.id = t.language_id ORDER BY 1, 2`,
);
type Stored = { title: string; summary: string; body: RichText };

describe('a page of the seed', () => {
  it.each(seeded)('has the same stored form after a conversion block by block: $slug in $code', (row) => {
    for (const { body } of [row.page, row.texts])
      expect(toPageBody(lexicalToMarkdown(body), { stored: [], toRichText: markdownToLexical })).toEqual(body);
  });

  it.each(seeded)('has a translation of each block, which the editor accepts: $slug in $code', (row) => {
    const { readSource, parts } = TRANSLATION_KINDS.page;
    const made = { source: readSource(row.page), texts: readSource(row.texts) };
    const entries = translatedEntries(parts, made.source, made);
    const texts = Object.fromEntries(entries.map(({ key, text }) => [key, text]));
    expect(entries.filter(({ key, text }) => key === 'body' || !text)).toEqual([]);
    expect(demandEntryTexts(entries, texts)).toEqual(texts);
    expect(row.blocks).toBe(entries.filter(({ section }) => section === 'body').length);
  });
});

/** A page whose two lists have a paragraph between. */
const BLOCKS = ['## One', 'First.', '- a\n- b', 'Between.', '- c', 'Last.'];
const TEXTS = {
  title: 'الشروط',
  summary: 'ملخص.',
  'body.0': '## واحد',
  'body.1': 'أولاً.',
  'body.2': '- ا\n- ب',
  'body.3': 'بين.',
  'body.4': '- ج',
  'body.5': 'أخيراً.',
};

beforeEach(async () => {
  await runUnprotected(server.pool, 'DELETE FROM page_translations WHERE page_id = $1 AND language_id = $2', [
    page,
    languageId,
  ]);
  await publishPage(BLOCKS);
});

const publishPage = (blocks: readonly string[]) =>
  server.cms.publish('pages', page, { title: 'Terms', summary: 'Short.', body: toBody(blocks) });
const toBody = (blocks: readonly string[]) => markdownToLexical(blocks.join('\n\n'));

const readDesk = ({ id }: Member): Promise<TranslationState> =>
  getTranslation(
    { kind: 'page', id: page, language: 'ar', actor: { id, role: id === reviewer.id ? 'reviewer' : 'translator' } },
    { database: server.pool, payload: server.payload },
  );
const textsIn = ({ entries }: TranslationState) =>
  Object.fromEntries(entries.flatMap(({ key, text }) => (text ? [[key, text]] : [])));
const staleIn = ({ entries }: TranslationState) => entries.flatMap(({ key, madeFrom }) => (madeFrom ? [key] : []));

async function save(who: Member, texts: object) {
  const { source, record } = await readDesk(who);
  const body = { texts, revision: source.revision, version: record?.version ?? null };
  return post(who, `/contributions/translations/ar/page/${page}`, body);
}
const send = async (who: Member) => sendRecord(who, `page-translations/${(await readDesk(who)).record?.id}`);
async function givenPublished(): Promise<void> {
  await save(translator, TEXTS);
  await toReaders((await send(translator)).id);
}
const findListed = async () => {
  const filter = { languageId, kind: 'page', limit: 100, offset: 0 } as const;
  return (await selectTranslatedPages(server.pool, filter)).pages.find(({ id }) => id === page);
};
type Row = { id: number; title: string; body: unknown; revision: number; _status: string; made_from: unknown };
const stored = () =>
  server.row<Row>(
    'SELECT *, source_revision::int AS revision FROM page_translations WHERE page_id = $1 AND language_id = $2',
    [page, languageId],
  );

describe('a translation of a page about the site', () => {
  it('is drafted block by block, shared, sent when it is whole, and published by other people', async () => {
    expect(await findListed()).toMatchObject({ state: 'missing', name: 'Terms', category: null });
    await save(translator, { title: TEXTS.title, 'body.2': TEXTS['body.2'], 'body.4': TEXTS['body.4'] });
    // Without the text between them, the two lists stay two entries.
    expect(textsIn(await readDesk(interpreter))).toEqual({
      title: TEXTS.title,
      'body.2': TEXTS['body.2'],
      'body.4': TEXTS['body.4'],
    });
    expect(await send(translator)).toMatchObject({ status: 400, error: expect.stringContaining('Summary is missing') });
    const { 'body.3': between, ...others } = TEXTS;
    await save(interpreter, others);
    expect(await findListed()).toMatchObject({ state: 'draft', people: ['interpreter', 'translator'] });
    expect(await send(translator)).toMatchObject({ status: 400, error: expect.stringContaining('Block 4 is missing') });
    await save(translator, { 'body.3': between });
    expect(textsIn(await readDesk(translator))).toEqual(TEXTS);
    const sent = await send(translator);
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect(await findListed()).toMatchObject({ state: 'in_review' });
    expect(await stored()).toMatchObject({ _status: 'draft' });
    await toReaders(sent.id);
    const { source } = await readDesk(translator);
    expect(await stored()).toMatchObject({
      title: TEXTS.title,
      body: toBody(Object.values(TEXTS).slice(2)),
      _status: 'published',
      revision: source.revision,
      made_from: null,
    });
    expect(await findListed()).toMatchObject({ state: 'published', translatedName: TEXTS.title, people: [] });
    expect(await readDesk(translator)).toMatchObject({
      collection: 'page-translations',
      isWhole: true,
      source: { address: '/terms' },
      draft: null,
      published: { done: 8, stale: 0 },
    });
  });

  it('is stale in the block that changed until that block is confirmed', async () => {
    await givenPublished();
    const before = await stored();
    await publishPage(BLOCKS.with(1, 'Reworded.'));
    expect(staleIn(await readDesk(translator))).toEqual(['body.1']);
    expect(await findListed()).toMatchObject({ state: 'stale' });
    await save(translator, { title: 'شروطنا' });
    expect(await send(translator)).toMatchObject({ status: 409, error: `1 ${OLDER_ENTRIES}` });
    await save(translator, { 'body.1': TEXTS['body.1'] });
    expect(staleIn(await readDesk(translator))).toEqual([]);
    await toReaders((await send(translator)).id);
    const desk = await readDesk(translator);
    expect(await stored()).toMatchObject({ title: 'شروطنا', body: before.body, revision: desk.source.revision });
    expect(desk).toMatchObject({ draft: null, published: { stale: 0 } });
  });

  it('is confirmed without any other change', async () => {
    await givenPublished();
    await publishPage(BLOCKS.with(5, 'At last.'));
    await save(translator, { 'body.5': TEXTS['body.5'] });
    await toReaders((await send(translator)).id);
    expect(await findListed()).toMatchObject({ state: 'published' });
  });

  it('is partial after a new block, and right again when the page says what it said', async () => {
    await givenPublished();
    const states = [];
    for (const blocks of [[...BLOCKS, 'New.'], BLOCKS.toReversed(), BLOCKS.with(0, '## Two'), BLOCKS]) {
      await publishPage(blocks);
      states.push((await findListed())?.state);
    }
    expect(states).toEqual(['partial', 'published', 'stale', 'published']);
  });

  it('is sent in the form that the page has now when its blocks were moved meanwhile', async () => {
    await save(translator, TEXTS);
    await publishPage(BLOCKS.toReversed());
    await toReaders((await send(translator)).id);
    expect((await stored()).body).toEqual(toBody(Object.values(TEXTS).slice(2).toReversed()));
  });

  it('keeps the newer draft of another translator when what was sent is published', async () => {
    await save(translator, TEXTS);
    const sent = await send(translator);
    await save(interpreter, { 'body.5': 'في النهاية.' });
    await toReaders(sent.id);
    expect((await stored()).body).toEqual(toBody(Object.values(TEXTS).slice(2)));
    expect(textsIn(await readDesk(translator))).toEqual({ ...TEXTS, 'body.5': 'في النهاية.' });
  });

  it('keeps the stored form of blocks that did not change, and all of it after a discarded draft', async () => {
    await givenPublished();
    const opensTab = { linkType: 'custom', url: '/about', newTab: true };
    const body = toBody(['## واحد', '[حول](/about)', ...Object.values(TEXTS).slice(4)]) as never as Linked;
    Object.assign(body.root.children[1]?.children[0] ?? {}, { fields: opensTab });
    const { id } = await stored();
    await toReaders((await saveAndSend(translator, `page-translations/${id}`, { body })).id);
    const before = await stored();
    expect(JSON.stringify(before.body)).toContain('"newTab":true');
    await save(translator, { 'body.5': 'في النهاية.' });
    const version = (await readDesk(translator)).record?.version;
    await post(translator, `/contributions/translations/ar/page/${page}/discard`, { version });
    expect(await readDesk(translator)).toMatchObject({ draft: null });
    expect(await findListed()).toMatchObject({ state: 'published' });
    await save(translator, { 'body.5': 'في النهاية.' });
    await toReaders((await send(translator)).id);
    const after = (await stored()).body as Linked;
    expect(after.root.children[1]).toEqual((before.body as Linked).root.children[1]);
  });

  it('refuses an entry that would be several blocks, and a list beside another', async () => {
    expect(await save(translator, { 'body.1': 'One\n## Two' })).toMatchObject({
      status: 400,
      error: expect.stringContaining('must be one heading'),
    });
    await save(translator, { ...TEXTS, 'body.3': '- بين' });
    expect(await send(translator)).toMatchObject({ status: 400, error: expect.stringContaining('two lists') });
  });

  it('is written by translators and editors, and read by reviewers', async () => {
    expect(await save(reviewer, TEXTS)).toMatchObject({ status: 403 });
    expect(await readDesk(reviewer)).toMatchObject({ mayWrite: false });
    expect(await save(editor, TEXTS)).toMatchObject({ status: 200 });
    const sent = await send(translator);
    await approve(sent.id);
    expect(await step(editor, sent.id, 'publish')).toMatchObject({ status: 200 });
  });

  it('is translated as a whole where its body has other blocks than its source', async () => {
    await givenPublished();
    const { id } = await stored();
    await saveRecord(publisher, `page-translations/${id}`, { body: toBody(['## واحد', 'كل شيء.']) });
    const { entries } = await readDesk(translator);
    const whole = entries.find(({ key }) => key === 'body');
    expect(splitText(whole?.text ?? '', 'blocks')).toEqual(['## واحد', 'كل شيء.']);
  });
});

type Linked = { root: { children: { children: object[] }[] } };
