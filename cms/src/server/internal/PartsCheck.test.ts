import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { readinessSchema } from '@common-ground/api/contracts/publishing/health.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHealthRoutes, LIVE_PATH, READY_PATH } from './createHealthRoutes.ts';
import { PartsCheck } from './PartsCheck.ts';

describe('PartsCheck', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('names what is missing: false, rejected, or without an answer in time', async () => {
    const parts = new PartsCheck({
      pages: () => true,
      renderer: () => false,
      database: () => Promise.reject(new Error('no')),
      lock: () => new Promise(() => {}),
    });
    const missing = parts.findMissing();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await missing).toEqual(['renderer', 'database', 'lock']);
  });

  it('looks once a second, however many ask', async () => {
    const check = vi.fn(() => true);
    const parts = new PartsCheck({ check });
    await Promise.all([parts.findMissing(), parts.findMissing()]);
    await parts.findMissing();
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    await parts.findMissing();
    expect(check).toHaveBeenCalledTimes(2);
  });
});

describe('createHealthRoutes', () => {
  const request = new IncomingMessage(new Socket());

  it.each([
    [true, 200, { status: 'ok', missing: [] }],
    [false, 503, { status: 'unready', missing: ['tree'] }],
  ])('answers, when the tree is there is %s, with %s', async (isThere, status, body) => {
    const routes = createHealthRoutes(new PartsCheck({ tree: () => isThere }));
    const ready = await routes[READY_PATH]?.(request);
    expect([ready?.status, readinessSchema.parse(JSON.parse(ready?.body ?? ''))]).toEqual([status, body]);
    expect((await routes[LIVE_PATH]?.(request))?.status).toBe(200);
  });
});
