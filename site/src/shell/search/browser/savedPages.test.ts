// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../../testing/render.ts';
import { readSavedPage } from './savedPages.ts';

async function store(...paths: string[]): Promise<void> {
  const pages = new Map(await Promise.all(paths.map(async (path) => [path, (await render(path)).html] as const)));
  vi.stubGlobal('caches', { match: async (path: string) => pages.has(path) && new Response(pages.get(path)) });
}

it('reads names, category and texts of a stored page of a condition', async () => {
  await store('/condition/1');
  const page = await readSavedPage(1, 'en');
  expect(page).toMatchObject({ id: 1, categoryId: 1, name: 'Cerebral Palsy', language: 'en' });
  expect(page?.summary).toBeTruthy();
  expect(page?.sections.map(({ section, heading }) => [section, heading])).toEqual([
    ['overview', 'Overview'],
    ['symptoms', 'Symptoms & Effects'],
    ['treatments', 'Treatment Options'],
  ]);
  expect(page?.sections[0]?.texts).toEqual(['One paragraph.', 'Another one.']);
});

it('reads the language of texts that are not translated, and null without a stored page', async () => {
  await store('/ar/condition/1', '/ar/condition/2');
  const pages = await Promise.all([1, 2].map((id) => readSavedPage(id, 'ar')));
  const languages = pages.flatMap((page) => page?.sections.map(({ language }) => language) ?? []);
  expect(languages).toContain('en');
  expect(await readSavedPage(3, 'ar')).toBeNull();
});
