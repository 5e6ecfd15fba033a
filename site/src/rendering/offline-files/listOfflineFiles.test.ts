import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_SITE } from '../../testing/builtSite.ts';
import { render } from '../../testing/render.ts';
import { listOfflineFiles } from './listOfflineFiles.ts';

const script = (name: string, modules: string[] = ['/src/a.ts'], brings: string[] = []) => ({
  name: `_astro/${name}.js`,
  bytes: 10,
  modules,
  brings: brings.map((other) => `_astro/${other}.js`),
});

it('lists the scripts that a script imports, by their paths on the site', () => {
  expect(listOfflineFiles([script('page', undefined, ['toasts', 'elsewhere']), script('toasts')])).toEqual({
    '/_astro/page.js': { bytes: 10, brings: ['/_astro/toasts.js'] },
    '/_astro/toasts.js': { bytes: 10, brings: [] },
  });
});

it('gives a language to a script with texts of that language alone', () => {
  const LOADER = '/project/api/contracts/wording/offlineSaved.ts';
  const words = (language: string) => `/project/api/contracts/wording/${language}/offline/saved.ts`;
  const list = listOfflineFiles([
    script('es', [words('es')]),
    script('all', [words('es'), words('en'), LOADER]),
    script('loader', [LOADER]),
    script('mixed', [words('es'), '/src/a.ts']),
  ]);
  expect(Object.values(list).map(({ language }) => language)).toEqual(['es', undefined, undefined, undefined]);
});

it('lists only scripts that the build wrote, and each script that a page names', async () => {
  const client = join(BUILT_SITE, 'client');
  const list: object = JSON.parse(readFileSync(join(client, 'offline-files.json'), 'utf8'));
  for (const script of Object.keys(list)) expect(existsSync(join(client, script)), script).toBe(true);
  for (const path of ['/ar/condition/1', '/ar/learning/modules/14', '/ar/community/topics/1', '/ar/auth/login']) {
    const { html } = await render(path);
    for (const [, script = ''] of html.matchAll(/"(\/_astro\/[^"]+\.js)"/g))
      expect(list, path).toHaveProperty([script]);
  }
});
