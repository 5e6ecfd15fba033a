import { WRONG_CREDENTIALS } from '@common-ground/api/contracts/accounts/accounts.ts';
import { ClientError } from '@common-ground/api/contracts/client.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failureOf.ts';

const words = wordingFor('en').account;
const of = (given: ConstructorParameters<typeof ClientError>[0], language = 'en') =>
  failureOf(new ClientError(given), words, language);

describe('failureOf', () => {
  it('says what the server said, in the language of the page', () => {
    expect(of({ status: 401, body: WRONG_CREDENTIALS })).toEqual({ said: WRONG_CREDENTIALS, wait: null });
    const spanish = of({ status: 401, body: WRONG_CREDENTIALS }, 'es').said;
    expect(spanish).not.toBe(WRONG_CREDENTIALS);
    expect(spanish).toBeTruthy();
  });

  it.each([
    ['no answer at all', new TypeError('Failed to fetch')],
    ['an answer that is no JSON', new SyntaxError('Unexpected token <')],
    ['the page of a proxy', new ClientError({ status: 500, body: '<!doctype html><h1>Oh</h1>' })],
    ['the status text of a proxy', new ClientError({ status: 502, body: 'Bad Gateway' })],
    ['a service that is away', new ClientError({ status: 503, body: 'Service Unavailable', retryAfterSeconds: 2 })],
    ['the words of a proxy', new ClientError({ status: 503, body: 'no healthy upstream' })],
    ['an empty answer of a proxy', new ClientError({ status: 504, body: '' })],
    ['an empty answer', new ClientError({ status: 500, body: '' })],
  ])('says of %s that the service was not reached, and nothing of what was given', (_, error) => {
    expect(failureOf(error, words, 'en')).toEqual({ said: 'We could not reach the service', wait: null });
    expect(failureOf(error, { waitMinutes: words.waitMinutes }, 'en').said).toBeNull();
  });

  it('has nothing of its own to say of a refusal without words', () => {
    expect(of({ status: 401, body: '' })).toEqual({ said: null, wait: null });
  });

  it('says how long to wait, in whole minutes', () => {
    const after = (retryAfterSeconds: number) => of({ status: 429, body: 'Too many', retryAfterSeconds }).wait;
    expect(after(1)).toBe('You can try again in 1 minute.');
    expect(after(61)).toBe('You can try again in 2 minutes.');
    expect(of({ status: 429, body: 'Too many' }).wait).toBeNull();
  });
});
