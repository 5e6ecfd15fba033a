import { OLDER_ENTRIES } from '@common-ground/api/contracts/translations/desk.ts';
import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { findNewestVersion } from '@common-ground/api/platform/newestVersion.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { describe, expect, it } from 'vitest';
import { type Member, openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { translator, interpreter: colleague, reviewer, editor } = server.people;
const { step, approve, toReaders } = server.atDesk;
const spanish = await server.languageId('es');

type Row = { id: number; name: string; description: string; status: string; source_revision: string };

const selectTranslationRow = (category: number) =>
  server.row<Row>('SELECT * FROM category_translations WHERE category_id = $1 AND language_id = $2', [
    category,
    spanish,
  ]);

async function send(who: Member, category: number, texts: object) {
  return server.atDesk.saveAndSend(who, `category-translations/${(await selectTranslationRow(category)).id}`, texts);
}

const answer = (id: number, texts: object) =>
  server.call('POST', `/api/contributions/${id}/answer`, translator, { texts });

describe('a translation of a category', () => {
  it('is published after a change request, with its translator, reviewer and source revision', async () => {
    const before = await selectTranslationRow(1);
    const sent = await send(translator, 1, { name: 'Físicas' });
    expect(sent).toMatchObject({ status: 200, state: 'pending' });
    expect((await server.call('GET', `/api/users/${translator.id}/contributions`, translator)).body).toMatchObject([
      { id: sent.id, kind: 'category_translation', conditionId: null, language: 'es', texts: { name: 'Físicas' } },
    ]);
    await step(reviewer, sent.id, 'take');
    await step(reviewer, sent.id, 'request_changes', { reason: 'La descripción también' });
    const foreign = { status: 400, text: 'texts.overview: is no part of this' };
    expect(await answer(sent.id, { overview: 'Nada.' })).toMatchObject(foreign);
    expect((await answer(sent.id, { description: 'Otra descripción.' })).status).toBe(200);
    expect((await step(translator, sent.id, 'take')).status).toBe(403);
    await toReaders(sent.id);
    const now = await selectTranslationRow(1);
    expect(now).toMatchObject({
      id: before.id,
      name: 'Físicas',
      description: 'Otra descripción.',
      _status: 'published',
      status: 'published',
      translated_by_id: translator.id,
      reviewed_by_id: reviewer.id,
      source_revision: '1',
    });
    const version = await server.row<{ id: number }>(
      'SELECT max(id) AS id FROM _category_translations_v WHERE parent_id = $1',
      [now.id],
    );
    expect(
      await server.row('SELECT condition_id, result_revision FROM contributions WHERE id = $1', [sent.id]),
    ).toEqual({ condition_id: null, result_revision: String(version.id) });
    expect(await server.lastChange()).toEqual({ kind: 'category-translation', id: 1, language: spanish });
    expect(
      await server.row(
        `SELECT link FROM notifications WHERE user_id = $1 AND kind = 'contribution_published' ORDER BY id DESC LIMIT 1`,
        [translator.id],
      ),
    ).toEqual({ link: '/category/1' });
  });

  it('is refused after another translation of the same field, and published with joined texts', async () => {
    const first = await send(translator, 3, { name: 'De la primera' });
    const second = await send(colleague, 3, { name: 'De la segunda' });
    await approve(first.id);
    await approve(second.id);
    expect((await step(editor, first.id, 'publish')).state).toBe('published');
    expect(await step(editor, second.id, 'publish')).toMatchObject({
      status: 409,
      error: 'Changed on the page meanwhile: name. A reviewer has to merge the two texts first',
    });
    const actor = { id: reviewer.id, role: 'reviewer' };
    expect(await getReview(second.id, actor, server.pool)).toMatchObject({
      conflicts: [{ key: 'name' }],
      current: { name: 'De la primera' },
      facts: { language: 'Spanish', category: null },
      page: { address: '/category/3' },
    });
    const joined = { texts: { name: 'De las dos' } };
    expect((await server.atDesk.post(editor, `/contributions/${second.id}/resolve`, joined)).state).toBe('pending');
    await toReaders(second.id);
    expect((await selectTranslationRow(3)).name).toBe('De las dos');
  });

  it('is published as the first one of its category', async () => {
    const { id } = await selectTranslationRow(5);
    await runUnprotected(server.pool, 'DELETE FROM category_translations WHERE id = $1', [id]);
    const data = { category: 5, language: spanish, name: 'Nueva', description: 'Del todo.' };
    const record = await server.atDesk.begin(translator, 'category-translations', data);
    const sent = await server.atDesk.send(translator, `category-translations/${record}`);
    await toReaders(sent.id);
    expect(await selectTranslationRow(5)).toMatchObject({ id: record, name: 'Nueva', _status: 'published' });
  });
});

describe('the revision of a category', () => {
  it('rises when its texts change, and a translation keeps the revision that it was made from', async () => {
    const { id } = await send(translator, 6, { name: 'Antes del cambio' });
    const change = (data: object) => server.desk('PATCH', '/categories/6', editor, { ...data, reason: 'Clearer' });
    expect((await change({ color: 'red' })).status).toBe(200);
    const revision = () => server.row('SELECT revision FROM categories WHERE id = 6');
    expect(await revision()).toEqual({ revision: '1' });
    expect((await change({ description: 'Said in another way.', revision: 9 })).status).toBe(200);
    expect(await revision()).toEqual({ revision: '2' });
    await toReaders(id);
    expect((await selectTranslationRow(6)).source_revision).toBe('1');
    const before = await send(translator, 6, { name: 'Después del cambio' });
    expect(before).toMatchObject({ status: 409, error: `1 ${OLDER_ENTRIES}` });
    const { id: record } = await selectTranslationRow(6);
    const version = await findNewestVersion(server.pool, { collection: 'category-translations', id: record });
    const texts = { description: 'Dicho de otra manera.' };
    const place = '/contributions/translations/es/category/6';
    await server.atDesk.post(translator, place, { texts, revision: 2, version });
    await toReaders((await server.atDesk.send(translator, `category-translations/${record}`)).id);
    expect((await selectTranslationRow(6)).source_revision).toBe('2');
  });
});
