import { ApiError, BadRequest, Conflict, Unavailable } from '@common-ground/api/platform/errors.ts';
import { describeError } from '@common-ground/api/platform/toErrorResponse.ts';
import { APIError, FileUploadError, formatErrors } from 'payload';

/** Returns a response in the shape that Payload's forms read. A file that could not be stored is the server's fault. */
export function answerFailure(given: unknown, request: Request): Response {
  const isUnstored = given instanceof FileUploadError;
  const error = isUnstored ? new Unavailable() : (toCallerError(given, isFiltered(request)) ?? given);
  if (error instanceof APIError && error.isPublic)
    return Response.json(formatErrors(error), { ...toResponseInit(error.status) });
  const { status, message, headers } = describeError({ error, request });
  return Response.json({ errors: [{ message }] }, toResponseInit(status, headers));
}

const toResponseInit = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
});

/** PostgreSQL's codes for a value that does not fit a column, an index or a comparison. */
const VALUE_ERROR_CODE = /^(22|54|42883|42804|23502|23514)/;

/**
 * Codes for a record that others need (23001, or 23503 before PostgreSQL 18) or that is missing (23503), and for
 * statements after either in a failed transaction (25P02).
 */
const REFERENCE_ERROR_CODE = /^(23001|23503|25P02)$/;

/** Class 42: the query names a column that does not exist. 42501 (insufficient privilege) is not the caller's fault. */
const QUERY_ERROR_CODE = /^42(?!501)/;

function isFiltered({ url }: Request): boolean {
  return /[?&](where|sort|select|populate|joins)(\[|%5B|=)/i.test(url ?? '');
}

/** Returns the API error for a fault of the caller, the cause itself for any other database error, else null. */
export function toCallerError(error: unknown, isFilteredByCaller: boolean): Error | null {
  // Payload throws a 500 without a cause for a comparison that it cannot turn into a query.
  const isUnsupported = error instanceof APIError && error.status === 500 && !error.cause;
  if (isFilteredByCaller && isUnsupported) return new BadRequest('This filter or sort order is not supported');
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  const said = cause ?? error;
  const code = said instanceof Error && 'code' in said ? String(said.code) : '';
  const [, ruled] = /^CG(4\d\d)$/.exec(code) ?? [];
  if (ruled) return new ApiError({ status: Number(ruled), message: (said as Error).message });
  if (code === '40001') return new Conflict('This was changed meanwhile. Please try again.');
  if (!cause || !code) return null;
  if (REFERENCE_ERROR_CODE.test(code))
    return new Conflict('Another record refers to this one, or this one refers to a missing record');
  if (code === '23505') return new Conflict('A record with these values already exists');
  if (VALUE_ERROR_CODE.test(code)) return new BadRequest('A value is not valid for its field');
  if (isFilteredByCaller && QUERY_ERROR_CODE.test(code))
    return new BadRequest('This filter or sort order is not supported');
  return cause;
}
