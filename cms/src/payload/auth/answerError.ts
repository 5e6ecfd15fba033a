import { ApiError } from '@common-ground/api/platform/errors.ts';

/** Returns an error of the documented API in the shape that Payload's forms read. Throws any other error again. */
export function answerError(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, headers } = error;
  return Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
