import { describe, expect, it } from 'vitest';
import { redactText } from './redactText.ts';
import { toErrorFields } from './toErrorFields.ts';

const DUPLICATE = Object.assign(new Error('duplicate key value violates unique constraint "users_email_idx"'), {
  severity: 'ERROR',
  code: '23505',
  table: 'users',
  constraint: 'users_email_idx',
  routine: '_bt_check_unique',
  detail: 'Key (email)=(a@example.org) already exists.',
  where: 'SQL statement',
  statement: 'accounts-insert',
});
const DRIZZLE = new Error('Failed query: insert into users\nparams: a@example.org,secret\nof two lines', {
  cause: DUPLICATE,
});

describe('toErrorFields', () => {
  it('names schema and statement of a database error, no values, and its stack only when verbose', () => {
    const fields = toErrorFields(DRIZZLE);
    expect(fields).toEqual({
      error: 'DatabaseError',
      code: '23505',
      table: 'users',
      constraint: 'users_email_idx',
      routine: '_bt_check_unique',
      statement: 'accounts-insert',
      reason: DUPLICATE.message,
    });
    expect(toErrorFields(DRIZZLE, { isVerbose: true }).stack).toMatch(/^at .+toErrorFields\.test\.ts/);
  });

  it('leaves out messages that quote what was parsed', () => {
    const data = Object.assign(new Error('invalid input syntax for type integer: "Ada"'), {
      severity: 'ERROR',
      code: '22P02',
    });
    expect(toErrorFields(data)).toEqual({ error: 'DatabaseError', code: '22P02' });
    expect(toErrorFields(new SyntaxError('Unexpected token in "Ada"'))).not.toHaveProperty('reason');
  });

  it('has the stack of an error without a code, without its message', () => {
    const { stack, ...fields } = toErrorFields(new TypeError('x is not a function\nat all'));
    expect(fields).toEqual({ error: 'TypeError', reason: 'x is not a function at all' });
    expect(stack).not.toContain('function\n');
  });

  it('describes what is thrown and is no error', () => {
    expect(toErrorFields('a@example.org')).toEqual({ error: 'string', reason: '[address]' });
  });
});

describe('redactText', () => {
  it.each([
    ['mail addresses', 'to <ada@example.org> failed', 'to <[address]> failed'],
    ['values of a statement', `${DRIZZLE.message}\n    at run (a.ts:1)`, 'Failed query\n    at run (a.ts:1)'],
    ['values of a key', 'Key (email)=(a b) already exists.', 'Key (…) already exists.'],
    ['names and passwords in addresses', 'postgres://site:x@db:5432/site', 'postgres://…@db:5432/site'],
    ['queries', 'GET /api/search?q=wheel%20chair&lang=en 500', 'GET /api/search?… 500'],
    ['IP addresses', 'from 192.0.2.7 and 2001:db8:0:1:2:3:4:5', 'from [ip] and [ip]'],
    ['tokens', `token ${'aB3_'.repeat(12)}.`, 'token [token].'],
  ])('removes %s', (_, text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  it.each(['a', 'a.', 'a@', 'Key (a)=('])('looks once at a long word of %s', (part) => {
    // A pattern that begins anew at each character takes minutes here, longer than a test may.
    expect(redactText(part.repeat(100_000)).length).toBeLessThanOrEqual(501);
  });

  it('leaves times, routes, ids of requests and addresses of pages as they are', () => {
    const text = '2026-11-30T02:10:00.000Z /api/conditions/{id} 123e4567-e89b-42d3-a456-426614174000 at 10:20:30';
    expect(redactText(text)).toBe(text);
  });
});
