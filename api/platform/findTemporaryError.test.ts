import { describe, expect, it } from 'vitest';
import { findTemporaryError } from './findTemporaryError.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
/**
 * Wraps a database error as Drizzle does. The message quotes the parameters, here a text that looks like a lost
 * connection.
 */
const byDrizzle = (cause: Error) => new Error('Failed query: insert\nparams: Connection terminated', { cause });

describe('findTemporaryError', () => {
  it.each([
    ['a full disk of the database server', withCode('53100')],
    ['a full disk of the database server, wrapped by Drizzle', byDrizzle(withCode('53100'))],
    ['a full disk', withCode('ENOSPC', 'ENOSPC: no space left on device, write')],
    ['an exceeded disk quota', withCode('EDQUOT')],
    [
      'an exceeded disk quota of the database server',
      withCode('XX000', 'could not extend file "base/5/16": Disk quota exceeded'),
    ],
  ])('returns 507 with Retry-After for %s', (_, error) => {
    expect(findTemporaryError(error)).toMatchObject({ status: 507, headers: { 'retry-after': '30' } });
  });

  it.each([
    ['a lock that was not available in time', withCode('55P03')],
    ['a lock that was not available in time, wrapped by Drizzle', byDrizzle(withCode('55P03'))],
    ['a statement that took too long', withCode('57014')],
    ['a transaction that was idle too long', withCode('25P03')],
    ['a deadlock', withCode('40P01')],
    ['a read-only database', withCode('25006')],
    ['a database server without memory', withCode('53200')],
    ['too many connections to the database', withCode('53300')],
    ['PostgreSQL shutting down', withCode('57P01')],
    ['PostgreSQL after a crash', withCode('57P02')],
    ['PostgreSQL starting up', withCode('57P03')],
    ['a connection exception', withCode('08006')],
    ['a disk error of the database server', withCode('58030')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a reset connection', withCode('ECONNRESET')],
    ['a host that cannot be reached', withCode('EHOSTUNREACH')],
    ['too many open files', withCode('EMFILE')],
    ['a read-only disk', withCode('EROFS')],
    ['a connection pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that took too long', new Error('Connection terminated due to connection timeout')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
    ['a closed connection pool', new Error('Cannot use a pool after calling end on the pool')],
  ])('returns 503 with Retry-After for %s', (_, error) => {
    expect(findTemporaryError(error)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  });

  it.each([
    ['an invalid value', withCode('22P02')],
    ['a duplicate key', withCode('23505')],
    [
      'an invalid value with the text of a quota error',
      byDrizzle(withCode('22P02', 'invalid: "x": Disk quota exceeded')),
    ],
    ['a programming error', new TypeError('x is not a function')],
    ['a string instead of an error', 'ENOSPC'],
  ])('returns null for %s', (_, error) => {
    expect(findTemporaryError(error)).toBeNull();
  });
});
