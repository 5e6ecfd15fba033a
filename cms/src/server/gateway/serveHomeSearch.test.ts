import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CLIENT_ADDRESS_HEADER } from '@common-ground/api/platform/toClientAddress.ts';
import { PLAIN_RESULTS } from '@common-ground/site/renderer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from './createGateway.ts';
import { StaticFiles } from './StaticFiles.ts';

const page = (title: string) => `<!DOCTYPE html><title>${title}</title><main>${PLAIN_RESULTS}<p>Island</p></main>`;

let folder: string;
let files: StaticFiles;
let asked: Request[] = [];
let answer: (url: URL) => Response;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'common-ground-home-search-'));
  await mkdir(path.join(folder, 'current'), { recursive: true });
  for (const [file, html] of [
    ['index.html', page('Home')],
    ['es.html', page('Inicio')],
    ['fr.html', '<title>Accueil</title>'],
    ['about.html', page('About')],
  ] as const)
    await writeFile(path.join(folder, 'current', file), html);
  files = new StaticFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  asked = [];
  answer = (url) => {
    if (url.pathname === '/api/localized/categories')
      return Response.json([{ id: 2, name: 'Cognitive', translation: { name: 'Cognitiva' } }]);
    const name = `Found for ${url.searchParams.get('q')}`;
    const conditions = [{ id: 1, categoryId: 2, name, summary: 'A summary.', passage: null }];
    return Response.json({ searchedFor: null, hasPage: true, conditions, near: [] });
  };
});

const ask = (address: string, init?: RequestInit) => {
  const api = async (request: Request) => {
    asked.push(request);
    return answer(new URL(request.url));
  };
  return createGateway({ files, api, cmsOrigin: undefined }).fetch(new Request(`http://site.test${address}`, init));
};

describe('a home page with a search', () => {
  it('has the results in the noscript element, and a title that names the search', async () => {
    const html = await (await ask('/?search=adhd')).text();
    expect(html).toMatch(/<noscript><section.*Found for adhd.*<\/section>\n?<\/noscript><p>Island<\/p>/s);
    expect(html).toContain('<title>Search Results for “adhd” · Common Ground</title>');
    expect(html).not.toContain(PLAIN_RESULTS);
  });

  it('is searched in its language and category, whose name it has', async () => {
    const html = await (await ask('/es?search=tdah&category=2')).text();
    const calls = asked.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);
    expect(calls).toContain('/api/localized/find?q=tdah&lang=es&uncounted=1&category=2');
    expect(html).toContain('en Cognitiva');
  });

  it('must not be stored for others, and has another ETag than another search', async () => {
    const [one, other] = [await ask('/?search=adhd'), await ask('/?search=autism')];
    expect(one.headers.get('cache-control')).toBe('private, no-cache');
    expect(one.headers.get('vary')).toBe('Accept-Encoding');
    const etag = one.headers.get('etag') ?? '';
    expect(etag).not.toBe(other.headers.get('etag'));
    expect((await ask('/?search=autism', { headers: { 'if-none-match': etag } })).status).toBe(200);
    expect((await ask('/?search=adhd', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(one.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('calls the API with the address of the reader, uncounted, and without the cookie', async () => {
    await ask('/?search=adhd', {
      headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.7', cookie: 'a=b', 'if-none-match': '"x"' },
    });
    const headers = Object.fromEntries(asked[0]?.headers ?? []);
    expect(headers).toMatchObject({ [CLIENT_ADDRESS_HEADER]: '192.0.2.7' });
    expect(asked[0]?.url).toContain('uncounted=1');
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['if-none-match']));
  });

  it.each([429, 500, 404])('says that the search did not answer when the API answers %i', async (status) => {
    answer = () => new Response('no', { status });
    const response = await ask('/?search=adhd');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('The search did not answer.');
  });

  it('has no body for HEAD', async () => {
    const response = await ask('/?search=adhd', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('another page', () => {
  it.each(['/', '/?search=%20', '/about?search=adhd', '/fr?search=adhd'])(
    'is served as it is at %s',
    async (address) => {
      const response = await ask(address);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(asked).toEqual([]);
    },
  );
});
