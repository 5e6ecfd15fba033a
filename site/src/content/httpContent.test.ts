import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveContent } from '../testing/serveContent.ts';
import { FixtureContentSource } from './FixtureContentSource.ts';
import { httpContent } from './httpContent.ts';

const fixture = new FixtureContentSource();
let server: Awaited<ReturnType<typeof serveContent>>;
beforeAll(async () => {
  server = await serveContent(fixture);
});
afterAll(() => server.close());

it('gives over HTTP what the source gives', async () => {
  const content = httpContent(`${server.url}/`);
  expect(await content.languages()).toEqual(await fixture.languages());
  expect(await content.condition(1, 'es')).toEqual(await fixture.condition(1, 'es'));
  expect(await content.condition(99, 'es')).toBeNull();
  expect(await content.categoryConditions(1, 'ar', 2)).toEqual(await fixture.categoryConditions(1, 'ar', 2));
});

it('names the address that failed', async () => {
  const content = httpContent(`${server.url}/nowhere`);
  await expect(content.languages()).rejects.toThrow('/nowhere/languages');
});
