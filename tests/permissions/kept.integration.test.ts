import { REASON_NEEDED } from '@common-ground/cms/src/payload/hooks/recordChange.ts';
import { STAYS } from '@common-ground/cms/src/payload/hooks/refuseDeletionOfPublished.ts';
import { asSeeder } from '@common-ground/cms/src/payload/testing/asSeeder.ts';
import { newLearningPath, newModule } from '@common-ground/cms/src/publisher/testing/edits.ts';
import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Member, openReviewServer } from '../contributions/support/openReviewServer.ts';

/** Published records stay, with the editor and the reason of each change, whatever call tries to delete them. */
const server = await openReviewServer();
const { editor, admin } = server.people;
const moderator = await server.member('moderator', 'moderator');

async function ask(who: Member, method: string, path: string, body?: object) {
  const response = await server.desk(method, path, who, body);
  return { status: response.status, text: await response.text() };
}
const selectId = async (table: string, where = 'true') =>
  (await server.row<{ id: number }>(`SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT 1`)).id;
const toTableName = (collection: string) => collection.replaceAll('-', '_');

const records = new Map<CollectionSlug, number>();
beforeAll(async () => {
  const add = async (collection: CollectionSlug, data: object) =>
    Number((await server.payload.create({ collection, data, ...asSeeder } as never)).id);
  const path = await add('learning-paths', newLearningPath('First steps'));
  const module = await add('learning-modules', newModule(path, 'One', 1));
  const question = { module, question: 'Which?', options: ['A', 'B'], correctAnswer: 'A' };
  records.set('learning-paths', path);
  records.set('learning-modules', module);
  records.set('quiz-questions', await add('quiz-questions', question));
  records.set('achievements', await add('achievements', { title: 'Begun', description: 'Well begun.' }));
  const line = { region: 'FR', name: 'A line', forWhom: 'All', languages: [], source: 'https://example.org' };
  records.set('help-lines', await add('help-lines', line));
  const answer = {
    topic: 'sleep',
    title: 'Sleep',
    keywords: ['sleep'],
    text: 'There is a page about it.',
    _status: 'published',
  };
  records.set('chat-answers', await add('chat-answers', answer));
  records.set('moderator-duty', await selectId('moderator_duty'));
  const found = ['conditions', 'condition-translations', 'category-translations', 'categories', 'languages'] as const;
  for (const collection of [...found, 'learning-path-translations', 'pages', 'page-translations'] as const)
    records.set(collection, await selectId(toTableName(collection)));
});

describe('a published record', () => {
  it('cannot be deleted, even with overridden access or by SQL', async () => {
    for (const [collection, id] of records)
      await expect(
        server.payload.delete({ collection, id, overrideAccess: true, depth: 0 }),
        collection,
      ).rejects.toThrow();
    for (const [collection, id] of records) {
      const statements = [
        `DELETE FROM ${toTableName(collection)} WHERE id = ${id}`,
        `TRUNCATE ${toTableName(collection)} CASCADE`,
      ];
      for (const statement of statements)
        await expect(server.rows(statement), statement).rejects.toMatchObject({ code: 'CG409' });
    }
  });

  it('cannot be deleted after it was taken down', async () => {
    const id = await selectId('condition_translations', `_status = 'published' AND id > 5`);
    await server.payload.update({ collection: 'condition-translations', id, data: { _status: 'draft' }, ...asSeeder });
    const { status, text } = await ask(editor, 'DELETE', `/condition-translations/${id}`);
    expect([status, JSON.parse(text).errors[0].message]).toEqual([403, STAYS]);
    await expect(server.rows('DELETE FROM condition_translations WHERE id = $1', [id])).rejects.toMatchObject({
      code: 'CG409',
    });
  });
});

it('a draft that was never published is deleted by an administrator, with its versions', async () => {
  const texts = { summary: 'S', overview: 'O', symptoms: ['S'], causes: ['C'], treatments: ['T'] };
  const begin = () => server.atDesk.begin(editor, 'conditions', { name: 'Begun', category: 1, ...texts });
  const [one, other] = [await begin(), await begin()];
  expect((await ask(editor, 'DELETE', `/conditions/${one}`)).status).toBe(403);
  expect((await ask(admin, 'DELETE', `/conditions/${one}`)).status).toBe(200);
  expect(JSON.parse((await ask(admin, 'DELETE', `/conditions?where[id][in]=1,${other}`)).text).docs).toMatchObject([
    { id: other },
  ]);
  expect(await server.rows('SELECT FROM _conditions_v WHERE parent_id IN ($1, $2)', [one, other])).toEqual([]);
});

