import { publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { createLocalReq } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPayload } from '../payload/testing/testPayload.ts';
import { newCondition, newLearningPath } from './testing/edits.ts';
import { createPathTexts, learningPath } from './testing/learning.ts';

const test = await testPayload();
const { cms } = test;
beforeEach(() => test.pool.query('DELETE FROM publisher.change'));

const draft = { _status: 'draft' } as const;
const sql = (text: string) => test.pool.query(text);

async function noted(): Promise<unknown[]> {
  const { rows } = await sql(`SELECT what AS change FROM publisher.change ORDER BY id`);
  return rows.map((row) => row.change);
}

describe('recorded changes of a condition', () => {
  it('are none for a new draft, and none for a draft of a published record', async () => {
    const { id } = await cms.add('conditions', { ...newCondition('Draft', 1), ...draft });
    await cms.draft('conditions', id, { summary: 'Still a draft.' });
    await cms.draft('conditions', 1, { summary: 'A draft beside it.' });
    await cms.remove('conditions', id);
    expect(await noted()).toEqual([]);
  });

  it('are one change with ids and no text when it is published', async () => {
    const { category } = await cms.publish('conditions', 2, { summary: 'Before readers.' });
    expect(await noted()).toEqual([
      { kind: 'condition', id: 2, isListed: false, isNamed: false, categories: [category], tags: [] },
    ]);
  });

  it('are one change when it is unpublished, also with a newer draft', async () => {
    await cms.draft('conditions', 3, { summary: 'A draft on top.' });
    await cms.unpublish('conditions', 3);
    expect(await noted()).toMatchObject([{ kind: 'condition', id: 3, isListed: true }]);
  });

  it('name both categories when it moves, also when a draft had the move first', async () => {
    const category = Number((await cms.read(4)).category);
    const target = category === 1 ? 2 : 1;
    await cms.draft('conditions', 4, { category: target });
    await cms.publish('conditions', 4, { category: target });
    const categories = [category, target].sort();
    expect(await noted()).toEqual([
      expect.objectContaining({ kind: 'condition', id: 4, isListed: true, isNamed: true, categories }),
    ]);
  });

  it('name the tags before and after when these or names change, and else none', async () => {
    await sql(`UPDATE conditions SET tags = '["One", "Two"]' WHERE id = 12`);
    await sql('DELETE FROM publisher.change');
    await sql(`UPDATE conditions SET tags = '["Two", "Three"]' WHERE id = 12`);
    await sql(`UPDATE conditions SET aliases = '["Another name"]' WHERE id = 12`);
    await sql(`UPDATE conditions SET summary = 'No name.' WHERE id = 12`);
    const retagged = { kind: 'condition', id: 12, isListed: false };
    expect(await noted()).toEqual([
      expect.objectContaining({ ...retagged, isNamed: false, tags: ['One', 'Three', 'Two'] }),
      expect.objectContaining({ ...retagged, isNamed: true, tags: ['Three', 'Two'] }),
      expect.objectContaining({ ...retagged, isNamed: false, tags: [] }),
    ]);
  });

  it('name the tags of the source too for a translation, because its pages show them without it', async () => {
    await sql(`UPDATE conditions SET tags = '["Source"]' WHERE id = 12`);
    await sql('DELETE FROM publisher.change');
    await sql(`UPDATE condition_translations SET tags = '["Texte"]' WHERE condition_id = 12
      AND language_id = (SELECT id FROM languages WHERE code = 'fr')`);
    expect(await noted()).toEqual([expect.objectContaining({ tags: expect.arrayContaining(['Source', 'Texte']) })]);
  });

  it('include its deletion', async () => {
    await cms.remove('conditions', 5);
    // The deletion includes its translations.
    expect(await noted()).toContainEqual(expect.objectContaining({ kind: 'condition', id: 5, isListed: true }));
  });

  it('are rolled back and committed with the transaction of the change', async () => {
    const req = await createLocalReq({}, test.payload);
    const { db } = test.payload;
    req.transactionID = (await db.beginTransaction()) ?? undefined;
    await cms.save('conditions', 6, { summary: 'Rolled back.', _status: 'published' }, { req });
    expect(await noted()).toEqual([]);
    await db.rollbackTransaction(req.transactionID as string);
    expect(await noted()).toEqual([]);
    expect((await cms.read(6)).summary).not.toBe('Rolled back.');
    await cms.publish('conditions', 6, { summary: 'Committed.' });
    expect(await noted()).toHaveLength(1);
  });

  it('include changes by plain SQL, but none that no page shows', async () => {
    await sql(`UPDATE conditions SET views = views + 1, updated_at = now(), contributors = 9 WHERE id = 7`);
    await sql(`UPDATE conditions SET summary = summary WHERE id = 7`);
    expect(await noted()).toEqual([]);
    await sql(`UPDATE conditions SET summary = 'By SQL.' WHERE id IN (7, 9)`);
    await runUnprotected(test.pool, 'DELETE FROM conditions WHERE id = 10');
    expect(await noted()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'condition', id: 7, isListed: false }),
        expect.objectContaining({ kind: 'condition', id: 9, isListed: false }),
        expect.objectContaining({ kind: 'condition', id: 10, isListed: true }),
      ]),
    );
  });

  it('have the name of the condition, or of a translation with its language', async () => {
    await sql(`UPDATE conditions SET name = 'Named' WHERE id = 11`);
    await sql(`UPDATE condition_translations SET name = 'Nommé' WHERE condition_id = 11
      AND language_id = (SELECT id FROM languages WHERE code = 'fr')`);
    const { rows } = await sql('SELECT name FROM publisher.change ORDER BY id');
    expect(rows.map(({ name }) => name)).toEqual(['Named', 'Named in Français']);
  });
});

