import type { PageKind } from '@common-ground/api/contracts/search/pageIndex.ts';
import { expect, it, vi } from 'vitest';
import { selectReachableParts } from './selectReachableParts.ts';

const part = (kind: PageKind) => ({ kind, from: 0, folder: `${kind}-0123456789abcdef`, pages: '' });
const PARTS = [part('learning'), part('forum'), part('site')];
const ALL = ['learning', 'forum', 'site'];
const SAVED = ['learning', 'site'];

it.each<[string, boolean, () => Promise<Response>, string[]]>([
  ['keeps the forum when its first file is fetched', true, async () => Response.json({}), ALL],
  ['leaves out the forum when its first file cannot be fetched', true, () => Promise.reject(new TypeError()), SAVED],
  ['leaves out the forum when its first file is missing', true, async () => new Response('', { status: 404 }), SAVED],
  ['leaves out the forum when offline, although its first file is cached', false, async () => Response.json({}), SAVED],
])('%s', async (_, onLine, answer, kinds) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetched);
  expect((await selectReachableParts(PARTS, 'en')).map(({ kind }) => kind)).toEqual(kinds);
  if (onLine) expect(fetched.mock.calls).toEqual([['/search/en/forum-0123456789abcdef/pagefind-entry.json?ts=1']]);
});
