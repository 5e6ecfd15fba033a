import { afterAll, beforeAll, expect, it } from 'vitest';
import { newLearningPath } from './testing/edits.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing } from './testing/snapshot.ts';

const LISTS = ['learning.html', 'es/learning.html', 'fr/learning.html', 'ar/learning.html'].sort();
const asEditor = { depth: 0, overrideAccess: true } as const;

let site: Publishing;
beforeAll(async () => {
  site = await publishing({ conditions: 2 });
});
afterAll(() => site?.close());

/** Runs the waiting jobs and answers which files changed and which pages were rendered. */
async function publish(): Promise<{ changed: string[]; rendered: string[] }> {
  const before = await site.tree();
  site.rendered.length = 0;
  await site.publisher.settle();
  return { changed: differing(before, await site.tree()), rendered: [...site.rendered] };
}

const list = async () => (await site.tree()).get('learning.html')?.html ?? '';

it('are listed with their modules in order, from the moment they are saved, and no other page is touched', async () => {
  expect(await list()).toContain('No learning path is published yet');
  const { id } = await site.payload.create({
    collection: 'learning-paths',
    data: newLearningPath('First steps'),
    ...asEditor,
  });
  for (const [order, title] of [
    [2, 'The second'],
    [1, 'The first'],
  ] as const) {
    const data = { path: id, title, order, moduleType: 'reading', points: 10 } as const;
    await site.payload.create({ collection: 'learning-modules', data, ...asEditor });
  }
  const { changed, rendered } = await publish();
  expect(changed).toEqual(LISTS);
  expect(rendered.toSorted()).toEqual(['/ar/learning', '/es/learning', '/fr/learning', '/learning']);
  const html = await list();
  expect(html).toMatch(/First steps.*The first.*The second/s);
  expect(html).toMatch(/Beginner.*20 minutes.*2 modules/s);
  expect(html).not.toContain('No learning path is published yet');
  const inArabic = (await site.tree()).get('ar/learning.html')?.html;
  expect(inArabic).toMatch(/lang="en"[^>]*>\s*First steps/);
  expect(inArabic).toContain('fallback-note');
});

it('are gone while they are not shown to readers', async () => {
  const { docs } = await site.payload.find({ collection: 'learning-paths', ...asEditor });
  const update = (isActive: boolean) =>
    site.payload.update({ collection: 'learning-paths', id: docs[0]?.id ?? 0, data: { isActive }, ...asEditor });
  await update(false);
  expect((await publish()).changed).toEqual(LISTS);
  expect(await list()).not.toContain('First steps');
  await update(true);
  await publish();
  expect(await list()).toContain('First steps');
});

it('changed behind the back of the CMS, are put right as well', async () => {
  await site.pool.query(`UPDATE learning_modules SET title = 'By SQL' WHERE "order" = 2`);
  await publish();
  expect(await list()).toContain('By SQL');
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('deleted, are gone with their modules, also where one was once in another path', async () => {
  const other = await site.payload.create({
    collection: 'learning-paths',
    data: newLearningPath('Another'),
    ...asEditor,
  });
  const { docs } = await site.payload.find({ collection: 'learning-modules', sort: 'order', ...asEditor });
  const [moved] = docs;
  const path = Number(moved?.path);
  const data = { path: other.id };
  await site.payload.update({ collection: 'learning-modules', id: moved?.id ?? 0, data, ...asEditor });
  await site.payload.delete({ collection: 'learning-paths', id: path, ...asEditor });
  expect((await publish()).changed).toEqual(LISTS);
  const html = await list();
  expect(html).not.toContain('First steps');
  expect(html).toMatch(/Another.*The first/s);
  const left = await site.payload.find({ collection: 'learning-modules', ...asEditor });
  expect(left.docs.map(({ id }) => id)).toEqual([moved?.id]);
});
