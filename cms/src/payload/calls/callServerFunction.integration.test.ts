import { SIGN_IN_REQUIRED } from '@common-ground/api/contracts/client.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Member, openDeskServer } from '../testing/openDeskServer.ts';
import { type ActionOutcome, actionOutcome } from './actionOutcome.ts';
import { callServerFunction, SERVER_FUNCTIONS } from './callServerFunction.ts';

const { server, member } = openDeskServer();
const run = vi.fn<(call: unknown) => unknown>();

/** Returns the outcome with the result for the browser, or the error for Next. */
async function call(given: unknown, cookie?: string) {
  run.mockReset().mockResolvedValue('done');
  return callAgain(given, cookie);
}

async function callAgain(given: unknown, cookie?: string) {
  const { default: config } = await import('../../../payload.config.ts');
  const headers = new Headers(cookie ? { cookie, origin: 'http://127.0.0.1:4321' } : {});
  const outcome: ActionOutcome = { isReached: false };
  const result = await actionOutcome.run(outcome, () =>
    callServerFunction(given, { config, headers, run }).catch((error: unknown) => ({ thrown: String(error) })),
  );
  return { ...outcome, result };
}

describe('callServerFunction', () => {
  let editor: Member;
  beforeAll(async () => {
    editor = await member('caller', 'editor');
  });

  it('calls each function of the screens for a signed-in user, with name and arguments only', async () => {
    for (const name of SERVER_FUNCTIONS) {
      const given = { name, args: { a: 1 }, serverFunctions: { x: 1 }, config: 1, importMap: 1 };
      expect(await call(given, editor.cookie)).toEqual({ isReached: true, result: 'done' });
      expect(run.mock.calls).toEqual([[{ name, args: { a: 1 } }]]);
    }
  });

  it.each([...SERVER_FUNCTIONS, 'constructor', '__proto__', 'nothing'])(
    'requires a session of the CMS for %s',
    async (name) => {
      const refused = { isReached: true, status: 401, result: { errors: [{ message: SIGN_IN_REQUIRED }] } };
      expect(await call({ name, args: {} })).toEqual(refused);
      expect(await call({ name, args: {} }, 'desk-key=x')).toEqual(refused);
      expect(run).not.toHaveBeenCalled();
    },
  );

  it.each([
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'nothing', ''],
    ...['schedule-publish', 'copy-data-from-locale', 'slugify'],
  ])('rejects the unknown function %j', async (name) => {
    expect(await call({ name, args: {} }, editor.cookie)).toMatchObject({ isReached: true, status: 404 });
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ...[undefined, null, 'form-state', 1, [], {}, { name: 1 }, { name: ['form-state'] }, new FormData()],
    ...[
      { name: 'form-state', args: 1 },
      { name: 'form-state', args: [] },
      { name: 'form-state', args: null },
    ],
  ])('rejects the malformed call %j', async (given) => {
    expect(await call(given, editor.cookie)).toMatchObject({ isReached: true, status: 400 });
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    [400, 'an error without a code', new TypeError('x is not iterable')],
    [400, 'a value that the database refuses', database('22P02')],
    [400, 'an invalid argument of a function of Node', Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_TYPE' })],
    [undefined, 'a signal of Next', Object.assign(new Error('x'), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })],
    [503, 'a lost connection', database('57P01')],
    [507, 'a full disk', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
    [500, 'another error of the system', Object.assign(new Error('permission denied'), { code: 'EACCES' })],
  ])('sets the status %s for %s', async (status, _, error) => {
    run.mockReset().mockRejectedValue(error);
    const given = { name: 'render-list', args: {} };
    const { status: told, result } = await callAgain(given, editor.cookie);
    expect([told, result]).toEqual([status, { thrown: String(error) }]);
  });

  it('requires a session even when there are no accounts', async () => {
    await runUnprotected(server.test.pool, 'TRUNCATE users CASCADE');
    for (const name of SERVER_FUNCTIONS)
      expect(await call({ name, args: {} }), name).toMatchObject({ isReached: true, status: 401 });
  });
});

/** Returns an error as Drizzle throws it for an error of PostgreSQL. */
function database(code: string): Error {
  return new Error('Failed query', { cause: Object.assign(new Error('said by PostgreSQL'), { code }) });
}
