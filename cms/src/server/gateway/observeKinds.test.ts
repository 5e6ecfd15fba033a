import { setRecorder } from '@common-ground/api/platform/metrics/recorder.ts';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { observeKinds } from './observeKinds.ts';

afterEach(() => setRecorder(undefined));

async function findKinds(...paths: string[]): Promise<string[]> {
  const count = vi.fn();
  setRecorder({ count, observe: () => {} });
  const app = new Hono().use(observeKinds);
  app.get('/', (context) => context.html('<p>Home</p>'));
  app.get('*', (context) => context.text('other', 404));
  for (const path of paths) await app.request(path);
  return count.mock.calls.map(([, { route, method, status }]) => `${method} ${route} ${status}`);
}

describe('observeKinds', () => {
  it('counts requests by kind, whatever their addresses contain', async () => {
    expect(
      await findKinds('/?search=secret', '/somebody@example.org', '/films/7.mp4', '/cms/collections/users/3'),
    ).toEqual(['GET page 200', 'GET file 404', 'GET film 404', 'GET cms 404']);
  });

  it('leaves calls of the API to the dispatcher', async () => {
    expect(await findKinds('/api', '/api/conditions')).toEqual([]);
    expect(await findKinds('/apiary')).toEqual(['GET file 404']);
  });
});
