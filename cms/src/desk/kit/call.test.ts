import { afterEach, expect, test, vi } from 'vitest';
import { get, post } from './call.ts';

const answers = (status: number, body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
afterEach(() => vi.unstubAllGlobals());

test('what the CMS answers is handed on', async () => {
  answers(200, { id: 7 });
  expect(await post('/contributions/7/steps/take')).toEqual({ id: 7 });
});

test('a refusal is said in the words of the server, with its status', async () => {
  answers(409, { errors: [{ message: 'It is withdrawn' }] });
  await expect(post('/contributions/7/steps/take')).rejects.toMatchObject({ message: 'It is withdrawn', status: 409 });
});

test('an ended session says what to do', async () => {
  answers(401, { errors: [{ message: 'Unauthorized' }] });
  await expect(get('/publisher/state')).rejects.toMatchObject({
    message: expect.stringContaining('Sign in'),
    status: 401,
  });
});

test('no answer, and one that is no JSON, are said in words too', async () => {
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
