import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setRecorder } from '../metrics/recorder.ts';
import { CachedResponse } from './CachedResponse.ts';

const body = JSON.stringify({ text: 'autism '.repeat(500) });
const labels = { route: '/api/things', cache: 'responses' } as const;
const prepared = new CachedResponse({ body, headers: { 'content-type': 'application/json' }, labels });
const server = createServer((request, response) => {
  if (!prepared.send(request, response, ['x-of-host', 'yes'])) response.writeHead(599).end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

function ask(method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = send({ port, method, headers }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) });
    });
    asked.on('error', reject).end();
  });
}

describe('CachedResponse.send', () => {
  it('counts a sent response by its route, and as a hit of its cache', async () => {
    const count = vi.fn();
    setRecorder({ count, observe: () => {} });
    await ask('HEAD');
    await ask('POST');
    setRecorder(undefined);
    expect(count.mock.calls).toEqual([
      ['requests', { route: '/api/things', method: 'HEAD', status: '200' }],
      ['cacheLookups', { cache: 'responses', result: 'hit' }],
    ]);
  });

  it('answers GET with headers and body, and HEAD with the same headers only', async () => {
    const get = await ask('GET');
    const head = await ask('HEAD');
    expect(get.bytes.toString()).toBe(body);
    expect(get.headers['content-length']).toBe(String(body.length));
    expect(head.bytes.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(get.headers['x-of-host']).toBe('yes');
  });

  it('answers 304 without a body to a client that has this version, compressed or not', async () => {
    const { headers } = await ask('GET');
    const tag = String(headers.etag);
    for (const known of [tag, `W/${tag}`, `"x", ${tag.slice(0, -1)}-br"`, '*']) {
      const answer = await ask('GET', { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(answer.bytes.length).toBe(0);
      expect(answer.headers.etag).toBeDefined();
      expect(answer.headers['content-length']).toBeUndefined();
      expect(answer.headers['x-of-host']).toBe('yes');
    }
  });

  it('answers with Brotli and its own ETag only after `respond` has compressed the body', async () => {
    const accepting = { 'accept-encoding': 'br' };
    expect((await ask('GET', accepting)).status).toBe(599);
    await prepared.respond(new Request('http://localhost', { headers: accepting }));
    const { headers, bytes } = await ask('GET', accepting);
    expect(headers['content-encoding']).toBe('br');
    expect(headers.etag).toMatch(/-br"$/);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(bytes).toString()).toBe(body);
  });

  it.each(['POST', 'DELETE'])('does not answer %s', async (method) => {
    expect((await ask(method)).status).toBe(599);
  });
});
