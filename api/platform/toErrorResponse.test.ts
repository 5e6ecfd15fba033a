import { describe, expect, it, vi } from 'vitest';
import { MethodNotAllowed, NotFound, TooManyRequests } from './errors.ts';
import { describeError, toErrorResponse } from './toErrorResponse.ts';

const request = (accept?: string) =>
  new Request('http://test/api/conditions/1', accept ? { headers: { accept } } : undefined);

describe('toErrorResponse', () => {
  it('returns the status with the message as plain text', async () => {
    const response = toErrorResponse({ error: new NotFound('Condition not found'), request: request('*/*') });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Condition not found');
  });

  it('returns an RFC 9457 problem document when Accept asks for one', async () => {
    const accept = 'text/html, application/problem+json;q=0.9';
    const response = toErrorResponse({ error: new NotFound(), request: request(accept) });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Not found',
    });
  });

  it('returns plain text when Accept excludes problem documents', () => {
    const response = toErrorResponse({ error: new NotFound(), request: request('application/problem+json;q=0') });
    expect(response.headers.get('content-type')).toMatch('text/plain');
  });

  it('returns the headers of the error: Allow, or Retry-After in whole seconds', () => {
    const allow = toErrorResponse({ error: new MethodNotAllowed(['GET', 'HEAD']), request: request() });
    expect(allow.headers.get('allow')).toBe('GET, HEAD');
    const retry = toErrorResponse({ error: new TooManyRequests({ retryAfterSeconds: 1.2 }), request: request() });
    expect(retry.headers.get('retry-after')).toBe('2');
  });

  it('returns 500 with only the id under which an internal error was reported', async () => {
    const report = vi.fn();
    const error = new Error('password authentication failed for user "admin"');
    const response = toErrorResponse({ error, request: request(), report });
    const { id } = report.mock.calls[0]?.[0] ?? {};
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(`Something went wrong. Error ${id}`);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ error, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    );
  });

  it.each(['22003', '22P02', '22008', '22021'])(
    'describes a value that PostgreSQL refuses with %s as 400, and reports the error',
    (code) => {
      const report = vi.fn();
      const error = Object.assign(new Error('integer out of range'), { code });
      const { status, message } = describeError({ error, request: new Request('http://site.test/'), report });
      expect([status, message, report.mock.calls.length]).toEqual([400, 'A value is out of range', 1]);
    },
  );

  it('returns 500 without the message of a non-public error that has a status', async () => {
    const error = Object.assign(new Error('secret'), { status: 400, isPublic: false });
    const response = toErrorResponse({ error, request: request(), report: () => {} });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  it('returns the status of a public error of Payload', () => {
    const error = Object.assign(new Error('Taken'), { status: 409, isPublic: true });
    expect(toErrorResponse({ error, request: request() }).status).toBe(409);
  });

  it('returns 503 with Retry-After when the database refuses the connection', () => {
    const error = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    const response = toErrorResponse({ error, request: request(), report: () => {} });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
  });
});
