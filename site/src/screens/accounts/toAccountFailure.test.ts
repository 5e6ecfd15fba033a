import { WRONG_CREDENTIALS } from '@common-ground/api/contracts/accounts/accounts.ts';
import { ClientError } from '@common-ground/api/contracts/client.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { describe, expect, it } from 'vitest';
import { toAccountFailure } from './toAccountFailure.ts';

const words = wordingFor('en').account;
const of = (given: ConstructorParameters<typeof ClientError>[0], language = 'en') =>
  toAccountFailure(new ClientError(given), words, language);

describe('toAccountFailure', () => {
  it('returns the message of the server in the given language', () => {
    expect(of({ status: 401, body: WRONG_CREDENTIALS })).toEqual({ said: WRONG_CREDENTIALS, wait: null });
    const spanish = of({ status: 401, body: WRONG_CREDENTIALS }, 'es').said;
    expect(spanish).not.toBe(WRONG_CREDENTIALS);
    expect(spanish).toBeTruthy();
  });

  it.each([
    ['a network error', new TypeError('Failed to fetch')],
    ['a response that is not JSON', new SyntaxError('Unexpected token <')],
    ['the HTML page of a proxy', new ClientError({ status: 500, body: '<!doctype html><h1>Oh</h1>' })],
    ['the status text of a proxy', new ClientError({ status: 502, body: 'Bad Gateway' })],
    ['a 503 with its status text', new ClientError({ status: 503, body: 'Service Unavailable', retryAfterSeconds: 2 })],
    ['a 503 with a text of a proxy', new ClientError({ status: 503, body: 'no healthy upstream' })],
    ['an empty 504 response', new ClientError({ status: 504, body: '' })],
    ['an empty 500 response', new ClientError({ status: 500, body: '' })],
  ])('returns the text `unreached`, or null without that text, for %s', (_, error) => {
    expect(toAccountFailure(error, words, 'en')).toEqual({ said: 'We could not reach the service', wait: null });
    expect(toAccountFailure(error, { waitMinutes: words.waitMinutes }, 'en').said).toBeNull();
  });

  it('returns no text for a 401 with an empty body', () => {
    expect(of({ status: 401, body: '' })).toEqual({ said: null, wait: null });
  });

  it('returns the wait of a 429 in minutes, rounded up, or null without a retry time', () => {
    const after = (retryAfterSeconds: number) => of({ status: 429, body: 'Too many', retryAfterSeconds }).wait;
    expect(after(1)).toBe('You can try again in 1 minute.');
    expect(after(61)).toBe('You can try again in 2 minutes.');
    expect(of({ status: 429, body: 'Too many' }).wait).toBeNull();
  });
});
