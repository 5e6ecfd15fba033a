import { beforeEach, expect, it, vi } from 'vitest';
import { SITE } from '../../../testing/fakeCaches.ts';
import type { NotificationClick, WorkerScope } from './scope.ts';
import { openPushed, showPush } from './showPush.ts';

const shown = vi.fn();
const opened = vi.fn();
let tabs: { url: string; focus: () => Promise<unknown> }[];
const scope = () =>
  ({
    location: new URL(SITE),
    registration: { showNotification: shown },
    clients: { matchAll: async () => tabs, openWindow: opened },
  }) as unknown as WorkerScope;

beforeEach(() => {
  vi.clearAllMocks();
  tabs = [];
  vi.stubGlobal('navigator', { language: 'fr-CA' });
});

const click = (path: unknown) =>
  openPushed(scope(), { notification: { close: vi.fn(), data: { path } } } as unknown as NotificationClick);

it('shows a push message in the language of the page that it links to', async () => {
  const payload = { title: 'رد عليك', body: 'في المنتدى', path: '/ar/profile#notifications', tag: 'reply' };
  await showPush(scope(), { json: () => payload });
  expect(shown).toHaveBeenCalledWith(
    payload.title,
    expect.objectContaining({ body: payload.body, lang: 'ar', tag: 'reply' }),
  );
  expect(shown.mock.calls[0]?.[1].data).toEqual({ path: payload.path });
});

it.each([
  ['missing', null],
  ['invalid JSON', { json: () => JSON.parse('<') }],
  ['not an object', { json: () => 7 }],
  [
    'an object with a field of another type',
    { json: () => ({ title: 'Autism', body: 7, path: '/condition/1', tag: 'a' }) },
  ],
  [
    'an object with an address of another site',
    { json: () => ({ title: 'Autism', body: 'b', path: 'https://b.example/', tag: 'a' }) },
  ],
])('shows a general text when the data are %s', async (_, data) => {
  await showPush(scope(), data as never);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalledWith(
    'Common Ground',
    expect.objectContaining({ body: 'Il y a du nouveau pour vous.' }),
  );
});

it('focuses the tab that shows the page or opens one, and never leaves this site', async () => {
  const focus = vi.fn();
  tabs = [
    { url: `${SITE}/`, focus: vi.fn() },
    { url: `${SITE}/profile`, focus },
  ];
  await click('/profile');
  expect([focus.mock.calls.length, opened.mock.calls]).toEqual([1, []]);
  tabs = [];
  await click('/es/profile');
  await click('//b.example/x');
  await click(undefined);
  expect(opened.mock.calls).toEqual([['/es/profile'], ['/'], ['/']]);
});
