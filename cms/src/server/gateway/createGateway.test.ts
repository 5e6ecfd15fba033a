import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '@common-ground/api/platform/log/log.ts';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../start/ports.ts';
import { createGateway } from './createGateway.ts';
import { StaticFiles } from './StaticFiles.ts';
import { securityHeaders } from './securityHeaders.ts';

type Seen = { url: string; headers: http.IncomingHttpHeaders; body: string };

let cms: http.Server;
let seen: Seen[] = [];
let gateway: ReturnType<typeof createGateway>;
const surroundings = { files: new StaticFiles('/nonexistent'), api: async () => Response.json('from the API') };

beforeAll(async () => {
  cms = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push({ url: request.url ?? '', headers: request.headers, body });
    if (request.url === '/cms/hang-up') return void response.destroy();
    if (request.url === '/cms/login') response.writeHead(302, { location: '/cms', 'set-cookie': ['a=1', 'b=2'] });
    response.end(body ? `got ${body}` : 'from the CMS');
  });
  await new Promise<void>((listening) => cms.listen(0, '127.0.0.1', listening));
  const { port } = cms.address() as AddressInfo;
  gateway = createGateway({ ...surroundings, cmsOrigin: `http://127.0.0.1:${port}` });
});
afterAll(() => cms.close());
afterEach(() => vi.restoreAllMocks());

const session = { cookie: `desk-key=${'k'.repeat(43)}` };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  seen = [];
  return gateway.fetch(new Request(`http://site.test:4321${path}`, init));
}

it('passes requests on to the CMS with the host and protocol of the original request', async () => {
  const response = await ask('/cms/collections/conditions?page=2', {
    headers: { ...session, accept: 'text/html' },
  });
  expect(await response.text()).toBe('from the CMS');
  expect(seen[0]?.url).toBe('/cms/collections/conditions?page=2');
  expect(seen[0]?.headers).toMatchObject({
    'x-forwarded-host': 'site.test:4321',
    'x-forwarded-proto': 'http',
    ...session,
    accept: 'text/html',
  });
});

