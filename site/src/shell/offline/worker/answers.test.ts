import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHES } from '../../../session/offline/caches.ts';
import { fakeCaches, SITE, servedResponse } from '../../../testing/fakeCaches.ts';
import { answerFile, answerFresh } from './answerFile.ts';
import { answerPage, PATIENCE_MS } from './answerPage.ts';
import { storeOfflinePage } from './storeOfflinePage.ts';
import { storeOpenedPage } from './storeOpenedPage.ts';
import { MAX_READ_PAGES } from './storePage.ts';
import { OLD_FILE_MS, sweepFiles } from './sweepFiles.ts';

let kept: ReturnType<typeof fakeCaches>;
let served: Record<string, () => Response | Promise<Response>>;
let asked: string[];
let works: Promise<unknown>[];

const toSitePath = (url: string) => url.slice(SITE.length);
beforeEach(() => {
  kept = fakeCaches();
  served = {};
  asked = [];
  works = [];
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (given: Request | URL | string) => {
    const path = toSitePath(given instanceof Request ? given.url : new URL(given, SITE).href);
    asked.push(path);
    const answer = served[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

const event = (path: string) => ({
  request: new Request(SITE + path),
  waitUntil: (work: Promise<unknown>) => void works.push(work),
});
const page = async (path: string) => (await answerPage(event(path))).text();
const done = async () => {
  for (let work = works.pop(); work; work = works.pop()) await work;
};
const read = async (path: string, text = `page ${path}`) => {
  served[path] = () => servedResponse(text);
  expect(await page(path)).toBe(text);
  await done();
};
const isDown = () => {
  served = {};
};

describe('page', () => {
  it('comes from the server, and from its copy when offline', async () => {
    await read('/condition/1', 'first');
    await read('/condition/1', 'second');
    isDown();
    expect(await page('/condition/1')).toBe('second');
  });

  it('is stored and found by its path without the query', async () => {
    await read('/?search=autism', 'home');
    expect(kept.paths(CACHES.read)).toContain('/');
    expect(kept.paths(CACHES.read).join()).not.toContain('autism');
    isDown();
    expect(await page('/?search=other')).toBe('home');
  });

  it.each(['/profile', '/auth/reset?token=x', '/receipt', '/ar/auth/verify', '/history?condition=1', '/condition/0'])(
    'is not stored at %s',
    async (path) => {
      await read(path);
      expect(kept.paths(CACHES.read)).toEqual([]);
    },
  );

  it.each([
    ['is an error', servedResponse('no', { status: 500 })],
    ['has `Cache-Control: no-store`', servedResponse('no', { headers: { 'cache-control': 'no-store' } })],
    ['is not HTML', servedResponse('{}', { type: 'application/json' })],
  ])('is not stored when it %s', async (_, answer) => {
    served['/condition/1'] = () => answer;
    await page('/condition/1');
    await done();
    expect(kept.paths(CACHES.read)).toEqual([]);
  });

  it('is deleted from storage when the server answers 404', async () => {
    await read('/condition/1');
    served['/condition/1'] = () => servedResponse('gone', { status: 404 });
    expect(await page('/condition/1')).toBe('gone');
    await done();
    isDown();
    expect(await page('/condition/1')).toContain('You are offline');
  });

  it('is the newer of the saved copy and the last read copy when offline', async () => {
    const saved = await kept.open(CACHES.saved);
    await saved.put('/condition/1', servedResponse('saved', { date: new Date('2026-02-02') }));
    expect(await page('/condition/1')).toBe('saved');
    const recent = await kept.open(CACHES.read);
    await recent.put('/condition/1', servedResponse('read', { date: new Date('2026-02-03') }));
    expect(await page('/condition/1')).toBe('read');
  });

  it('is the copy when the server is slow, and the late response is stored', async () => {
    await read('/condition/1', 'copy');
    vi.useFakeTimers();
    let arrive = (_: Response) => {};
    served['/condition/1'] = () => new Promise((resolve) => (arrive = resolve));
    const shown = page('/condition/1');
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await shown).toBe('copy');
    arrive(servedResponse('late'));
    vi.useRealTimers();
    await done();
    isDown();
    expect(await page('/condition/1')).toBe('late');
  });

  it('is the copy when the proxy answers 502, and the 502 response when there is no copy', async () => {
    await read('/condition/1', 'copy');
    for (const path of ['/condition/1', '/condition/2']) served[path] = () => servedResponse('away', { status: 502 });
    expect(await page('/condition/1')).toBe('copy');
    expect(await page('/condition/2')).toBe('away');
  });

  it('is the offline page in its language, stored or plain, when there is no copy', async () => {
    served['/ar/offline'] = () => servedResponse('غير متصل');
    await read('/ar/condition/1');
    isDown();
    expect(await page('/ar/condition/2')).toBe('غير متصل');
    const plain = await answerPage(event('/es/condition/2'));
    expect([plain.status, await plain.text()]).toEqual([503, expect.stringContaining('Estás sin conexión')]);
  });

  it('is the plain offline page when storage is blocked and the connection is lost', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('closed')) });
    await read('/condition/1');
    isDown();
    expect(await page('/condition/1')).toContain('You are offline');
  });

  it('is deleted after sixty others were read, but the offline page stays', async () => {
    served['/offline'] = () => servedResponse('offline');
    for (let id = 1; id <= MAX_READ_PAGES; id++) await read(`/condition/${id}`);
    await read('/condition/1');
    await read('/condition/1000');
    const paths = kept.paths(CACHES.read);
    expect(paths).toHaveLength(MAX_READ_PAGES + 1);
    expect(paths).toContain('/condition/1');
    expect(paths).not.toContain('/condition/2');
    expect(paths).toContain('/offline');
  });
});

