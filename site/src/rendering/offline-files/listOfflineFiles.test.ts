import { expect, it } from 'vitest';
import { listOfflineFiles } from './listOfflineFiles.ts';

const script = (name: string, modules: string[] = ['/src/a.ts'], brings: string[] = []) => ({
  name: `_astro/${name}.js`,
  bytes: 10,
  modules,
  brings: brings.map((other) => `_astro/${other}.js`),
});

it('names what a script brings, by addresses of the site', () => {
  expect(listOfflineFiles([script('page', undefined, ['toasts', 'elsewhere']), script('toasts')])).toEqual({
    '/_astro/page.js': { bytes: 10, brings: ['/_astro/toasts.js'] },
    '/_astro/toasts.js': { bytes: 10, brings: [] },
  });
});

it('says of which language words are, and nothing of what is of several or more than words', () => {
  const words = (language: string) => `/work/api/contracts/wording/offline/saved/${language}.ts`;
  const list = listOfflineFiles([
    script('es', [words('es')]),
    script('all', [words('es'), words('en'), words('index')]),
    script('index', [words('index')]),
    script('mixed', [words('es'), '/src/a.ts']),
  ]);
  expect(Object.values(list).map(({ language }) => language)).toEqual(['es', undefined, undefined, undefined]);
});
