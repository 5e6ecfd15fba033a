import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall, type Method } from '../contracts/call.ts';
import { anyone } from './access.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { MethodNotAllowed, NotFound } from './errors.ts';
import { compileRoutes } from './router.ts';

const row = (method: Method, path: `/api/${string}`) =>
  defineEndpoint({
    call: defineCall({ name: `${method} ${path}`, method, path, summary: '', tag: '', output: z.unknown() }),
    access: anyone,
    repeated: method === 'POST' ? 'same' : undefined,
    handler: async () => null,
  });

const routes = compileRoutes([
  row('GET', '/api/conditions'),
  row('POST', '/api/conditions'),
  row('GET', '/api/conditions/{id}'),
  row('GET', '/api/conditions/featured'),
  row('GET', '/api/users/{userId}/progress/{pathId}'),
  row('DELETE', '/api/bookmarks/{type}/{contentId}'),
]);

const matchCallName = (method: string, path: string) => routes.match(method, path).endpoint.call.name;

describe('compileRoutes', () => {
  it('returns the decoded parameters of a path by name', () => {
    expect(routes.match('GET', '/api/users/7/progress/3').params).toEqual({ userId: '7', pathId: '3' });
    expect(routes.match('DELETE', '/api/bookmarks/con%20dition/9').params).toEqual({
      type: 'con dition',
      contentId: '9',
    });
  });

  it('prefers a fixed segment to a parameter', () => {
    expect(matchCallName('GET', '/api/conditions/featured')).toBe('GET /api/conditions/featured');
    expect(matchCallName('GET', '/api/conditions/1')).toBe('GET /api/conditions/{id}');
  });

  it('answers HEAD with the row of GET', () => {
    expect(matchCallName('HEAD', '/api/conditions')).toBe('GET /api/conditions');
  });

  it.each([
    '/',
    '/api',
    '/api/nothing',
    '/api/conditions/1/more',
    '/api/conditions/',
    '/api/users/7/progress',
    '/api//',
  ])('throws NotFound for %s', (path) => {
    expect(() => routes.match('GET', path)).toThrow(NotFound);
  });

  it('throws MethodNotAllowed for another method of a known path, and lists its methods', () => {
    expect(() => routes.match('PUT', '/api/conditions')).toThrow(MethodNotAllowed);
    expect(routes.allowed('/api/conditions')).toEqual(['GET', 'POST', 'HEAD', 'OPTIONS']);
  });

  it('leaves an invalid escape sequence in a parameter unchanged', () => {
    expect(routes.match('GET', '/api/conditions/%E0%A4').params).toEqual({ id: '%E0%A4' });
  });

  it('refuses two rows that match the same paths', () => {
    expect(() => compileRoutes([row('GET', '/api/a/{id}'), row('GET', '/api/a/{other}')])).toThrow('Two endpoints');
  });
});
