import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveContent } from '../testing/serveContent.ts';
import { FixtureContentSource } from './FixtureContentSource.ts';
import { HttpContentSource } from './HttpContentSource.ts';

const fixture = new FixtureContentSource();
let server: Awaited<ReturnType<typeof serveContent>>;
beforeAll(async () => {
  server = await serveContent(fixture);
});
afterAll(() => server.close());

it('gives over HTTP what the source gives', async () => {
  const content = new HttpContentSource(`${server.url}/`);
  expect(await content.languages()).toEqual(await fixture.languages());
  expect(await content.condition(1, 'es')).toEqual(await fixture.condition(1, 'es'));
  expect(await content.condition(99, 'es')).toBeNull();
  expect(await content.categoryConditions(1, 'ar', 2)).toEqual(await fixture.categoryConditions(1, 'ar', 2));
  expect(await content.categoryPages(1)).toEqual(await fixture.categoryPages(1));
  expect(await content.sitemapShards()).toEqual(await fixture.sitemapShards());
  expect(await content.sitemapShard(1)).toEqual(await fixture.sitemapShard(1));
  expect(await content.newest('es')).toEqual(await fixture.newest('es'));
  expect(await content.related(1, 'fr')).toEqual(await fixture.related(1, 'fr'));
  expect(await content.learningPaths()).toEqual(await fixture.learningPaths());
  expect(await content.pages()).toEqual(await fixture.pages());
  expect(await content.page('privacy', 'es')).toEqual(await fixture.page('privacy', 'es'));
});

it('names the address that failed', async () => {
  const content = new HttpContentSource(`${server.url}/nowhere`);
  await expect(content.languages()).rejects.toThrow('/nowhere/languages');
});
