import { afterAll, beforeAll, expect, it } from 'vitest';
import { newLearningPath, newModule } from './testing/edits.ts';
import { type Publishing, publishing } from './testing/publishing.ts';

const LISTS = ['ar/learning.html', 'es/learning.html', 'fr/learning.html', 'learning.html'];

let site: Publishing;
let cms: Publishing['cms'];
beforeAll(async () => {
  site = await publishing({ conditions: 2 });
  cms = site.cms;
});
afterAll(() => site?.close());

const list = () => site.text('learning.html');

it('are listed with their modules in order, from the moment they are saved, and no other page is touched', async () => {
  expect(await list()).toContain('No learning path is published yet');
  const { id } = await cms.add('learning-paths', newLearningPath('First steps'));
  await cms.add('learning-modules', newModule(id, 'The second', 2));
  await cms.add('learning-modules', newModule(id, 'The first', 1));
  expect(await site.changes()).toEqual(LISTS);
  expect(site.rendered.toSorted()).toEqual(['/ar/learning', '/es/learning', '/fr/learning', '/learning']);
  expect(await list()).toMatch(/First steps.*The first.*The second/s);
  expect(await list()).toMatch(/Beginner.*20 minutes.*2 modules/s);
  expect(await list()).not.toContain('No learning path is published yet');
  const inArabic = await site.text('ar/learning.html');
  expect(inArabic).toMatch(/lang="en"[^>]*>\s*First steps/);
  expect(inArabic).toContain('fallback-note');
});

it('are gone while they are not shown to readers', async () => {
  const { id } = await cms.first('learning-paths');
  await cms.save('learning-paths', id, { isActive: false });
  expect(await site.changes()).toEqual(LISTS);
  expect(await list()).not.toContain('First steps');
  await cms.save('learning-paths', id, { isActive: true });
  await site.settle();
  expect(await list()).toContain('First steps');
});

it('changed behind the back of the CMS, are put right as well', async () => {
  await site.pool.query(`UPDATE learning_modules SET title = 'By SQL' WHERE "order" = 2`);
  await site.changes();
  expect(await list()).toContain('By SQL');
});

it('deleted, are gone with their modules, also where one was once in another path', async () => {
  const other = await cms.add('learning-paths', newLearningPath('Another'));
  const moved = await cms.first('learning-modules', { order: { equals: 1 } });
  await cms.save('learning-modules', moved.id, { path: other.id });
  await cms.remove('learning-paths', Number(moved.path));
  expect(await site.changes()).toEqual(LISTS);
  expect(await list()).not.toContain('First steps');
  expect(await list()).toMatch(/Another.*The first/s);
  expect((await cms.all('learning-modules')).map(({ id }) => id)).toEqual([moved.id]);
});