describe('offline page', () => {
  const OFFLINE = '<script data-src="/_astro/page.1.js"></script><astro-island component-url="/_astro/saved.js">';
  const LIST = {
    '/_astro/page.1.js': { bytes: 1, brings: ['/_astro/toasts.js'] },
    '/_astro/saved.js': { bytes: 1, brings: ['/_astro/en.js', '/_astro/ar.js'] },
    '/_astro/en.js': { bytes: 1, brings: [], language: 'en' },
    '/_astro/ar.js': { bytes: 1, brings: [], language: 'ar' },
  };
  const script = () => servedResponse('code', { type: 'text/javascript' });
  beforeEach(() => {
    served['/offline'] = () => servedResponse(OFFLINE, { date: new Date() });
    served['/offline-files.json'] = () => servedResponse(JSON.stringify(LIST), { type: 'application/json' });
    served['/api/help-lines?lang=en'] = () => servedResponse('[]', { type: 'application/json' });
    for (const path of [...Object.keys(LIST), '/_astro/toasts.js', '/_astro/page.2.js']) served[path] = script;
  });

  it('is loaded once a day with its files, and never over a slow connection', async () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } });
    await storeOfflinePage('/condition/1');
    expect(asked).toEqual([]);
    vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
    await storeOfflinePage('/condition/1');
    const scripts = ['/_astro/page.1.js', '/_astro/saved.js', '/_astro/toasts.js', '/_astro/en.js'];
    expect(kept.paths(CACHES.assets).sort()).toEqual([...scripts, '/api/help-lines?lang=en'].sort());
    const before = asked.length;
    await storeOfflinePage('/condition/1');
    expect(asked).toHaveLength(before);
  });

  it('is loaded again with the first page of another build', async () => {
    await storeOfflinePage('/');
    served['/offline'] = () => servedResponse(OFFLINE.replace('page.1', 'page.2'), { date: new Date() });
    await read('/condition/1', 'page <script data-src="/_astro/page.2.js"></script>');
    expect(kept.paths(CACHES.assets)).toContain('/_astro/page.2.js');
    expect(await (await (await kept.open(CACHES.read)).match('/offline'))?.text()).toContain('page.2');
  });

  it('is stored before its scripts, which the next page loads when the connection failed', async () => {
    served['/_astro/saved.js'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(storeOfflinePage('/')).rejects.toThrow('Failed to fetch');
    expect(kept.paths(CACHES.read)).toEqual(['/offline']);
    served['/_astro/saved.js'] = script;
    await storeOfflinePage('/');
    expect(kept.paths(CACHES.assets)).toContain('/_astro/saved.js');
  });
});