it.each([
  ['connection: Upgrade', 'upgrade: websocket'],
  ['upgrade: websocket'],
  [
    'connection: keep-alive, Upgrade, HTTP2-Settings',
    'upgrade: h2c, websocket',
    'http2-settings: AAMAAABkAARAAAAAAAIAAAAA',
  ],
  ['upgrade: '],
  ['te: trailers', 'trailer: x', 'keep-alive: timeout=5', 'proxy-connection: keep-alive', 'expect: 100-continue'],
])('passes a request on without the hop-by-hop headers %j', async (...lines) => {
  const served = http.createServer(getRequestListener(gateway.fetch)).listen(0, '127.0.0.1');
  await once(served, 'listening');
  seen = [];
  const socket = net.connect((served.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    ['GET /cms/collections HTTP/1.1', 'host: site.test', `cookie: ${session.cookie}`, ...lines, '', ''].join('\r\n'),
  );
  let answer = '';
  for await (const bytes of socket) {
    answer += bytes;
    if (answer.includes('from the CMS')) break;
  }
  served.close();
  expect(answer).toMatch(/HTTP\/1\.1 200 .*from the CMS/s);
  const names = lines.map((line) => line.split(':', 1)[0] ?? '').filter((name) => name !== 'connection');
  expect(seen.map(({ headers }) => names.filter((name) => name in headers))).toEqual([[]]);
});

it('rejects methods that neither pages nor API calls of the CMS use', async () => {
  for (const method of ['PROPFIND', 'PURGE', 'LINK'])
    for (const path of ['/cms/login', '/cms', '/cms/api/users/me']) {
      const response = await ask(path, { method, headers: session });
      expect([response.status, response.headers.get('allow')]).toEqual([405, expect.stringContaining('GET')]);
    }
  expect(seen).toEqual([]);
});

it('leads a guest to the sign-in without asking the CMS', async () => {
  const response = await ask('/cms/review?page=2');
  expect([response.status, response.headers.get('location'), seen]).toEqual([
    302,
    '/cms/login?redirect=%2Fcms%2Freview%3Fpage%3D2',
    [],
  ]);
});

it('passes bodies on to the CMS, and its redirects and cookies back unchanged', async () => {
  const posted = await ask('/cms/api/users', {
    method: 'POST',
    body: '{"a":1}',
    headers: { ...session, 'content-type': 'application/json' },
  });
  expect(await posted.text()).toBe('got {"a":1}');
  const login = await ask('/cms/login');
  expect([login.status, login.headers.get('location')]).toEqual([302, '/cms']);
  expect(login.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

it('serves built files of the CMS itself, and passes requests for other files on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-cms-'));
  writeFileSync(path.join(folder, 'desk.js'), '// the desk');
  const ofCms = createGateway({
    ...surroundings,
    files: new StaticFiles('/nonexistent', { cmsFiles: folder }),
    cmsOrigin: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
  });
  const get = async (name: string) =>
    (await ofCms.fetch(new Request(`http://site.test/cms/_next/static/${name}`))).text();
  seen = [];
  expect([await get('desk.js'), seen]).toEqual(['// the desk', []]);
  expect([await get('newer.js'), seen.map(({ url }) => url)]).toEqual(['from the CMS', ['/cms/_next/static/newer.js']]);
  rmSync(folder, { recursive: true });
});

it('hides the copy of the documented API below the CMS, however its path is written', async () => {
  const addresses = [
    '/cms/api/public',
    '/cms/api/public/conditions',
    '/cms/api/%70ublic/conditions',
    '/cms/api//public/conditions',
    '/cms//api/public/conditions',
    '/cms/api/./public/conditions',
    '/cms/api/x/../public/conditions',
    '/cms/api/PUBLIC/conditions',
    '/cms/api/%E0%A4%A',
  ];
  for (const address of addresses) {
    const response = await ask(address, { headers: session });
    expect(response.status, address).toBe(404);
    expect(seen, address).toEqual([]);
  }
  expect((await ask('/cms/api/publications', { headers: session })).status).toBe(200);
  expect(await (await ask('/api/conditions')).json()).toBe('from the API');
});

it('rejects calls of the CMS without a session, except the one that says who is signed in', async () => {
  for (const path of [
    '',
    '/',
    '/conditions',
    '/conditions?where[tags][like]=a',
    '/users',
    '/users/login/x',
    '/og',
    '/%75sers',
  ]) {
    const response = await ask(`/cms/api${path}`, { headers: { cookie: 'theme=dark' } });
    expect([response.status, seen], path).toEqual([401, []]);
    expect(await response.json()).toEqual({ errors: [{ message: 'Sign in required' }] });
  }
  expect((await ask('/cms/api/users/login')).status).toBe(401);
  expect((await ask('/cms/api/users/me')).status).toBe(200);
});

it('rejects a body that is too large before it reaches API or CMS', async () => {
  for (const path of ['/api/conditions', '/cms/api/users/login']) {
    const response = await ask(path, { method: 'POST', body: 'x'.repeat(5 * 1024 * 1024) });
    expect(response.status, path).toBe(413);
    expect(seen).toEqual([]);
  }
});

it('responds 503 while the CMS is starting, and 404 without a CMS', async () => {
  const said = vi.spyOn(log, 'error').mockReturnValue();
  const starting = createGateway({ ...surroundings, cmsOrigin: `http://127.0.0.1:${await findFreePort()}` });
  const response = await starting.fetch(new Request('http://test/cms/login'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain('The CMS is starting');
  expect(said.mock.calls).toEqual([]);
  const without = createGateway({ ...surroundings, cmsOrigin: undefined });
  expect((await without.fetch(new Request('http://test/cms/login'))).status).toBe(404);
});

it('logs why a running CMS did not answer', async () => {
  const said = vi.spyOn(log, 'error').mockReturnValue();
  expect((await ask('/cms/hang-up', { headers: session })).status).toBe(503);
  const err = expect.objectContaining({ code: 'UND_ERR_SOCKET' });
  expect(said.mock.calls).toEqual([[{ err }, 'the CMS did not answer']]);
});

it('allows only GET and HEAD for pages, and forbids framing and type sniffing', async () => {
  const response = await ask('/condition/1', { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const page = await ask('/condition/1');
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['https://example.org', 'max-age=31536000', 'same-origin'],
  ['http://127.0.0.1:4321', null, 'same-origin'],
  ['http://site.test', null, null],
])('always responds at %s with Strict-Transport-Security %s, and opener policy %s', async (siteUrl, said, policy) => {
  const headers = securityHeaders(siteUrl);
  const of = createGateway({
    ...surroundings,
    cmsOrigin: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    headers,
  });
  for (const path of ['/', '/api/conditions', '/cms', '/cms/login']) {
    const response = await of.fetch(new Request(`http://site.test${path}`, { redirect: 'manual' }));
    expect(response.headers.get('strict-transport-security'), path).toBe(said);
    expect(response.headers.get('cross-origin-opener-policy'), path).toBe(policy);
  }
});

describe('/sw.js', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'common-ground-worker-'));
  mkdirSync(path.join(root, 'current'));
  writeFileSync(path.join(root, 'current/sw.js'), '// the worker');
  afterAll(() => rmSync(root, { recursive: true }));
  const files = () => new StaticFiles(root);
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  };

  it('is the service worker of the release, revalidated each time', async () => {
    const worker = await serve({ files: files() });
    expect(await worker.text()).toBe('// the worker');
    expect(Object.fromEntries(worker.headers)).toMatchObject(headers);
  });

  it('deletes automatic caches and unregisters when offline use is off', async () => {
    const worker = await serve({ files: files(), isOfflineOff: true });
    const text = await worker.text();
    for (const part of ['skipWaiting', 'unregister', "'cg-read'", "'cg-assets'"]) expect(text).toContain(part);
    expect(text).not.toMatch(/'fetch'/);
    expect(text).not.toContain("'cg-saved'");
    expect(Object.fromEntries(worker.headers)).toMatchObject(headers);
  });

  const serve = async (given: Partial<Parameters<typeof createGateway>[0]>) =>
    createGateway({ ...surroundings, cmsOrigin: undefined, ...given }).fetch(new Request('http://site.test/sw.js'));
});
