import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PreparedResponse } from './PreparedResponse.ts';
import { PreparedResponses } from './PreparedResponses.ts';
import { servePrepared } from './servePrepared.ts';

const body = JSON.stringify({ text: 'autism '.repeat(500) });
const prepared = new PreparedResponses();
const server = createServer((request, response) => {
  if (!servePrepared({ prepared, request, response, headers: ['x-of-host', 'yes'] })) response.writeHead(599).end();
});

beforeAll(async () => {
  prepared.start();
  const response = new PreparedResponse({ body, headers: { 'content-type': 'application/json' } });
  await prepared.fetch('one', async () => ({ response, tags: [] }));
  prepared.alias('/api/conditions/1', 'one');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function ask(method: string, headers: Record<string, string> = {}, path = '/api/conditions/1') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = send({ port, method, path, headers }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) });
    });
    asked.on('error', reject).end();
  });
}

describe('servePrepared', () => {
  it('answers GET with the bytes and HEAD with the same headers alone', async () => {
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

  it('sends the compressed bytes once they are made, under a tag of their own', async () => {
    await ask('GET', { 'accept-encoding': 'br' });
    await expect
      .poll(async () => (await ask('GET', { 'accept-encoding': 'br' })).headers['content-encoding'])
      .toBe('br');
    const { headers } = await ask('GET', { 'accept-encoding': 'br' });
    expect(headers.etag).toMatch(/-br"$/);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBeLessThan(body.length);
  });

  it.each([
    ['POST', '/api/conditions/1'],
    ['GET', '/api/conditions/2'],
    ['DELETE', '/api/conditions/1'],
  ])('leaves %s %s to the ordinary way', async (method, path) => {
    expect((await ask(method, {}, path)).status).toBe(599);
  });
});
