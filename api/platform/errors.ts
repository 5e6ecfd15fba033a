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
  }: { status: number; message: string; headers?: Record<string, string> }) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.headers = headers;
  }
}

/** The request cannot be understood: a malformed body, a query value of the wrong kind. */
export class BadRequest extends ApiError {
  constructor(message = 'Bad request') {
    super({ status: 400, message });
  }
}

/** Nobody is signed in, and the call needs somebody. */
export class Unauthorized extends ApiError {
  constructor(message = SIGN_IN_REQUIRED) {
    super({ status: 401, message, headers: { 'www-authenticate': 'Bearer' } });
  }
}

export class Forbidden extends ApiError {
  constructor(message = 'Access denied') {
    super({ status: 403, message });
  }
}

export class NotFound extends ApiError {
  constructor(message = 'Not found') {
    super({ status: 404, message });
  }
}

export class MethodNotAllowed extends ApiError {
  constructor(allowed: string[]) {
    super({ status: 405, message: 'Method not allowed', headers: { allow: allowed.join(', ') } });
  }
}

export class Conflict extends ApiError {
  constructor(message = 'Conflict') {
    super({ status: 409, message });
  }
}

export class BodyTooLarge extends ApiError {
  constructor(message = 'The request body is too large') {
    super({ status: 413, message });
  }
}

export class UnsupportedMediaType extends ApiError {
  constructor(message = 'The request body must be JSON') {
    super({ status: 415, message });
  }
}

export class TooManyRequests extends ApiError {
  constructor({ message = 'Too many requests', retryAfterSeconds }: { message?: string; retryAfterSeconds: number }) {
    super({ status: 429, message, headers: { 'retry-after': String(Math.ceil(retryAfterSeconds)) } });
  }
}

/** The database cannot be reached for now. */
export class Unavailable extends ApiError {
  constructor(message = 'Temporarily unavailable') {
    super({ status: 503, message, headers: { 'retry-after': '2' } });
  }
}
