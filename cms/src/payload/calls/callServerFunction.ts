import { BadRequest, NotFound, Unauthorized } from '@common-ground/api/platform/errors.ts';
import { isOwnRequest } from '@common-ground/api/platform/session/ownOrigin.ts';
import { describeError } from '@common-ground/api/platform/toErrorResponse.ts';
import { canAccessAdmin, createLocalReq, getPayload, type SanitizedConfig, type ServerFunctionClient } from 'payload';
import { actionOutcome } from './actionOutcome.ts';
import { toCallerError } from './answerFailure.ts';
import { isObject } from './checkData.ts';

/** Server functions that the screens call. Payload alone would also find inherited names such as `constructor`. */
export const SERVER_FUNCTIONS = [
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'table-state',
];

type Call = Parameters<ServerFunctionClient>[0];
type Surroundings = {
  config: Promise<SanitizedConfig>;
  headers: Headers;
  run: (call: Call) => unknown;
};
type Refusal = { errors: { message: string }[] };

/**
 * Runs a server function, or returns why the call is refused. Sets the status of `actionOutcome` for a refused call and
 * for a function that fails.
 */
export async function callServerFunction(given: unknown, { config, headers, run }: Surroundings): Promise<unknown> {
  const outcome = actionOutcome.getStore() ?? { isReached: true };
  outcome.isReached = true;
  let call: Call;
  try {
    call = await admittedCall(given, { config, headers });
  } catch (error) {
    const { status, message } = describeError({ error, request: new Request('http://cms/cms') });
    outcome.status = status;
    return { errors: [{ message }] } satisfies Refusal;
  }
  try {
    return await run(call);
  } catch (error) {
    if (!isSignal(error)) outcome.status = toErrorStatus(error);
    throw error;
  }
}

/** @throws Unauthorized without a CMS session; NotFound for an unknown function; BadRequest for a malformed call */
async function admittedCall(given: unknown, { config, headers }: Omit<Surroundings, 'run'>): Promise<Call> {
  const { name, args = {} } = (isObject(given) ? given : {}) as Record<string, unknown>;
  const payload = await getPayload({ config });
  const isOwn = isOwnRequest(headers, payload.config.custom.mailer.siteUrl);
  const { user } = isOwn ? await payload.auth({ headers }) : { user: null };
  if (!user) throw new Unauthorized();
  const req = await createLocalReq({ user }, payload);
  await canAccessAdmin({ req }).catch((error: unknown) => {
    throw error instanceof Error && 'status' in error ? new Unauthorized() : error;
  });
  if (typeof name !== 'string' || !isObject(args)) throw new BadRequest('This is not a call of a server function');
  if (!SERVER_FUNCTIONS.includes(name)) throw new NotFound('There is no such server function');
  return { name, args };
}

/** Whether Next answers the error with another page, as it does for `redirect` and `notFound`. */
function isSignal(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_');
}

/**
 * Returns the status for an error: 400 instead of 500 when the error has no code of database or system, because Payload
 * does not check the arguments.
 */
function toErrorStatus(error: unknown): number {
  const complaint = toCallerError(error, true) ?? error;
  const { status } = describeError({ error: complaint, request: new Request('http://cms/cms'), report: () => {} });
  return status === 500 && !hasCode(error) ? 400 : status;
}

/**
 * Whether an error has a code of the database or the system. Codes of Node itself, such as ERR_INVALID_ARG_TYPE, are
 * about arguments and do not count.
 */
function hasCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && !String(error.code).startsWith('ERR_')) || hasCode(error.cause);
}
