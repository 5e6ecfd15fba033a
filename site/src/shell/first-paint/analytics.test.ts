import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakePage } from '../../analytics/testing/fakePage.ts';

const code = readFileSync(new URL('./analytics.js', import.meta.url), 'utf8');

let page: FakePage;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05Z') });
  page = new FakePage();
});

function open(): void {
  const { warn } = page;
  vm.runInNewContext(code, { ...page.globals(), setTimeout, Date, console: { warn } });
  page.happens('pageshow');
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('a page that is shown is counted five seconds later, once, as the specification says', async () => {
  open();
  await pass(4999);
  expect(page.asked).toBe(0);
  await pass(60_000);
  expect(page.asked).toBe(1);
  const [sent] = page.sent;
  expect(sent?.event).toEqual({
    eventType: 'page_view',
    eventData: { timestamp: '2026-01-02T03:04:05.000Z', userAgent: 'Test', url: page.location.href },
  });
  expect(sent?.options).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(vi.getTimerCount()).toBe(0);
});

it('one that is left before is counted as it is left, and not again', async () => {
  open();
  page.happens('pagehide');
  expect(page.asked).toBe(1);
  await pass(60_000);
  expect(page.types).toEqual(['page_view']);
});

it('one that comes back out of the back-forward cache is counted again', async () => {
  open();
  await pass(5000);
  page.happens('pagehide');
  page.happens('pageshow');
  await pass(60_000);
  expect(page.types).toEqual(['page_view', 'page_view']);
});

it.each([0, 500, 503, 429])(
  'what the server answers with %i is kept, said as a warning, and sent later',
  async (status) => {
    page.status = status;
    open();
    await pass(11_000);
    expect(page.asked).toBe(2);
    expect(page.warn).toHaveBeenCalledTimes(2);
    page.status = 200;
    await pass(5000);
    expect(page.types).toEqual(['page_view']);
    await pass(60_000);
    expect(page.asked).toBe(3);
  },
);

it.each([400, 403, 404, 413])('what the server will never take (%i) is not sent again', async (status) => {
  page.status = status;
  open();
  await pass(60_000);
  expect(page.asked).toBe(1);
});

it.each([
  ['the reader switched it off', () => page.stored.set('analytics', 'off')],
  ['Do Not Track is on', () => Object.assign(page.navigator, { doNotTrack: '1' })],
  ['Global Privacy Control is on', () => Object.assign(page.navigator, { globalPrivacyControl: true })],
  ['storage is closed to us', () => Object.assign(page, { isStorageClosed: true })],
])('nothing is sent where %s', async (_, refuse) => {
  refuse();
  open();
  await pass(60_000);
  page.happens('pagehide');
  expect(page.asked).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('what waits is forgotten when the reader switches it off, here or in another tab, also if it is on again soon', async () => {
  open();
  page.stored.set('analytics', 'off');
  page.happens('storage');
  page.stored.delete('analytics');
  await pass(60_000);
  page.happens('pagehide');
  expect(page.asked).toBe(0);
});

it.each(['unspecified', '0', null])('a browser that says "%s" about tracking has not said no', async (doNotTrack) => {
  Object.assign(page.navigator, { doNotTrack });
  open();
  await pass(5000);
  expect(page.asked).toBe(1);
});
