import { SIGN_IN_REQUIRED } from '../contracts/client.ts';

/** An error with a status. `isPublic`, as in Payload's errors, means that a response may show the message. */
export class ApiError extends Error {
  readonly status: number;
  readonly isPublic: boolean = true;
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

function createErrorClass(status: number, standard: string, headers?: Record<string, string>) {
  return class extends ApiError {
    constructor(message = standard) {
      super({ status, message, headers });
    }
  };
}

export class BadRequest extends createErrorClass(400, 'Bad request') {}
export class Unauthorized extends createErrorClass(401, SIGN_IN_REQUIRED, { 'www-authenticate': 'Bearer' }) {}
export class Forbidden extends createErrorClass(403, 'Access denied') {}
export class NotFound extends createErrorClass(404, 'Not found') {}
export class Conflict extends createErrorClass(409, 'Conflict') {}
export class BodyTooLarge extends createErrorClass(413, 'The request body is too large') {}
export class UnsupportedMediaType extends createErrorClass(415, 'The request body must be JSON') {}
export class Unavailable extends createErrorClass(503, 'Temporarily unavailable', { 'retry-after': '2' }) {}
export class StorageFull extends createErrorClass(
  507,
  'The server has no room left to save this. Please try again later',
  {
    'retry-after': '30',
  },
) {}

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
