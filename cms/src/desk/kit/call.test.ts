import { afterEach, expect, test, vi } from 'vitest';
import { get, post } from './call.ts';

const answers = (status: number, body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
afterEach(() => vi.unstubAllGlobals());

test('returns the body of a response', async () => {
  answers(200, { id: 7 });
  expect(await post('/contributions/7/steps/take')).toEqual({ id: 7 });
});

test('throws the message and status of a refusal', async () => {
  answers(409, { errors: [{ message: 'It is withdrawn' }] });
  await expect(post('/contributions/7/steps/take')).rejects.toMatchObject({ message: 'It is withdrawn', status: 409 });
});

test('throws a message that asks to sign in when the session has ended', async () => {
  answers(401, { errors: [{ message: 'Unauthorized' }] });
  await expect(get('/publisher/state')).rejects.toMatchObject({
    message: expect.stringContaining('Sign in'),
    status: 401,
  });
});

test('throws a message when no response comes or an error response is no JSON', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(get('/publisher/state')).rejects.toMatchObject({
    message: expect.stringContaining('did not answer'),
    status: 0,
  });
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  await expect(get('/publisher/state')).rejects.toMatchObject({
    message: expect.stringContaining('did not work'),
    status: 502,
  });
});
