import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fakeStorage.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
});

const open = async () => {
  const { $userId } = await import('../../../session/session.ts');
  return { ...(await import('./triedActivities.ts')), $userId };
};

it('stores each place once per module, and still has it after a reload', async () => {
  const page = await open();
  for (const place of [2, 0, 2]) page.storeTried(13, place);
  page.storeTried(14, 1);
  vi.resetModules();
  const { readTried } = await open();
  expect([readTried(13), readTried(14), readTried(15)]).toEqual([[0, 2], [1], []]);
});

it('remembers the tried activities while the page is open when storage is full', async () => {
  const storage = fakeStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', storage);
  const { storeTried, readTried } = await open();
  storeTried(13, 0);
  storeTried(13, 1);
  expect(readTried(13)).toEqual([0, 1]);
});

it('sends to the account what a guest tried before completing the module the last time', async () => {
  const posted: unknown[] = [];
  const answer: typeof fetch = async (_, init) => {
    posted.push(JSON.parse(String(init?.body)));
    return Response.json([]);
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const { storeTried } = await open();
  const { completeGuestModule } = await import('./keptProgress.ts');
  const path = { id: 1, modules: [{ id: 13, type: 'interactive' as const, points: 10, isRequired: true }] };
  storeTried(13, 2);
  for (const place of [0, 1]) {
    expect(completeGuestModule({ id: 13, points: 10, path }).pointsEarned).toBe(place === 0 ? 10 : 0);
    storeTried(13, place);
  }
  localStorage.setItem('person', JSON.stringify({ id: 7, displayName: 'Ada', role: 'user' }));
  localStorage.setItem('sessionToken', 'token');
  vi.resetModules();
  await (await import('../../../session/mergeLearning.ts')).mergeLearning();
  expect(posted).toMatchObject([
    { paths: [{ pathId: 1, completedModules: [13], tried: [{ moduleId: 13, places: [0, 2] }] }] },
  ]);
});
