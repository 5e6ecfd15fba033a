import { describe, expect, it } from 'vitest';
import { findTemporaryError } from './findTemporaryError.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
/** As Drizzle hands on what the database said, with what was written in its own message. */
const byDrizzle = (cause: Error) => new Error('Failed query: insert\nparams: Connection terminated', { cause });

describe('findTemporaryError', () => {
  it.each([
    ['a full disk of the database', withCode('53100')],
    ['a full disk of the database, by Drizzle', byDrizzle(withCode('53100'))],
    ['a full disk of files', withCode('ENOSPC', 'ENOSPC: no space left on device, write')],
    ['a used-up quota of files', withCode('EDQUOT')],
    ['a used-up quota of the database', withCode('XX000', 'could not extend file "base/5/16": Disk quota exceeded')],
  ])('is 507 with Retry-After for %s', (_, error) => {
    expect(findTemporaryError(error)).toMatchObject({ status: 507, headers: { 'retry-after': '30' } });
  });

  it.each([
    ['a lock that was not to be had', withCode('55P03')],
    ['a lock that was not to be had, by Drizzle', byDrizzle(withCode('55P03'))],
    ['a statement that took too long', withCode('57014')],
    ['a transaction that was idle too long', withCode('25P03')],
    ['a deadlock', withCode('40P01')],
    ['a database that only reads', withCode('25006')],
    ['no memory', withCode('53200')],
    ['too many connections', withCode('53300')],
    ['PostgreSQL shutting down', withCode('57P01')],
    ['PostgreSQL after a crash', withCode('57P02')],
    ['PostgreSQL starting up', withCode('57P03')],
    ['a connection exception', withCode('08006')],
    ['an error of the disk', withCode('58030')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a reset connection', withCode('ECONNRESET')],
    ['a host that cannot be reached', withCode('EHOSTUNREACH')],
    ['too many open files', withCode('EMFILE')],
    ['a disk that only reads', withCode('EROFS')],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['a connection that took too long', new Error('Connection terminated due to connection timeout')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
    ['a pool that has ended', new Error('Cannot use a pool after calling end on the pool')],
  ])('is 503 with Retry-After for %s', (_, error) => {
    expect(findTemporaryError(error)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  });

  it.each([
    ['a value of the wrong kind', withCode('22P02')],
    ['a duplicate', withCode('23505')],
    ['a text that speaks of a full disk', byDrizzle(withCode('22P02', 'invalid: "x": Disk quota exceeded'))],
    ['an error of the program', new TypeError('x is not a function')],
    ['no error', 'ENOSPC'],
  ])('is null for %s', (_, error) => {
    expect(findTemporaryError(error)).toBeNull();
  });
});