describe('recorded changes of other records', () => {
  it('name the old and the new record of a moved translation', async () => {
    const { id, language } = await cms.first('condition-translations', { condition: { equals: 8 } });
    const target = await cms.add('conditions', newCondition('Target', 1));
    await sql('DELETE FROM publisher.change');
    await cms.publish('condition-translations', id, { condition: target.id });
    const moved = { kind: 'condition-translation', language, isListed: true, isNamed: true, isNote: false };
    expect(await noted()).toEqual([
      expect.objectContaining({ ...moved, id: 8 }),
      expect.objectContaining({ ...moved, id: target.id }),
    ]);
  });

  it('name only the translations whose note about stale entries changes', async () => {
    await sql(`UPDATE condition_translations SET source_revision = 2 WHERE condition_id = 9
      AND language_id = (SELECT id FROM languages WHERE code = 'fr')`);
    await sql('UPDATE category_translations SET source_revision = 2 WHERE category_id = 1');
    await sql('UPDATE page_translations SET source_revision = 2');
    expect(await noted()).toEqual([
      expect.objectContaining({ kind: 'condition-translation', id: 9, isListed: false, isNamed: false, isNote: true }),
    ]);
  });

  it('name a page about the site, and whether it is published or unpublished', async () => {
    const { id } = await cms.first('pages', { slug: { equals: 'terms' } });
    const spanish = await cms.translation('page', id, 'es');
    await cms.draft('pages', id, { title: 'Not yet' });
    expect(await noted()).toEqual([]);
    await cms.publish('pages', id, { title: 'Rules' });
    await cms.publish('page-translations', spanish.id, { title: 'Reglas' });
    await cms.unpublish('pages', id);
    await cms.publish('pages', id);
    expect(await noted()).toEqual([
      { kind: 'page', slug: 'terms', isListed: false },
      { kind: 'page', slug: 'terms', isListed: false },
      { kind: 'page', slug: 'terms', isListed: true },
      { kind: 'page', slug: 'terms', isListed: true },
    ]);
  });

  it('name a learning path, its modules and its texts, but nothing that no page shows', async () => {
    const { id } = await cms.add('learning-paths', newLearningPath('First'));
    const [module, question] = [id * 10 + 1, id * 100 + 21];
    await sql('DELETE FROM publisher.change');
    const given = { path: learningPath(id, 'One'), language: 'en' };
    await publishPath(test.pool, { ...given, translations: { es: createPathTexts(given.path, 'Uno') } });
    expect(new Set(await noted())).toEqual(
      new Set([
        { kind: 'learning-module', id: module, paths: [id] },
        { kind: 'learning-module', id: module + 1, paths: [id] },
        { kind: 'learning-module', id: module + 1, paths: [] },
        { kind: 'learning-path-text', id, language: 'en', isListed: true, modules: [module, module + 1] },
        { kind: 'learning-path-text', id, language: 'es', isListed: true, modules: [module, module + 1] },
        { kind: 'learning-path', id, isListed: false, modules: [] },
      ]),
    );
    await sql('DELETE FROM publisher.change');
    await sql(`UPDATE quiz_questions SET explanation = 'x', correct_answer = 'One no' WHERE id = ${question}`);
    await sql(`UPDATE learning_paths SET edition = 9, title = 'x' WHERE id = ${id}`);
    expect(await noted()).toEqual([]);
    await cms.unpublish('learning-paths', id);
    await sql(`DELETE FROM learning.path_text WHERE path_id = ${id} AND language = 'es'`);
    expect(await noted()).toEqual([
      { kind: 'learning-path', id, isListed: true, modules: [module, module + 1] },
      { kind: 'learning-path-text', id, language: 'es', isListed: true, modules: [] },
    ]);
    const { rows } = await sql('SELECT name FROM publisher.change ORDER BY id');
    expect(rows[1].name).toBe('Uno 0 in Español');
  });

  it('name the page of help lines when readers can see the change', async () => {
    await sql(`UPDATE help_lines SET edit_summary = 'Nobody sees it' WHERE seed_key = 'fr-3114'`);
    expect(await noted()).toEqual([]);
    await sql(`UPDATE help_lines SET phone = '31 15', checked_at = '2026-11-02' WHERE seed_key = 'fr-3114'`);
    expect(await noted()).toEqual([{ kind: 'help-lines' }]);
  });

  it('name categories and languages at each save', async () => {
    const french = await cms.first('languages', { code: { equals: 'fr' } });
    await cms.save('categories', 1, { description: 'Another one.' });
    await cms.save('languages', french.id, { nativeName: 'français' });
    await cms.save('categories', 1, { color: 'indigo' });
    expect(await noted()).toEqual([
      { kind: 'category', id: 1, isListed: false, isTextOnly: true },
      { kind: 'everything' },
      { kind: 'category', id: 1, isListed: false, isTextOnly: false },
    ]);
  });
});
