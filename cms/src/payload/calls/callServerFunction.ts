import { describeError } from '@common-ground/api/platform/errorResponse.ts';
import { BadRequest, NotFound, Unauthorized } from '@common-ground/api/platform/errors.ts';
import { canAccessAdmin, createLocalReq, getPayload, type SanitizedConfig, type ServerFunctionClient } from 'payload';
import { actionOutcome } from './actionOutcome.ts';
import { complaintOf } from './answerFailure.ts';
import { isObject } from './checkData.ts';

/** Payload's server functions that the screens of the desk call. Payload itself looks a name up in an object, `constructor` too. */
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
 * Runs a server function of Payload for somebody who may use the desk. A call that may not be made, or is none, is
 * answered with its reason; what fails is thrown, and `actionOutcome` has its status.
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
    if (!isSignal(error)) outcome.status = statusOf(error);
    throw error;
  }
}

/** @throws Unauthorized without a session of the desk; NotFound for another function; BadRequest for what is no call */
async function admittedCall(given: unknown, { config, headers }: Omit<Surroundings, 'run'>): Promise<Call> {
  const { name, args = {} } = (isObject(given) ? given : {}) as Record<string, unknown>;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  if (!user) throw new Unauthorized();
  const req = await createLocalReq({ user }, payload);
  await canAccessAdmin({ req }).catch((error: unknown) => {
    throw error instanceof Error && 'status' in error ? new Unauthorized() : error;
  });
  if (typeof name !== 'string' || !isObject(args)) throw new BadRequest('This is no call of a server function');
  if (!SERVER_FUNCTIONS.includes(name)) throw new NotFound('There is no such server function');
  return { name, args };
}

/** Whether Next is told by it to answer with another page, as by `redirect` and `notFound`. */
function isSignal(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_');
}

/**
 * Returns the status of what a server function threw. Payload checks none of the arguments, so what has no code of the
 * database or of the system is taken for theirs.
 */
function statusOf(error: unknown): number {
  const complaint = complaintOf(error, true) ?? error;
  const { status } = describeError({ error: complaint, request: new Request('http://cms/cms'), report: () => {} });
  return status === 500 && !hasCode(error) ? 400 : status;
}

/** Codes of Node itself, such as ERR_INVALID_ARG_TYPE, are about arguments. */
function hasCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && !String(error.code).startsWith('ERR_')) || hasCode(error.cause);
}
