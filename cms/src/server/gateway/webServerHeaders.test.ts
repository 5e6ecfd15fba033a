import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isIndexFile } from '@common-ground/api/contracts/search/pageIndex.ts';
import { isOpenedByMail, notFoundPath, plainScreens, RECORD_SCREENS, screenPath } from '@common-ground/site/renderer';
import { describe, expect, it } from 'vitest';
import { readHomeSearch } from './readHomeSearch.ts';
import { WEB_SERVER_FILES } from './webServerHeaders.ts';

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../../../../deploy', name), 'utf8');
const nginx = read('nginx.conf');
const caddy = read('Caddyfile');

/** Returns the regular expressions of a map, in their order, each with its value. */
function readMap(text: string, source: string): [RegExp, string][] {
  const [, body = ''] = text.split(`map ${source} `)[1]?.split(/\{(?= *\n)/) ?? [];
  const lines = body.split(/\n\t*\}/)[0] ?? '';
  return [...lines.matchAll(/^\s+"~(.+)" "?([^";\n]*)"?;?$/gm)].map(([, rule = '', value = '']) => [
    new RegExp(rule),
    value,
  ]);
}

const MAPS = {
  nginx: readMap(nginx, '"$request_method $request_uri"'),
  Caddy: readMap(caddy, '"{http.request.method} {http.request.uri}"'),
};

describe('headers of web servers', () => {
  it.each(Object.entries(WEB_SERVER_FILES))('are those of the web process in deploy/%s', (name, text) => {
    expect(read(name)).toBe(text);
  });
});

describe.each(Object.entries(MAPS))('addresses that %s answers from the tree', (_, rules) => {
  const isInTree = (address: string, method = 'GET') =>
    /^\.?$/.test(rules.find(([rule]) => rule.test(`${method} ${address}`))?.[1] ?? 'none');

  it.each([
    ...['/', '/?utm_source=a', '/es', '/condition/1', '/condition/10?from=x', '/ar/tag/%D8%A3%D9%84%D9%85', '/indexes'],
    ...[
      '/favicon.svg',
      '/_astro/island.abc-1_2.js',
      '/search/en/pages.json',
      '/receipts',
      '/about?search=x',
      '/pt-BR/x',
    ],
  ])('include %s', (address) => {
    expect(isInTree(address)).toBe(true);
    expect(isInTree(address, 'HEAD')).toBe(true);
    expect(isInTree(address, 'POST')).toBe(false);
  });

  it.each([
    ...['/?search=pain', '/es?category=1', '/?a=b&search=x', '/?%73earch=pain', '/pt-BR?search=x'],
    ...[
      '/sw.js',
      '/index',
      '//',
      '/condition//1',
      '/condition/1/',
      '/%63ondition/1',
      '/..%2fsecrets.json',
      '/.hidden',
      '/a/.b',
    ],
    ...['/a%0d', '/a%00.html', '/%5Cevil.example', '/a b', '/a\\b'],
  ])('leave out %s', (address) => {
    expect(isInTree(address)).toBe(false);
  });

  it('leave out searches of home pages, pages of mails and pages for missing addresses', () => {
    const mailed = plainScreens.map((screen) => screenPath(screen, 'es')).filter(isOpenedByMail);
    const missing = ['en', 'es'].flatMap((language) => [
      notFoundPath(language),
      ...RECORD_SCREENS.map((screen) => notFoundPath(language, screen)),
    ]);
    expect(mailed).toHaveLength(4);
    for (const address of [...mailed, ...missing, '/receipt', '/auth/reset'])
      expect(isInTree(address), address).toBe(false);
    const search = '/es?search=dolor';
    expect([readHomeSearch(search)?.search, isInTree(search)]).toEqual(['dolor', false]);
  });
});

it('has the same caching rules in both servers, for the files that never change', () => {
  const rules = [readMap(nginx, '$request_uri $common_ground_caching'), readMap(caddy, '{path} {tree_caching}')];
  const files = [
    '/search/en/forum-0123456789abcdef/fragment/en_1.pf_fragment',
    '/search/en/pages.json',
    '/_astro/a.js',
  ];
  for (const map of rules)
    for (const file of files) {
      const value = map.find(([rule]) => rule.test(file))?.[1];
      const isImmutable = file.startsWith('/_astro/') || isIndexFile(file);
      expect(value, file).toBe(isImmutable ? 'public, max-age=31536000, immutable' : undefined);
    }
});
