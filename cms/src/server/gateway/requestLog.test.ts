import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { log, logDestination } from '@common-ground/api/platform/log/log.ts';
import { findRequest } from '@common-ground/api/platform/log/request.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toRouteKind, withRequestLog } from './requestLog.ts';

const PROXY_ID = 'proxy-0123456789';

describe('withRequestLog', () => {
  let server: http.Server;
  let isTrusted = false;
  let passedOn: unknown;
  let lines: object[];

  beforeEach(async () => {
    lines = [];
    vi.spyOn(log, 'isLevelEnabled').mockReturnValue(true);
    vi.spyOn(logDestination, 'write').mockImplementation((line) => void lines.push(JSON.parse(line)));
    server = http.createServer((request, response) =>
      withRequestLog(request, response, {
        isTrusted,
        answer() {
          const current = findRequest();
          if (current && request.url?.startsWith('/api/conditions')) current.route = '/api/conditions/{id}';
          passedOn = request.headers['x-request-id'];
          response.writeHead(503, { 'content-type': 'text/plain' }).end();
        },
      }),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });
  const call = async (path: string) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const response = await fetch(url, { headers: { 'X-Request-Id': PROXY_ID } });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    return response.headers.get('x-request-id');
  };

  it('logs the template of an API call, not its path or query, with the id of the response', async () => {
    isTrusted = false;
    const id = await call('/api/conditions/7?q=private');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(passedOn).toBe(id);
    const fields = { request_id: id, method: 'GET', route: '/api/conditions/{id}', status: 503 };
    const others = { time: expect.any(String), process: expect.any(String), duration_ms: expect.any(Number) };
    expect(lines).toEqual([{ level: 'info', ...fields, ...others, message: 'request' }]);
  });

  it('takes the id of a trusted proxy', async () => {
    isTrusted = true;
    expect(await call('/cms/login')).toBe(PROXY_ID);
    expect(passedOn).toBe(PROXY_ID);
  });

  it('logs pages at the level debug, and sends no id with them', async () => {
    expect(await call('/condition/7')).toBeNull();
    expect(lines).toMatchObject([{ level: 'debug', route: 'page' }]);
  });
});

describe('toRouteKind', () => {
  it.each([
    ['/api', 'api'],
    ['/api/health/live', 'health'],
    ['/api/healthcare/samples', 'api'],
    ['/api/search?q=a.b', 'api'],
    ['/cms/api/users/me', 'cms'],
    ['/cms-news', 'page'],
    ['/films/x.mp4', 'film'],
    ['/_astro/x.js?v=1', 'file'],
    ['/forum/7-words-of-a-user', 'page'],
    ['/?search=e.g.', 'page'],
  ])('returns for %s the kind %s', (url, kind) => {
    expect(toRouteKind(url)).toBe(kind);
  });
});
