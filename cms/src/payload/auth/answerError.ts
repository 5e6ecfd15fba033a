import { CodeNeeded } from '@common-ground/api/features/accounts/second-factor/demandCode.ts';
import { ApiError } from '@common-ground/api/platform/errors.ts';

/** Returns an error of the documented API in the shape that Payload's forms read. Throws any other error again. */
export function answerError(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, headers } = error;
  // The sign-in screen asks for the code when it finds this name.
  const more = error instanceof CodeNeeded ? { name: 'CodeNeeded', data: { proposed: error.proposed } } : {};
  return Response.json(
    { errors: [{ message, ...more }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
