import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInternalServer } from './createInternalServer.ts';

describe('startInternalServer', () => {
  let server: Server;
  beforeAll(async () => {
    server = startInternalServer({
      host: '127.0.0.1',
      port: 0,
      routes: {
        '/metrics': async () => ({ status: 200, type: 'text/plain', body: 'up 1' }),
        '/broken': () => Promise.reject(new TypeError('secret of the installation')),
      },
    });
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });
  const call = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

  it('answers a route with its status and type, which no cache may store', async () => {
    const response = await call('/metrics?name=up');
    expect([response.status, await response.text()]).toEqual([200, 'up 1']);
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers HEAD without a body, and refuses other methods and unknown paths', async () => {
    const head = await call('/metrics', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await call('/metrics', 'POST')).status).toBe(405);
    expect((await call('/constructor')).status).toBe(404);
  });

  it('answers 500 with the name of the error only, when a route fails', async () => {
    const response = await call('/broken');
    expect([response.status, await response.text()]).toEqual([500, 'TypeError']);
  });
});
