import { describe, expect, it } from 'vitest';
import { answerFailure } from './answerFailure.ts';

describe('response to a failed call of the CMS', () => {
  it.each([
    ['a restricted deletion in PostgreSQL 18', '23001'],
    ['a restricted deletion in earlier versions of PostgreSQL', '23503'],
    ['a statement after the failed one in its transaction', '25P02'],
  ])('is 409 for %s', async (_, code) => {
    const cause = Object.assign(new Error('update or delete on table "categories" violates …'), { code });
    const response = answerFailure(
      new Error('Failed query', { cause }),
      new Request('http://test/cms/api/categories/1'),
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Another record refers to this one, or this one refers to a missing record' }],
    });
  });
});