describe('a record without a review', () => {
  const newest = (table: string, id: number) =>
    server.row<Record<string, unknown>>(`SELECT * FROM _${table}_v WHERE parent_id = $1 ORDER BY id DESC LIMIT 1`, [
      id,
    ]);

  it.each([
    ['categories', { name: 'Renamed' }],
    ['achievements', { title: 'Retitled' }],
    ['help-lines', { name: 'Renamed' }],
    ['moderator-duty', { timeZone: 'Europe/Paris' }],
  ] as const)('is changed in %s with a reason and an editor, and can be restored', async (collection, change) => {
    const id = records.get(collection) ?? 0;
    const who = collection === 'moderator-duty' ? moderator : editor;
    const table = toTableName(collection);
    const [field = ''] = Object.keys(change);
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const before = await server.row<Record<string, unknown>>(`SELECT * FROM ${table} WHERE id = $1`, [id]);
    await ask(who, 'PATCH', `/${collection}/${id}`, { ...change, [field]: before[column], reason: 'As it was' });
    const old = await newest(table, id);
    for (const reason of [undefined, '', '  ', 7, { x: 1 }, 'x'.repeat(201), 'a\u0000b'])
      expect((await ask(who, 'PATCH', `/${collection}/${id}`, { ...change, reason })).status, String(reason)).toBe(400);
    expect((await ask(who, 'PATCH', `/${collection}/${id}`, change)).text).toContain(REASON_NEEDED);
    expect(
      (await ask(who, 'PATCH', `/${collection}?where[id][equals]=${id}`, { ...change, reason: 'Many' })).status,
    ).toBe(403);
    expect(await server.row(`SELECT * FROM ${table} WHERE id = $1`, [id])).toMatchObject({ [column]: before[column] });
    expect((await ask(who, 'PATCH', `/${collection}/${id}`, { ...change, reason: 'Clearer' })).status).toBe(200);
    expect(await newest(table, id)).toMatchObject({
      [`version_${column}`]: change[field as keyof typeof change],
      version_edit_summary: 'Clearer',
      version_last_edited_by_id: who.id,
    });
    expect((await ask(admin, 'POST', `/${collection}/versions/${old.id}`)).status).toBe(200);
    expect(await server.row(`SELECT * FROM ${table} WHERE id = $1`, [id])).toMatchObject({ [column]: before[column] });
    expect(await newest(table, id)).toMatchObject({
      version_edit_summary: expect.stringMatching(/^Restored the version of /),
      version_last_edited_by_id: admin.id,
    });
  });

  it('is switched off and on only with a reason, by an administrator, if it is a language', async () => {
    const id = await selectId('languages', `code = 'fr'`);
    expect((await ask(admin, 'PATCH', `/languages/${id}`, { isActive: false })).status).toBe(400);
    expect((await ask(editor, 'PATCH', `/languages/${id}`, { isActive: false, reason: 'X' })).status).toBe(403);
    for (const isActive of [false, true])
      expect((await ask(admin, 'PATCH', `/languages/${id}`, { isActive, reason: `Now ${isActive}` })).status).toBe(200);
    const [on, off] = await server.rows<{ id: number }>(
      'SELECT * FROM _languages_v WHERE parent_id = $1 ORDER BY id DESC',
      [id],
    );
    expect([on, off]).toMatchObject([
      { version_is_active: true, version_edit_summary: 'Now true', version_last_edited_by_id: admin.id },
      { version_is_active: false, version_edit_summary: 'Now false' },
    ]);
    expect((await ask(admin, 'POST', `/languages/versions/${on?.id}`)).status).toBe(200);
    expect(await server.row('SELECT code, is_active FROM languages WHERE id = $1', [id])).toEqual({
      code: 'fr',
      is_active: true,
    });
  });
});

describe('versions and events', () => {
  it('cannot be changed or deleted in the database', async () => {
    const { id } = await server.submit(server.people.author, { name: 'For the record' });
    await server.rows(
      `INSERT INTO post_events (kind, post, action, user_id, at) VALUES ('discussion', 1, 'edit', $1, now())`,
      [admin.id],
    );
    await server.rows('UPDATE conditions SET last_edited_by_id = $1 WHERE id = 2', [editor.id]);
    const version = await selectId('_conditions_v', `version__status = 'published'`);
    const refused = [
      `UPDATE _conditions_v SET version_summary = 'Other' WHERE id = ${version}`,
      `UPDATE _conditions_v SET parent_id = NULL WHERE id = ${version}`,
      `UPDATE _conditions_v SET version_last_edited_by_id = ${editor.id} WHERE id = ${version}`,
      `UPDATE _conditions_v SET created_at = now() WHERE id = ${version}`,
      `DELETE FROM _conditions_v WHERE id = ${version}`,
      'DELETE FROM _pages_v',
      `UPDATE _categories_v SET version_name = 'Other'`,
      `UPDATE _learning_paths_v SET version_title = 'Other' WHERE version__status = 'published'`,
      `DELETE FROM _learning_paths_v WHERE version__status = 'published'`,
      `UPDATE _learning_path_translations_v SET version_title = 'Other' WHERE version__status = 'published'`,
      `DELETE FROM _learning_path_translations_v WHERE version__status = 'published'`,
      `UPDATE review_events SET user_id = NULL WHERE contribution_id = ${id}`,
      `UPDATE review_events SET reason = 'Other' WHERE contribution_id = ${id}`,
      'DELETE FROM review_events',
      `UPDATE post_events SET reason = 'Other'`,
      'UPDATE post_events SET user_id = NULL',
      'DELETE FROM post_events',
      ...['review_events', 'sign_offs', 'contributions', 'post_events', '_conditions_v', 'users', 'discussions'].map(
        (table) => `TRUNCATE ${table} CASCADE`,
      ),
    ];
    for (const statement of refused)
      await expect(server.rows(statement), statement).rejects.toMatchObject({ code: 'CG409' });
  });

  it("lose only the user's id when an account is deleted", async () => {
    const leaving = await server.member('leaving', 'editor');
    const id = records.get('categories') ?? 0;
    await ask(leaving, 'PATCH', `/categories/${id}`, { description: 'By somebody who leaves.', reason: 'Clearer' });
    const where = `version_edit_summary = 'Clearer' AND version_description = 'By somebody who leaves.'`;
    const of = () => server.row<Record<string, unknown>>(`SELECT * FROM _categories_v WHERE ${where}`);
    const before = await of();
    expect(before.version_last_edited_by_id).toBe(leaving.id);
    await server.rows('DELETE FROM publisher.change');
    await server.rows('DELETE FROM users WHERE id = $1', [leaving.id]);
    expect(await of()).toEqual({ ...before, version_last_edited_by_id: null });
    expect(await server.rows('SELECT what FROM publisher.change')).toEqual([]);
  });
});
