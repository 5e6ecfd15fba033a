import { takeStepAtDesk } from '@common-ground/api/contracts/contributions/desk.ts';
import { getPublisher } from '@common-ground/api/contracts/publishing/desk.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './callApi.ts';

const answers = (status: number, body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const take = () => callApi(takeStepAtDesk, { params: { id: 7, step: 'take' }, body: {} });
const readState = () => callApi(getPublisher);
afterEach(() => vi.unstubAllGlobals());

test('returns the body of a response', async () => {
  answers(200, { id: 7 });
  expect(await take()).toEqual({ id: 7 });
});

test('throws the message, status and first error of a refusal', async () => {
  const refusal = { message: 'It is withdrawn', name: 'Conflict' };
  answers(409, { errors: [refusal] });
  await expect(take()).rejects.toMatchObject({ message: 'It is withdrawn', status: 409, refusal });
});

test('throws a message that asks to sign in when the session has ended', async () => {
  answers(401, { errors: [{ message: 'Unauthorized' }] });
  await expect(readState()).rejects.toMatchObject({ message: expect.stringContaining('Sign in'), status: 401 });
});

test.each([
  ['no response comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a successful response is cut off', async () => new Response('{"isAw')],
])('throws that the server did not answer when %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  await expect(readState()).rejects.toMatchObject({ message: expect.stringContaining('did not answer'), status: 0 });
});

test.each(['<html>', '', 'null'])('throws that the call did not work for the error body "%s"', async (body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 502 }));
  await expect(readState()).rejects.toMatchObject({ message: expect.stringContaining('did not work'), status: 502 });
});
