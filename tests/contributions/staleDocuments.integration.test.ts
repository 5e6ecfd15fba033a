import { behindIn, PATHS_BEHIND } from '@common-ground/api/features/translations/queries/behind.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { type PathRecord, readPathDocument, toPathRecord } from '@common-ground/cms/src/payload/learning/pathRecord.ts';
import { markdownToLexical } from '@common-ground/cms/src/payload/richtext/markdownToLexical.ts';
import { describe, expect, it } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { cms, pool } = server;
const spanish = await server.languageId('es');

/** Returns the state in the list of the editor interface. */
async function findListed(kind: 'category' | 'path', id: number) {
  const filter = { languageId: spanish, kind, limit: 100, offset: 0 };
  return (await selectTranslatedPages(pool, filter)).pages.find((page) => page.id === id);
}

describe('a translation of a category', () => {
  it('is stale only while name or description say something else', async () => {
    const state = async () => (await findListed('category', 2))?.state;
    const { description, color } = await cms.first('categories', { id: { equals: 2 } });
    const before = await state();
    await cms.save('categories', 2, { description: 'Said otherwise.' });
    expect(await state()).toBe('stale');
    await cms.save('categories', 2, { description });
    expect([await state(), before]).toEqual(['published', 'published']);
    await cms.save('categories', 2, { color: color === 'red' ? 'blue' : 'red' });
    expect(await state()).toBe('published');
  });
});

describe('a translation of a page about the site', () => {
  const body = (...blocks: string[]) => markdownToLexical(blocks.join('\n\n'));
  /** Returns whether the API and the dashboard list it as stale. */
  const isDue = async (id: number) =>
    (await server.rows<{ id: number }>(`SELECT t.id ${behindIn('page')}`)).some((row) => row.id === id);

  it('is stale while a block says something else, and not after another order or a new block', async () => {
    const { id } = await cms.first('pages', { slug: { equals: 'terms' } });
    await cms.publish('pages', id, { body: body('## One', 'First.', 'Last.') });
    const { id: translation } = await cms.translation('page', id, 'es');
    await cms.publish('page-translations', translation, { body: body('## Uno', 'Primero.', 'Fin.') });
    const states = [];
    for (const blocks of [
      ['Last.', '## One', 'First.'],
      ['Last.', 'Between.', '## One', 'First.'],
      ['Last.', '## One', 'Reworded.'],
      ['## One', 'First.', 'Last.'],
    ]) {
      await cms.publish('pages', id, { body: body(...blocks) });
      states.push(await isDue(translation));
    }
    expect(states).toEqual([false, false, true, false]);
  });

  it('is published at the same moment as its page without a deadlock', async () => {
    const { id } = await cms.first('pages', { slug: { equals: 'privacy' } });
    const { id: translation } = await cms.translation('page', id, 'es');
    for (const round of [1, 2, 3, 4, 5]) {
      await Promise.all([
        cms.publish('pages', id, { summary: `Summary ${round}` }),
        cms.publish('page-translations', translation, { summary: `Resumen ${round}` }),
      ]);
    }
    expect(await cms.translation('page', id, 'es')).toMatchObject({ summary: 'Resumen 5' });
  });
});

describe('a translation of a learning path', () => {
  const PATH = 1;
  type Path = ReturnType<typeof readPathDocument>;
  const record = async () => (await cms.first('learning-paths', { id: { equals: PATH } })) as unknown as PathRecord;
  const readPath = async () => readPathDocument(await record());
  const publish = (path: Path) => cms.publish('learning-paths', PATH, toPathRecord(path));
  const readState = async () => {
    const found = await findListed('path', PATH);
    const behind = await server.rows<{ path_id: number }>(`SELECT t.path_id ${PATHS_BEHIND} AND t.language_id = $1`, [
      spanish,
    ]);
    return [found?.state, found?.progress?.stale, behind.some(({ path_id: id }) => id === PATH)];
  };

  it('is stale only while a text of the path says something else', async () => {
    const before = await readPath();
    const change = (texts: Partial<Path>): Path => ({ ...structuredClone(before), ...texts });
    const states = [];
    for (const path of [
      change({ title: 'Said otherwise' }),
      change({ title: 'Said otherwise', description: 'This as well.' }),
      change({ description: 'This as well.' }),
      change({}),
      change({ modules: before.modules.toReversed() }),
      change({ sources: [] }),
    ]) {
      await publish(path);
      states.push(await readState());
    }
    expect(states).toEqual([
      ['stale', 1, true],
      ['stale', 2, true],
      ['stale', 1, true],
      ...Array(3).fill(['published', 0, false]),
    ]);
  });

  it('is not stale when a module is new or gone: learners get it in the form of the path', async () => {
    const before = await readPath();
    const [first] = before.modules;
    if (!first) throw new Error('The path has no module');
    await publish({ ...before, modules: before.modules.slice(1) });
    expect(await readState()).toEqual(['published', 0, false]);
    await publish({ ...before, modules: [...before.modules.slice(1), { ...first, id: 0, title: 'New' }] });
    expect(await readState()).toEqual(['partial', 0, false]);
  });
});
