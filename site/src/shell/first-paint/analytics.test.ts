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

it('sends one page view in the specified form five seconds after the page is shown', async () => {
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

it('sends the page view when the page is left earlier, and not again', async () => {
  open();
  page.happens('pagehide');
  expect(page.asked).toBe(1);
  await pass(60_000);
  expect(page.types).toEqual(['page_view']);
});

it('sends another page view when the page returns from the back-forward cache', async () => {
  open();
  await pass(5000);
  page.happens('pagehide');
  page.happens('pageshow');
  await pass(60_000);
  expect(page.types).toEqual(['page_view', 'page_view']);
});

it.each([0, 500, 503, 429])(
  'logs a warning and sends the event again later when the server answers %i',
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

it.each([400, 403, 404, 413])('does not send the event again when the server answers %i', async (status) => {
  page.status = status;
  open();
  await pass(60_000);
  expect(page.asked).toBe(1);
});

it.each([
  ['the reader switched it off', () => page.stored.set('analytics', 'off')],
  ['Do Not Track is on', () => Object.assign(page.navigator, { doNotTrack: '1' })],
  ['Global Privacy Control is on', () => Object.assign(page.navigator, { globalPrivacyControl: true })],
  ['storage is blocked', () => Object.assign(page, { isStorageClosed: true })],
])('sends nothing when %s', async (_, refuse) => {
  refuse();
  open();
  await pass(60_000);
  page.happens('pagehide');
  expect(page.asked).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('drops the event when the reader switches analytics off, even if they switch it on again', async () => {
  open();
  page.stored.set('analytics', 'off');
  page.happens('storage');
  page.stored.delete('analytics');
  await pass(60_000);
  page.happens('pagehide');
  expect(page.asked).toBe(0);
});

it.each(['unspecified', '0', null])(
  'sends the page view when the browser has "%s" for Do Not Track',
  async (doNotTrack) => {
    Object.assign(page.navigator, { doNotTrack });
    open();
    await pass(5000);
    expect(page.asked).toBe(1);
  },
);
