import type { z } from 'zod';
import type { Call } from './call.ts';

export const SIGN_IN_REQUIRED = 'Sign in required';
/** Message of a 401 response to a sign-in with the right password that must be repeated with a code. */
export const CODE_NEEDED = 'Enter the code of your authenticator app';
/** Text of a 403 response to a sign-in when the role requires a second factor that the account does not have. */
export const SET_UP_NEEDED = 'Your role needs a second factor. Set it up to sign in.';

export type ClientOptions = {
  baseUrl?: string;
  token?: () => string | null | undefined;
  /** Default `include`. With `omit`, a response that is the same for everybody is requested without a cookie. */
  credentials?: RequestCredentials;
  fetch?: typeof fetch;
};

export type CallInput<Row extends Call> = Part<'params', z.input<Row['params']>> &
  Part<'query', z.input<Row['query']>> &
  Part<'body', z.input<Row['body']>> & { signal?: AbortSignal };

export type CallOutput<Row extends Call> = z.output<Row['output']>;

/** Response that is not OK. The message is `status: body`, with the status text when the body is empty. */
export class ClientError extends Error {
  readonly status: number;
  /** Text of the response; empty when it had none, because users are not shown a status text. */
  readonly body: string;
  /** Seconds to wait before the next request; null when the response names no number of seconds. */
  readonly retryAfterSeconds: number | null;

  constructor({ status, statusText = '', body, retryAfterSeconds = null }: Refusal) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ClientError';
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Refusal = { status: number; statusText?: string; body: string; retryAfterSeconds?: number | null };

/** Creates a client that sends calls as their contracts describe, and never retries by itself. */
export function createClient({
  baseUrl = '',
  token,
  credentials = 'include',
  // Looks `fetch` up at each call, because tests and previews replace it.
  fetch: send = (...request) => fetch(...request),
}: ClientOptions = {}) {
  async function ask(row: Call, input: unknown): Promise<{ answer: unknown; headers: Headers }> {
    const { params, query, body, signal } = (input ?? {}) as LooseInput;
    const response = await send(baseUrl + fillPath(row.path, params) + toQueryString(query), {
      method: row.method,
      credentials,
      headers: { ...bearer(token?.()), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw refusal(response, text);
    // An empty body does not come from the API, which responds with JSON, and must not pass for a success.
    return { answer: JSON.parse(text), headers: response.headers };
  }
  return {
    async call<Row extends Call>(row: Row, ...[input]: CallArguments<Row>): Promise<CallOutput<Row>> {
      return (await ask(row, input)).answer as CallOutput<Row>;
    },
    async list<Row extends Call>(row: Row, ...[input]: CallArguments<Row>): Promise<ListPage<Row>> {
      const { answer, headers } = await ask(row, input);
      return { items: answer as CallOutput<Row>, total: Number(headers.get('x-total-count')) };
    },
  };
}

export type ListPage<Row extends Call> = { items: CallOutput<Row>; total: number };

export type Client = ReturnType<typeof createClient>;

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
};

type Part<Name extends string, Value> = Value extends undefined
  ? { [Key in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

export type CallArguments<Row extends Call> =
  Record<string, never> extends CallInput<Row> ? [input?: CallInput<Row>] : [input: CallInput<Row>];

function refusal({ status, statusText, headers }: Response, text: string): ClientError {
  // The header may also be a date, which this API never sends.
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return new ClientError({
    status,
    statusText,
    body: text,
    retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
  });
}

export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toQueryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${search}` : '';
}

function bearer(token: string | null | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}
