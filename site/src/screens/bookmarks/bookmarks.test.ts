import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BookmarkTarget, toBookmarkKey } from './queued.ts';

const CONDITION = { bookmarkType: 'condition', contentId: 7 } as const;
const PATH = { bookmarkType: 'learning_path', contentId: 7 } as const;
const KEPT = [{ ...CONDITION, id: 1, createdAt: '2026-11-21T20:00:00.000Z', title: 'ADHD' }];

/** Responses of the server to the list request and to changes. */
const list = vi.fn<() => Promise<unknown>>();
const change = vi.fn<() => Promise<unknown>>();
let $userId = atom<number | null>(null);
vi.mock('../../session/session.ts', async (original) => ({
  calls: (await original<typeof import('../../session/session.ts')>()).calls,
  api: { call: ({ method }: { method: string }) => (method === 'GET' ? list() : change()) },
  isUnauthorized: () => false,
  get $userId() {
    return $userId;
  },
  $session: atom(null),
}));

let stop: () => void = () => {};
beforeEach(() => {
  vi.resetModules();
  list.mockReset().mockResolvedValue([]);
  change.mockReset().mockResolvedValue({});
  $userId = atom<number | null>(null);
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => stop());

/** Opens the store as a button on a page does. */
async function open() {
  const { bookmarks, setBookmark } = await import('./bookmarks.ts');
  stop = bookmarks.listen(() => {});
  return { setBookmark, isKept: (mark: BookmarkTarget) => bookmarks.has(toBookmarkKey(mark)) };
}

it('requests the bookmarks once, and only for a signed-in user', async () => {
  const { isKept } = await open();
  expect(isKept(CONDITION)).toBe(false);
  expect(list).not.toHaveBeenCalled();
  list.mockResolvedValue(KEPT);
  $userId.set(3);
  await expect.poll(() => isKept(CONDITION)).toBe(true);
  expect(isKept(PATH)).toBe(false);
  expect(list).toHaveBeenCalledTimes(1);
});

it('keeps a change when a list arrives that was requested before the change', async () => {
  const { isKept, setBookmark } = await open();
  let answer: (list: unknown) => void = () => {};
  list.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  $userId.set(3);
  await vi.waitFor(() => expect(list).toHaveBeenCalled(), { timeout: 60_000 });
  await setBookmark(CONDITION, true);
  expect(isKept(CONDITION)).toBe(true);
  answer([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isKept(CONDITION)).toBe(true);
  await setBookmark(CONDITION, false);
  expect(isKept(CONDITION)).toBe(false);
});

it('stays unchanged when the server refuses a change', async () => {
  const { isKept, setBookmark } = await open();
  list.mockResolvedValue(KEPT);
  $userId.set(3);
  await expect.poll(() => isKept(CONDITION)).toBe(true);
  change.mockRejectedValueOnce(new Error('503: Temporarily unavailable'));
  await expect(setBookmark(CONDITION, false)).rejects.toThrow('503');
  expect(isKept(CONDITION)).toBe(true);
});

it('applies changes from other tabs of the same user only and broadcasts its own', async () => {
  const { isKept, setBookmark } = await open();
  $userId.set(3);
  const otherTab = new BroadcastChannel('bookmarks');
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  try {
    otherTab.postMessage({ userId: 4, name: 'learning_path 7', isKept: true });
    otherTab.postMessage({ userId: 3, name: 'condition 7', isKept: true });
    await expect.poll(() => isKept(CONDITION)).toBe(true);
    expect(isKept(PATH)).toBe(false);
    await setBookmark(PATH, true);
    await expect.poll(() => heard).toEqual([{ userId: 3, name: 'learning_path 7', isKept: true }]);
  } finally {
    otherTab.close();
  }
});

it('drops the bookmarks of the previous user when another user signs in', async () => {
  const { isKept, setBookmark } = await open();
  $userId.set(3);
  await setBookmark(CONDITION, true);
  $userId.set(4);
  expect(isKept(CONDITION)).toBe(false);
});

it('finds the last queued write of a bookmark and ignores refused ones', async () => {
  const { findQueuedChange } = await import('./bookmarks.ts');
  const write = (kind: 'bookmark' | 'unbookmark', input: BookmarkTarget, refusal: string | null = null) =>
    ({ kind, input, refusal, id: 1, uuid: '', userId: 3, title: '', madeAt: '' }) as const;
  const writes = [write('bookmark', CONDITION), write('unbookmark', CONDITION), write('bookmark', PATH, 'No')];
  expect(findQueuedChange(CONDITION, writes)?.kind).toBe('unbookmark');
  expect(findQueuedChange(PATH, writes)).toBeUndefined();
});

it('queues a bookmark when no response arrives, and throws when server or queue refuses it', async () => {
  const { bookmarks, setOrQueueBookmark } = await import('./bookmarks.ts');
  stop = bookmarks.listen(() => {});
  $userId.set(3);
  const add = vi.fn<(write: object) => Promise<boolean>>(async () => true);
  change.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await setOrQueueBookmark(CONDITION, true, 'ADHD', add)).toBe(false);
  expect(add.mock.calls).toEqual([
    [{ userId: 3, kind: expect.objectContaining({ name: 'bookmark' }), input: CONDITION, title: 'ADHD' }],
  ]);
  // A queued bookmark is not in the set until the server has it.
  expect(bookmarks.has(toBookmarkKey(CONDITION))).toBe(false);
  const { ClientError } = await import('@common-ground/api/contracts/client.ts');
  change.mockRejectedValueOnce(new ClientError({ status: 404, body: 'No' }));
  await expect(setOrQueueBookmark(CONDITION, true, 'ADHD', add)).rejects.toThrow('404');
  add.mockResolvedValue(false);
  change.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(setOrQueueBookmark(CONDITION, true, 'ADHD', add)).rejects.toThrow('Failed to fetch');
});
