import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../contracts/call.ts';
import { BODY_BYTES } from '../contracts/limits.ts';
import { anyone } from './access.ts';
import type { Database } from './Database.ts';
import { defineEndpoint, type Endpoint } from './defineEndpoint.ts';
import { createDispatch } from './dispatch.ts';
import { ResponseCache } from './prepared/ResponseCache.ts';
import { createTestMailer } from './testing/createTestMailer.ts';

const database: Database = { query: async () => ({ rows: [] }) };
const read = defineCall({ name: 'read', method: 'GET', path: '/api/things', summary: '', tag: '', output: z.string() });
const write = defineCall({
  name: 'write',
  method: 'POST',
  path: '/api/things',
  summary: '',
  tag: '',
  body: z.object({ name: z.string().max(100, 'is too long') }),
  output: z.string(),
});

function ask(endpoints: Endpoint[], report = vi.fn()) {
  const dispatch = createDispatch({ endpoints, report, checkOutput: true });
  return (path: string, init?: RequestInit) =>
    dispatch(new Request(`http://test${path}`, init), {
      database,
      prepared: new ResponseCache(),
      mailer: createTestMailer(),
    });
}

const open = ask([
  defineEndpoint({ call: read, access: anyone, handler: async () => 'read' }),
  defineEndpoint({
    call: write,
    access: anyone,
    repeated: 'same',
    status: () => 201,
    handler: async ({ body }) => body.name,
  }),
]);
const post = (body: BodyInit, type = 'application/json') =>
  open('/api/things', { method: 'POST', body, headers: { 'content-type': type } });

describe('dispatch', () => {
  it('answers 403 when a row has no access rule', async () => {
    const closed = ask([{ call: read, handler: async () => 'secret' } as unknown as Endpoint]);
    const response = await closed('/api/things');
    expect(response.status).toBe(403);
    expect(await response.text()).toBe('Access denied');
  });

  it('refuses a row that caches responses but is not open to anyone', () => {
    const access = { all: ['admin'] } as const;
    expect(() => defineEndpoint({ call: read, access, prepared: () => [], handler: async () => '' })).toThrow(
      'can be prepared',
    );
  });

  it('answers below /api, with or without a final slash, and below /cms/api/public', async () => {
    for (const path of ['/api/things', '/api/things/', '/cms/api/public/things']) {
      expect(await (await open(path)).json()).toBe('read');
    }
  });

  it('answers HEAD like GET without the body', async () => {
    const [head, get] = await Promise.all([open('/api/things', { method: 'HEAD' }), open('/api/things')]);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(await head.text()).toBe('');
    const missing = await open('/api/nothing', { method: 'HEAD' });
    expect([missing.status, await missing.text()]).toEqual([404, '']);
  });

  it('answers OPTIONS and wrong methods with Allow', async () => {
    const options = await open('/api/things', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
    const wrong = await open('/api/things', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
  });

  it('reads a JSON body', async () => {
    const response = await post('{"name":"a"}', 'application/json; charset=utf-8');
    expect([response.status, await response.json()]).toEqual([201, 'a']);
  });

  it.each([
    ['{"name":', 'application/json', 400, 'The request body is not valid JSON'],
    ['{"name":1}', 'application/json', 400, 'name: Invalid input: expected string, received number'],
    ['null', 'application/json', 400, 'Invalid input: expected object, received null'],
    ['[]', 'application/json', 400, 'Invalid input: expected object, received array'],
    ['"text"', 'application/json', 400, 'Invalid input: expected object, received string'],
    [
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      'application/json',
      400,
      'Invalid input: expected object, received array',
    ],
    [new Uint8Array([0xff, 0xfe, 0x00, 0x7b]), 'application/json', 400, 'The request body is not valid JSON'],
    ['{"name":{"length":{"toString":null}}}', 'application/json', 400, 'A value is of the wrong type'],
    [
      '{"name":"a\\u0000b"}',
      'application/json',
      400,
      'name: holds a character that cannot be kept after “a”: remove U+0000',
    ],
    [
      '{"name":"\\ud800"}',
      'application/json',
      400,
      'name: holds a character that cannot be kept at its beginning: remove U+D800',
    ],
    ['', 'application/json', 400, 'The request body is not valid JSON'],
    ['name=a', 'application/x-www-form-urlencoded', 415, 'The request body must be JSON'],
    ['{"name":"a"}', 'text/plain', 415, 'The request body must be JSON'],
    ['{"name":"a"}', 'multipart/form-data; boundary=x', 415, 'The request body must be JSON'],
    [`"${'a'.repeat(BODY_BYTES)}"`, 'application/json', 413, 'The request body is too large'],
  ])('answers the body %.20s with the status and the message of its fault', async (body, type, status, text) => {
    const response = await post(body, type);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('answers 413 to a short body whose Content-Length is too large', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(10 ** 12) };
    expect((await open('/api/things', { method: 'POST', body: '{"name":"a"}', headers })).status).toBe(413);
  });

  it('reports a response that does not match its contract, and answers 500', async () => {
    const report = vi.fn();
    const broken = ask(
      [defineEndpoint({ call: read, access: anyone, handler: async () => 1 as unknown as string })],
      report,
    );
    expect((await broken('/api/things')).status).toBe(500);
    expect(report).toHaveBeenCalledOnce();
  });
});
