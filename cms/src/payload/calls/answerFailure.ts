import { describeError } from '@common-ground/api/platform/errorResponse.ts';
import { ApiError, BadRequest, Conflict, Unavailable } from '@common-ground/api/platform/errors.ts';
import { APIError, FileUploadError, formatErrors } from 'payload';

/**
 * What fails below /cms/api, in the shape that Payload's forms read. What is the asker's fault is said and is nothing
 * for the log; anything else is one entry there, and known to the asker by its id alone. A file that could not be
 * stored is a fault of this server, which Payload has logged, and no bad request as Payload has it.
 */
export function answerFailure(given: unknown, request: Request): Response {
  const isUnstored = given instanceof FileUploadError;
  const error = isUnstored ? new Unavailable() : (complaintOf(given, isFiltered(request)) ?? given);
  if (error instanceof APIError && error.isPublic) return Response.json(formatErrors(error), { ...kept(error.status) });
  const { status, message, headers } = describeError({ error, request });
  return Response.json({ errors: [{ message }] }, kept(status, headers));
}

const kept = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
});

/**
 * Classes 22 and 54 are PostgreSQL's "data exception" and "program limit exceeded", such as a text too long for its index;
 * 42883 and 42804 are a filter that compares what cannot be compared.
 */
const OF_A_VALUE = /^(22|54|42883|42804|23502|23514)/;

/**
 * A record that others need. ON DELETE RESTRICT is 23001 from PostgreSQL 18 on and 23503 before; 25P02 is said of what else
 * was to be done in the same transaction.
 */
const IS_HELD = /^(23001|23503|25P02)$/;

/**
 * Class 42 is PostgreSQL's "syntax error or access rule violation": a filter names a column that its query does not have.
 * 42501, "insufficient privilege", is not the caller's fault.
 */
const OF_A_FILTER = /^42(?!501)/;

/** Whether the caller chose which fields are filtered, sorted or selected, and so wrote a part of the query. */
function isFiltered({ url }: Request): boolean {
  return /[?&](where|sort|select|populate|joins)(\[|%5B|=)/i.test(url ?? '');
}

/** What PostgreSQL says of a query that Payload made of what somebody sent, and what a rule of the database says at all. */
export function complaintOf(error: unknown, isFilteredByCaller: boolean): Error | null {
  // Payload's own word for a comparison that it makes no query of.
  const isUnsupported = error instanceof APIError && error.status === 500 && !error.cause;
  if (isFilteredByCaller && isUnsupported) return new BadRequest('The records cannot be filtered like this');
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  const said = cause ?? error;
  const code = said instanceof Error && 'code' in said ? String(said.code) : '';
  const [, ruled] = /^CG(4\d\d)$/.exec(code) ?? [];
  if (ruled) return new ApiError({ status: Number(ruled), message: (said as Error).message });
  if (code === '40001') return new Conflict('This was changed meanwhile. Please try again.');
  if (!cause || !code) return null;
  if (IS_HELD.test(code)) return new Conflict('A record that this one needs, or that needs it, stands in the way');
  if (code === '23505') return new Conflict('There is such a record already');
  if (OF_A_VALUE.test(code)) return new BadRequest('A value is not of the kind that is asked for');
  if (isFilteredByCaller && OF_A_FILTER.test(code)) return new BadRequest('The records cannot be filtered like this');
  return cause;
}
