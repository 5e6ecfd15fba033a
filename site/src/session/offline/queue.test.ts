import { beforeEach, expect, it, vi } from 'vitest';
import { queuedBookmark } from '../../screens/bookmarks/queued.ts';
import { queuedLike } from '../../screens/forum/queued.ts';
import { fakeBrowser } from '../../testing/fakeBrowser.ts';
import { toFullStorage } from '../../testing/fakeStorage.ts';

const [ADA, GRACE] = [7, 8];
const MARK = { bookmarkType: 'condition', contentId: 3 } as const;
const bookmark = (userId: number | null, title: string, uuid?: string) => ({
  kind: queuedBookmark,
  input: MARK,
  userId,
  title,
  uuid,
});

type Queue = typeof import('./queue.ts');
let queue: Queue;
let sign: typeof import('./queueSign.ts');
let heard: number;

beforeEach(async () => {
  fakeBrowser();
  vi.resetModules();
  queue = await import('./queue.ts');
  sign = await import('./queueSign.ts');
  heard = 0;
  sign.onQueueChange(() => {
    heard += 1;
  });
});

const titles = async (userId: number | null) => (await queue.findWrites(userId)).map(({ title }) => title);

it('lists the writes of each user in order, and reports every change and whether any waits', async () => {
  expect(sign.isQueued()).toBe(false);
  for (const [userId, title] of [
    [ADA, 'one'],
    [GRACE, 'two'],
    [ADA, 'three'],
    [null, 'four'],
  ] as const)
    await queue.enqueue(bookmark(userId, title));
  expect(await titles(ADA)).toEqual(['one', 'three']);
  expect(await titles(null)).toEqual(['four']);
  expect([await queue.countWritesOfOthers(ADA), await queue.countWritesOfOthers(null)]).toEqual([1, 3]);
  expect([sign.isQueued(), heard]).toEqual([true, 4]);
  for (const userId of [ADA, GRACE, null])
    for (const { id } of await queue.findWrites(userId)) await queue.deleteWrite(id);
  expect([sign.isQueued(), heard]).toEqual([false, 8]);
});

it('stores a write once per uuid, and clears its refusal when it is queued again', async () => {
  const uuid = crypto.randomUUID();
  await queue.enqueue(bookmark(ADA, 'a', uuid));
  const [write] = await queue.findWrites(ADA);
  await queue.refuseWrite(write?.id ?? 0, 'No');
  expect((await queue.findWrites(ADA))[0]?.refusal).toBe('No');
  await queue.enqueue(bookmark(ADA, 'a', uuid));
  expect(await queue.findWrites(ADA)).toEqual([write]);
  await queue.deleteWriteByUuid(uuid);
  expect(await titles(ADA)).toEqual([]);
});

it("gives a guest's writes to the user who signs in, and deletes those of one account only", async () => {
  await queue.enqueue(bookmark(null, 'of a guest'));
  await queue.enqueue(bookmark(GRACE, 'of Grace'));
  await queue.moveGuestWrites(ADA);
  expect([await titles(null), await titles(ADA)]).toEqual([[], ['of a guest']]);
  await queue.deleteUserWrites(ADA);
  expect([await titles(ADA), await titles(GRACE)]).toEqual([[], ['of Grace']]);
});

it('deletes writes of other users after 30 days, and none of the current user', async () => {
  await queue.enqueue(bookmark(ADA, 'of Ada'));
  await queue.enqueue(bookmark(GRACE, 'of Grace'));
  const day = 24 * 60 * 60 * 1000;
  await queue.deleteOldWrites(ADA, Date.now() + 29 * day);
  expect([await titles(ADA), await titles(GRACE)]).toEqual([['of Ada'], ['of Grace']]);
  await queue.deleteOldWrites(ADA, Date.now() + 31 * day);
  expect([await titles(ADA), await titles(GRACE)]).toEqual([['of Ada'], []]);
});

it('returns false from queueWrite when the browser has no database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { queueWrite } = await import('./ownQueue.ts');
  expect(await queueWrite(bookmark(ADA, 'a'))).toBe(false);
  expect(warn).toHaveBeenCalled();
});

it('is empty after clearBrowser', async () => {
  await queue.enqueue(bookmark(ADA, 'a'));
  const { clearBrowser } = await import('../storage.ts');
  clearBrowser();
  vi.resetModules();
  queue = await import('./queue.ts');
  expect(await titles(ADA)).toEqual([]);
});

it('stores no write when full storage refuses the flag of the queue', async () => {
  vi.stubGlobal('localStorage', toFullStorage(localStorage));
  await expect(queue.enqueue(bookmark(ADA, 'a'))).rejects.toThrow('could not store the flag');
  expect(await titles(ADA)).toEqual([]);
});

it('keeps only the last like of a user for a post, and all other writes', async () => {
  const like = (userId: number, postId: number, isWanted: boolean) => ({
    kind: queuedLike,
    input: { postId, isWanted },
    userId,
    title: `${postId} ${isWanted}`,
  });
  await queue.enqueue(like(ADA, 1, true));
  const [first] = await queue.findWrites(ADA);
  for (const write of [like(ADA, 2, true), like(GRACE, 1, true), like(ADA, 1, false)]) await queue.enqueue(write);
  await queue.enqueue(bookmark(ADA, 'a'));
  expect(await titles(ADA)).toEqual(['2 true', '1 false', 'a']);
  expect(await titles(GRACE)).toEqual(['1 true']);
  // The replaced write may have been in transit: removing it afterwards must not remove the newer one.
  await queue.deleteWrite(first?.id ?? 0);
  expect(await titles(ADA)).toEqual(['2 true', '1 false', 'a']);
});
