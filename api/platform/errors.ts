import { SIGN_IN_REQUIRED } from '../contracts/client.ts';

/**
 * One class for each kind of error that an answer can be. `isPublic` says that the message may be shown; Payload's own
 * errors carry the same two fields, so they are answered the same way.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly isPublic: boolean = true;
  /** Headers that go with the answer, such as Allow. */
  readonly headers: Record<string, string>;

  constructor({
    status,
    message,
    headers = {},
  }: { status: number; message: string; headers?: Record<string, string> | undefined }) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.headers = headers;
  }
}

/** An error of one status, which may say more than its standard words. */
function errorOf(status: number, standard: string, headers?: Record<string, string>) {
  return class extends ApiError {
    constructor(message = standard) {
      super({ status, message, headers });
    }
  };
}

/** The request cannot be understood: a malformed body, a query value of the wrong kind. */
export class BadRequest extends errorOf(400, 'Bad request') {}
/** Nobody is signed in, and the call needs somebody. */
export class Unauthorized extends errorOf(401, SIGN_IN_REQUIRED, { 'www-authenticate': 'Bearer' }) {}
export class Forbidden extends errorOf(403, 'Access denied') {}
export class NotFound extends errorOf(404, 'Not found') {}
export class Conflict extends errorOf(409, 'Conflict') {}
export class BodyTooLarge extends errorOf(413, 'The request body is too large') {}
export class UnsupportedMediaType extends errorOf(415, 'The request body must be JSON') {}
/** The database cannot be reached, or does not answer in time. */
export class Unavailable extends errorOf(503, 'Temporarily unavailable', { 'retry-after': '2' }) {}
/** The disk of the database, or the one for files, is full. */
export class StorageFull extends errorOf(507, 'The server has no room left to save this. Please try again later', {
  'retry-after': '30',
}) {}

export class MethodNotAllowed extends ApiError {
  constructor(allowed: string[]) {
    super({ status: 405, message: 'Method not allowed', headers: { allow: allowed.join(', ') } });
  }
}

export class TooManyRequests extends ApiError {
  constructor({ message = 'Too many requests', retryAfterSeconds }: { message?: string; retryAfterSeconds: number }) {
    super({ status: 429, message, headers: { 'retry-after': String(Math.ceil(retryAfterSeconds)) } });
  }
}
