import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { ClientError, createClient } from './client.ts';
import { getCondition, listConditions } from './encyclopedia/conditions.ts';

const answering = (body: string, init?: ResponseInit) => vi.fn<typeof fetch>(async () => new Response(body, init));

const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  summary: '',
  tag: '',
  body: z.object({ email: z.string() }),
  output: z.object({ sessionToken: z.string() }),
});

describe('createClient', () => {
  it('fills path and query and sends cookies', async () => {
    const fetch = answering('{"id":7}');
    await createClient({ fetch }).call(getCondition, { params: { id: 7 }, query: { lang: 'es' } });
    expect(fetch).toHaveBeenCalledWith(
      '/api/conditions/7?lang=es',
      expect.objectContaining({ method: 'GET', credentials: 'include', headers: {} }),
    );
  });

  it('leaves out undefined parameters and an empty query', async () => {
    const fetch = answering('[]');
    await createClient({ fetch, baseUrl: 'http://api.test' }).call(listConditions);
    await createClient({ fetch }).call(listConditions, { query: { lang: undefined, page: 2 } });
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      'http://api.test/api/conditions',
      '/api/conditions?page=2',
    ]);
  });

  it('returns the items of one page of a list and the total of all pages', async () => {
    const fetch = answering('[{"id":7}]', { headers: { 'x-total-count': '41' } });
    const page = await createClient({ fetch }).list(listConditions, { query: { page: 3, limit: 1 } });
    expect(page).toEqual({ items: [{ id: 7 }], total: 41 });
  });

  it('sends a JSON body, and the token when there is one', async () => {
    const fetch = answering('{"sessionToken":"t"}');
    await createClient({ fetch, token: () => 'abc' }).call(login, { body: { email: 'a@b.c' } });
    expect(fetch).toHaveBeenCalledWith(
      '/api/auth/login',
      expect.objectContaining({
        body: '{"email":"a@b.c"}',
        headers: { Authorization: 'Bearer abc', 'Content-Type': 'application/json' },
      }),
    );
  });

  it('throws "status: body" for a response that is not OK, without retrying', async () => {
    const fetch = answering('Condition not found', { status: 404 });
    const failed = createClient({ fetch }).call(getCondition, { params: { id: 9 } });
    await expect(failed).rejects.toThrow(new ClientError({ status: 404, body: 'Condition not found' }));
    await expect(failed).rejects.toThrow('404: Condition not found');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('reads the seconds of Retry-After, and null when it is missing or a date', async () => {
    const refused = (headers: Record<string, string>) =>
      createClient({ fetch: answering('Too many', { status: 429, headers }) })
        .call(listConditions)
        .catch((error: unknown) => error);
    expect(await refused({ 'retry-after': '90' })).toMatchObject({ retryAfterSeconds: 90 });
    expect(await refused({})).toMatchObject({ retryAfterSeconds: null });
    expect(await refused({ 'retry-after': 'Sat, 21 Nov 2026 20:00:00 GMT' })).toMatchObject({
      retryAfterSeconds: null,
    });
  });

  it('uses the status text in the message only, not as body, when the body is empty', async () => {
    const fetch = answering('', { status: 502, statusText: 'Bad Gateway' });
    const failed = createClient({ fetch }).call(listConditions);
    await expect(failed).rejects.toThrow('502: Bad Gateway');
    await expect(failed).rejects.toMatchObject({ status: 502, body: '' });
  });
});