describe('file', () => {
  it('is loaded once when its name contains its digest', async () => {
    served['/_astro/a.js'] = () => servedResponse('code', { type: 'text/javascript' });
    for (let time = 0; time < 2; time++) {
      expect(await (await answerFile(event('/_astro/a.js'))).text()).toBe('code');
      await done();
    }
    expect(asked).toEqual(['/_astro/a.js']);
  });

  it('is not stored when it is missing, and fails as usual when offline', async () => {
    served['/_astro/a.js'] = () => servedResponse('none', { status: 404 });
    expect((await answerFile(event('/_astro/a.js'))).status).toBe(404);
    await done();
    expect(kept.paths(CACHES.assets)).toEqual([]);
    isDown();
    await expect(answerFile(event('/_astro/a.js'))).rejects.toThrow('Failed to fetch');
  });

  it('is found among saved files when it belongs to the search index', async () => {
    const path = '/search/en/forum-0123456789abcdef/pagefind.js';
    await (await kept.open(CACHES.saved)).put(path, servedResponse('index'));
    for (const asking of [path, `${path}?ts=1`]) {
      expect(await (await answerFile(event(asking))).text()).toBe('index');
      await done();
    }
    expect(asked).toEqual([]);
  });
});

it('answers help lines from the copy when offline, and stores no private response', async () => {
  const lines = '/api/help-lines?lang=en';
  served[lines] = () => servedResponse('lines', { type: 'application/json' });
  await answerFresh(event(lines));
  await done();
  served['/api/chat-answers'] = () => servedResponse('mine', { headers: { 'cache-control': 'private' } });
  await answerFresh(event('/api/chat-answers'));
  await done();
  isDown();
  expect(await (await answerFresh(event(lines))).text()).toBe('lines');
  await expect(answerFresh(event('/api/chat-answers'))).rejects.toThrow('Failed to fetch');
});

it('answers the index of conditions from the copy when offline, once it was read', async () => {
  const index = '/search/en/conditions.json';
  served[index] = () => servedResponse('entries', { type: 'application/json' });
  await answerFresh(event(index));
  await done();
  isDown();
  expect(await (await answerFresh(event(index))).text()).toBe('entries');
});

it('stores the page that registered the worker, with the files that it had loaded', async () => {
  served['/condition/1'] = () => servedResponse('page');
  served['/_astro/a.js'] = () => servedResponse('code', { type: 'text/javascript' });
  served['/offline'] = () => servedResponse('offline');
  served['/offline-files.json'] = () => servedResponse('{}');
  await storeOpenedPage(
    { path: '/condition/1', files: [`${SITE}/_astro/a.js`, `${SITE}/api/users/1`, 'https://b.example/x'] },
    SITE,
  );
  expect(kept.paths(CACHES.read)).toEqual(['/condition/1', '/offline']);
  expect(kept.paths(CACHES.assets)).toEqual(['/_astro/a.js']);
});

it('deletes files after 30 days unless a stored page or file names them, also indirectly', async () => {
  const now = Date.now();
  const [old, recent] = [new Date(now - OLD_FILE_MS - 60_000), new Date(now - OLD_FILE_MS + 60_000)];
  const assets = await kept.open(CACHES.assets);
  const put = (file: string, text: string, date: Date) =>
    assets.put(`/_astro/${file}`, servedResponse(text, { type: 'text/javascript', date }));
  await put('gone.1.js', 'import "./shared.1.js"', old);
  await put('named.1.js', 'import "./shared.2.js"', old);
  await put('shared.1.js', '', old);
  await put('shared.2.js', '', old);
  await put('recent.1.js', 'import "./late.1.js"', recent);
  await put('late.1.js', '', old);
  await assets.put('/api/help-lines', servedResponse('', { date: old }));
  await (await kept.open(CACHES.read)).put('/condition/1', servedResponse('<script src="/_astro/named.1.js">'));
  await sweepFiles(now);
  expect(kept.paths(CACHES.assets).sort()).toEqual([
    '/_astro/late.1.js',
    '/_astro/named.1.js',
    '/_astro/recent.1.js',
    '/_astro/shared.2.js',
    '/api/help-lines',
  ]);
});
