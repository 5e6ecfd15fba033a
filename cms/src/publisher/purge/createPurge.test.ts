import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPurge } from './createPurge.ts';
import type { PurgeSettings } from './purgeCalls.ts';

type Received = { request: string; headers: http.IncomingHttpHeaders; body: unknown };

let received: Received[];
let status: number;
let base: string;
const server = http.createServer(async (request, response) => {
  const text = Buffer.concat(await request.toArray()).toString();
  const body = text === '' ? null : JSON.parse(text);
  received.push({ request: `${request.method} ${request.url}`, headers: request.headers, body });
  response.writeHead(status).end('{}');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received = [];
  status = 200;
});

function open(settings: Partial<PurgeSettings>) {
  const all = { CDN_PURGE: 'webhook', SITE_URL: 'https://site.example', CDN_PURGE_URL: `${base}/purge`, ...settings };
  const purge = createPurge(all as PurgeSettings, { fastly: base, cloudflare: `${base}/client/v4` });
  if (!purge) throw new Error('There is no purge');
  return purge;
}
const summary = () => received.map(({ request, body }) => [request, body]);

describe('createPurge', () => {
  it('returns null without a CDN', () => {
    expect(createPurge({ CDN_PURGE: 'none', SITE_URL: 'https://site.example' })).toBeNull();
  });

  it('posts paths as browsers send them to a webhook, with a token when there is one', async () => {
    const purge = open({ CDN_PURGE_TOKEN: 'secret' });
    await purge.paths(['/', '/fr/tag/école']);
    await purge.everything();
    await open({}).paths(['/']);
    expect(summary()).toEqual([
      ['POST /purge', { paths: ['/', '/fr/tag/%C3%A9cole'] }],
      ['POST /purge', { paths: ['/*'] }],
      ['POST /purge', { paths: ['/'] }],
    ]);
    const { authorization, 'content-type': type } = received[0]?.headers ?? {};
    expect([authorization, type, received[2]?.headers.authorization]).toEqual([
      'Bearer secret',
      'application/json',
      undefined,
    ]);
  });

  it('purges surrogate keys at Fastly, 256 in a call', async () => {
    const purge = open({ CDN_PURGE: 'fastly', CDN_SERVICE: 'SU1Z0isxPaozGVKXdv0eY', CDN_PURGE_TOKEN: 'secret' });
    await purge.paths(Array.from({ length: 257 }, (_, place) => `/condition/${place}`));
    await purge.everything();
    expect(received.map(({ request, headers }) => [request, headers['fastly-key']])).toEqual([
      ['POST /service/SU1Z0isxPaozGVKXdv0eY/purge', 'secret'],
      ['POST /service/SU1Z0isxPaozGVKXdv0eY/purge', 'secret'],
      ['POST /service/SU1Z0isxPaozGVKXdv0eY/purge_all', 'secret'],
    ]);
    expect(received[1]?.body).toEqual({ surrogate_keys: ['/condition/256'] });
  });

  it('purges addresses at Cloudflare, 30 in a call', async () => {
    const purge = open({ CDN_PURGE: 'cloudflare', CDN_SERVICE: '023e105f4ecef8ad', CDN_PURGE_TOKEN: 'secret' });
    await purge.paths(Array.from({ length: 31 }, (_, place) => `/condition/${place}`));
    await purge.everything();
    expect(new Set(received.map(({ request, headers }) => `${request} ${headers.authorization}`))).toEqual(
      new Set(['POST /client/v4/zones/023e105f4ecef8ad/purge_cache Bearer secret']),
    );
    expect(received[1]?.body).toEqual({ files: ['https://site.example/condition/30'] });
    expect(received[2]?.body).toEqual({ purge_everything: true });
  });

  it('fails at a refusal, and then for two seconds without a call', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const purge = open({});
    status = 503;
    await expect(purge.paths(['/'])).rejects.toThrow('purge: the CDN answered 503');
    status = 200;
    await expect(purge.paths(['/'])).rejects.toThrow('purge: the CDN answered 503');
    expect(received).toHaveLength(1);
    now.mockReturnValue(3001);
    await purge.paths(['/']);
    expect(received).toHaveLength(2);
  });

  it('names the reason when nothing answers', async () => {
    const purge = open({ CDN_PURGE_URL: 'http://127.0.0.1:1/' });
    await expect(purge.everything()).rejects.toThrow(/^purge: the CDN did not answer \(\w+\)$/);
  });
});
