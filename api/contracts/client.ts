import type { z } from 'zod';
import type { Call } from './call.ts';

/** What a call answers with 401 that needs somebody signed in, and nobody is. */
export const SIGN_IN_REQUIRED = 'Sign in required';
/** At a sign-in, with 401: the password was right, and the form is to be sent once more with a code. */
export const CODE_NEEDED = 'Enter the code of your authenticator app';

export type ClientOptions = {
  /** Before every path; empty for the same origin. */
  baseUrl?: string;
  /** The session token, when somebody is signed in. */
  token?: () => string | null | undefined;
  fetch?: typeof fetch;
};

/** What a call takes: only what its contract has, and `query` may be left out where nothing in it is demanded. */
export type CallInput<Row extends Call> = Part<'params', z.input<Row['params']>> &
  Part<'query', z.input<Row['query']>> &
  Part<'body', z.input<Row['body']>> & { signal?: AbortSignal };

export type CallOutput<Row extends Call> = z.output<Row['output']>;

/** An answer that is not OK. The message is `status: body`, with the status text when the body is empty. */
export class ClientError extends Error {
  readonly status: number;
  /** The server's words alone; empty when it said nothing: a status text is the protocol's and is shown to nobody. */
  readonly body: string;
  /** How long to wait before asking again, where the server said so. */
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

/** Calls the documented API as its contracts say. It never tries again by itself. */
export function createClient({ baseUrl = '', token, fetch: send = fetch }: ClientOptions = {}) {
  async function ask(row: Call, input: unknown): Promise<{ answer: unknown; headers: Headers }> {
    const { params, query, body, signal } = (input ?? {}) as LooseInput;
    const response = await send(baseUrl + fillPath(row.path, params) + searchOf(query), {
      method: row.method,
      credentials: 'include',
      headers: { ...bearer(token?.()), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw refusal(response, text);
    // Every call answers JSON: an empty body is not the API's, and must not pass for a success.
    return { answer: JSON.parse(text), headers: response.headers };
  }
  return {
    async call<Row extends Call>(row: Row, ...[input]: Arguments<Row>): Promise<CallOutput<Row>> {
      return (await ask(row, input)).answer as CallOutput<Row>;
    },
    /** A page of a list, with how many there are on all its pages. */
    async list<Row extends Call>(row: Row, ...[input]: Arguments<Row>): Promise<ListPage<Row>> {
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

type Arguments<Row extends Call> =
  Record<string, never> extends CallInput<Row> ? [input?: CallInput<Row>] : [input: CallInput<Row>];

function refusal({ status, statusText, headers }: Response, text: string): ClientError {
  // The header may also be a date, which nothing of ours sends.
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return new ClientError({
    status,
    statusText,
    body: text,
    retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
  });
}

/** The address of a call, with its parameters in their places. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Parameters that are absent are not sent at all. */
function searchOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${search}` : '';
}

function bearer(token: string | null | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}
