import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePage } from './testing/fakePage.ts';

let page: FakePage;
let track: typeof import('./track.ts').track;
let setAnalytics: typeof import('./choice.ts').setAnalytics;
beforeEach(async () => {
  vi.useFakeTimers();
  page = new FakePage();
  for (const [name, value] of Object.entries(page.globals())) vi.stubGlobal(name, value);
  vi.spyOn(console, 'warn').mockImplementation(page.warn);
  vi.resetModules();
  ({ track } = await import('./track.ts'));
  ({ setAnalytics } = await import('./choice.ts'));
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const search = (query: string) => track('search', { query, category: '' });
const queries = () => page.sent.map(({ event }) => event.eventData.query);

describe('events', () => {
  it('are sent every five seconds in order, one request each, with no timer while none waits', async () => {
    search('one');
    await pass(3000);
    search('two');
    expect(page.asked).toBe(0);
    await pass(2000);
    expect(queries()).toEqual(['one', 'two']);
    expect(vi.getTimerCount()).toBe(0);
    search('three');
    await pass(5000);
    expect(queries()).toEqual(['one', 'two', 'three']);
  });

  it('carry the time, the user agent and the page address besides their own data', async () => {
    track('learning_progress', { moduleId: 4, progress: 50 });
    await pass(5000);
    expect(page.sent[0]?.event).toEqual({
      eventType: 'learning_progress',
      eventData: {
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        userAgent: 'Test',
        url: page.location.href,
        moduleId: 4,
        progress: 50,
      },
    });
    expect(page.sent[0]?.options).toMatchObject({ method: 'POST', credentials: 'include', keepalive: true });
  });

  it('carry the session token when there is one', async () => {
    search('signed out');
    await pass(5000);
    page.stored.set('sessionToken', 'abc');
    search('signed in');
    await pass(5000);
    expect(page.sent.map(({ options }) => new Headers(options.headers).get('authorization'))).toEqual([
      null,
      'Bearer abc',
    ]);
  });

  it.each([
    ['error', () => track('error', { error: 'TypeError', context: 'page' })],
    ['authentication', () => track('authentication', { action: 'login' })],
  ])('are sent at once for type %s, after the events that waited', async (type, urgent) => {
    search('waiting');
    urgent();
    await pass(0);
    expect(page.types).toEqual(['search', type]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['pagehide', 'visibilitychange'] as const)('are sent as JSON beacons on %s', async (sign) => {
    search('one');
    track('user_action', { action: 'share' });
    page.happens(sign);
    expect(await page.beacons()).toEqual(['search as application/json', 'user_action as application/json']);
    await pass(60_000);
    expect(page.asked).toBe(0);
  });

  it('stay queued and are sent later when the browser refuses their beacon', async () => {
    page.isBeaconTaken = false;
    search('one');
    page.happens('pagehide');
    await pass(5000);
    expect(queries()).toEqual(['one']);
  });

  it('are limited to 100 in the queue', async () => {
    for (let place = 0; place < 150; place++) search(`number ${place}`);
    await pass(5000);
    expect(page.asked).toBe(100);
    expect(queries().at(-1)).toBe('number 99');
  });
});

describe('unsent events', () => {
  it('wait without any attempt while offline, and are sent when the browser is online again', async () => {
    page.navigator.onLine = false;
    search('one');
    await pass(60_000);
    expect([page.asked, vi.getTimerCount()]).toEqual([0, 0]);
    page.navigator.onLine = true;
    page.happens('online');
    await pass(0);
    expect(queries()).toEqual(['one']);
  });

  it.each([0, 500, 503, 429])('stay queued in order after status %i, with one warning', async (status) => {
    page.status = status;
    search('one');
    search('two');
    await pass(5000);
    search('three');
    expect(page.warn).toHaveBeenCalledTimes(1);
    expect(page.asked).toBe(1);
    page.status = 200;
    await pass(5000);
    expect(queries()).toEqual(['one', 'two', 'three']);
  });

  it.each([400, 401, 404, 413])('are dropped after status %i, so that later events are sent', async (status) => {
    page.status = status;
    search('one');
    await pass(5000);
    page.status = 200;
    search('two');
    await pass(5000);
    expect([page.asked, queries()]).toEqual([2, ['two']]);
  });

  it('keep their order when an urgent event comes during a failing request', async () => {
    const answer = Promise.withResolvers<void>();
    page.answering = answer.promise;
    page.status = 0;
    search('one');
    await pass(5000);
    track('error', { error: 'TypeError', context: 'page' });
    answer.resolve();
    await pass(0);
    page.status = 200;
    await pass(5000);
    expect(page.types).toEqual(['search', 'error']);
  });
});

describe('the refusal to be counted', () => {
  it('deletes waiting events, takes no new ones, and can be withdrawn', async () => {
    search('before');
    setAnalytics(false);
    search('while off');
    setAnalytics(true);
    await pass(5000);
    expect(page.asked).toBe(0);
    search('after');
    await pass(5000);
    expect(queries()).toEqual(['after']);
  });

  it('also drops events that could not be sent, even when the page is left', async () => {
    page.status = 0;
    search('one');
    await pass(5000);
    page.stored.set('analytics', 'off');
    page.status = 200;
    page.happens('pagehide');
    await pass(60_000);
    expect([page.sent, await page.beacons(), vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  it.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('is also made by %s', async (_, said) => {
    Object.assign(page.navigator, said);
    track('authentication', { action: 'login' });
    search('one');
    page.happens('pagehide');
    await pass(60_000);
    expect([page.asked, await page.beacons()]).toEqual([0, []]);
  });

  it('is assumed when storage is blocked, without an error', async () => {
    page.isStorageClosed = true;
    search('one');
    await pass(60_000);
    expect(page.asked).toBe(0);
  });
});

describe('uncaught errors', () => {
  it('are reported by kind and place, each once and at most five, never with their message', async () => {
    const { watchErrors } = await import('./watchErrors.ts');
    watchErrors();
    const thrown = (error: unknown, lineno: number) =>
      page.dispatchEvent(
        Object.assign(new Event('error'), { error, filename: 'https://example.org/_astro/a.js?x', lineno, colno: 2 }),
      );
    thrown(new TypeError('maria@example.org is not a function'), 1);
    thrown(new TypeError('maria@example.org is not a function'), 1);
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Maria' }));
    for (let line = 2; line < 10; line++) thrown(new RangeError('x'), line);
    await pass(0);
    expect(page.sent.slice(0, 2).map(({ event }) => event.eventData)).toMatchObject([
      { error: 'TypeError', context: '/_astro/a.js:1:2' },
      { error: 'Error', context: 'promise' },
    ]);
    expect(page.asked).toBe(5);
    expect(JSON.stringify(page.sent)).not.toMatch(/maria/i);
  });
});
