import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileFor, loadRenderer } from '../renderer.ts';
import { FixtureContentSource } from './content/FixtureContentSource.ts';
import { leanPage } from './rendering/adapter/leanPage.ts';
import { BUILT_SITE, buildStaticSite, STATIC_SITE } from './testing/builtSite.ts';
import { fixturePaths } from './testing/fixturePaths.ts';
import { serveContent } from './testing/serveContent.ts';

const SITE_URL = 'https://example.org';

/**
 * The renderer is Astro's server app, run without a server. This holds it to what `astro build` itself would write:
 * should an upgrade of Astro make the two differ, it is seen here.
 */
it('renders, byte for byte, the files that astro build writes, styles and hashes of other pages aside', async () => {
  const content = new FixtureContentSource();
  const server = await serveContent(content);
  try {
    await buildStaticSite({ CONTENT_URL: server.url, SITE_URL });
    const renderer = await loadRenderer(BUILT_SITE, { siteUrl: SITE_URL });
    for (const path of await fixturePaths(content)) {
      const { html } = await renderer.render(path, content);
      const written = await readFile(join(STATIC_SITE, fileFor(path)), 'utf8');
      expect(html, path).toBe(leanPage(written));
    }
  } finally {
    server.close();
  }
});
