import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { ApiError, BadRequest, Unauthorized } from './errors.ts';
import { findTemporaryError } from './findTemporaryError.ts';
import { log } from './log/log.ts';
import { findRequest } from './log/request.ts';

/** Reports an error of the server under an id, which the response of a 500 names. */
export type ReportError = (report: { error: unknown; id: string; request: Request }) => void;

/** Returns plain text (the client shows `status: body`), or an RFC 9457 problem when the request asks for one. */
export function toErrorResponse({ error, request, report }: ErrorArguments): Response {
  const { status, message, headers, id } = describeError({ error, request, report });
  const asProblem = wantsProblem(request.headers.get('accept'));
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail: message };
  const body = asProblem ? JSON.stringify(id ? { ...problem, instance: `urn:uuid:${id}` } : problem) : message;
  return new Response(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      'content-type': asProblem ? 'application/problem+json' : 'text/plain; charset=utf-8',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

type ErrorArguments = { error: unknown; request: Request; report?: ReportError | undefined };
type Description = { status: number; message: string; headers: Record<string, string>; id?: string };

/** Returns what a response may say about an error. An error of the server is reported, and a 500 names only its id. */
export function describeError({ error, request, report = logError }: ErrorArguments): Description {
  if (isDeletedAccount(error)) return describeError({ error: new Unauthorized(), request, report });
  if (isPublic(error)) return { status: error.status, message: error.message, headers: readErrorHeaders(error) };
  const id = randomUUID();
  report({ error, id, request });
  const temporary = findTemporaryError(error);
  if (temporary) return describeError({ error: temporary, request, report });
  if (isOutOfRange(error)) return describeError({ error: new BadRequest('A value is out of range'), request, report });
  return { status: 500, message: `Something went wrong. Error ${id}`, headers: {}, id };
}

function isPublic(error: unknown): error is { status: number; message: string } {
  if (!(error instanceof Error)) return false;
  const { status, isPublic } = error as { status?: unknown; isPublic?: unknown };
  return isPublic === true && Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599;
}

function readErrorHeaders(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.headers : {};
}

/** Returns whether a write names a user whose account was deleted after the request came. */
function isDeletedAccount(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23503' && String(constraint).endsWith('_users_id_fk');
}

/** Returns whether PostgreSQL refused a value that the contract let pass. The contract then needs a bound. */
function isOutOfRange(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return error instanceof Error && /^22(003|007|008|021|P02|P05)$/.test(String(code));
}

function wantsProblem(accept: string | null): boolean {
  const asked = accept?.split(',').find((part) => part.trim().toLowerCase().startsWith('application/problem+json'));
  return asked !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(asked);
}

/**
 * Logs an error with the template of the route. Temporary ones are counted, because a full disk or a lock causes many;
 * all others have the id that the response names.
 */
function logError({ error, id, request }: Parameters<ReportError>[0]): void {
  const fields = { err: error, method: request.method, route: findRequest()?.route };
  if (findTemporaryError(error)) log.error(fields, 'a request failed for now');
  else log.error({ ...fields, error_id: id }, 'a request failed');
}
