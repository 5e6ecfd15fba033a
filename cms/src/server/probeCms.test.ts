import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { probeCms } from './probeCms.ts';

let server: http.Server | undefined;
let asked = 0;

afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(status: number | null, port = 0): Promise<string> {
  asked = 0;
  server = http.createServer((_, response) => {
    asked += 1;
    if (status !== null) response.writeHead(status).end('{}');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(): Promise<void> {
  server?.closeAllConnections();
  server?.close();
  await once(server as http.Server, 'close');
}

describe('probeCms', () => {
  it('returns null without an address of the CMS', async () => {
    expect(await probeCms(undefined)()).toBeNull();
  });

  it.each([
    [200, 'ok'],
    [503, 'down'],
    [500, 'down'],
  ])('turns a response of status %s into "%s"', async (status, state) => {
    expect(await probeCms(await listen(status))()).toBe(state);
  });

  it('returns "down" when the CMS accepts connections but does not answer', async () => {
    expect(await probeCms(await listen(null), 100)()).toBe('down');
  });

  it('returns "starting" until the CMS has answered once, and "down" when it is gone after that', async () => {
    const origin = await listen(200);
    await close();
    const probe = probeCms(origin);
    expect(await probe()).toBe('starting');
    await listen(200, Number(new URL(origin).port));
    expect(await probe()).toBe('ok');
    await close();
    expect(await probe()).toBe('down');
  });

  it('shares one request among calls at the same time', async () => {
    const probe = probeCms(await listen(200));
    expect(await Promise.all([probe(), probe(), probe()])).toEqual(['ok', 'ok', 'ok']);
    expect(asked).toBe(1);
  });
});
