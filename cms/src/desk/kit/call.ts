import { CALLS } from './addresses.ts';

/** A call that did not do what it was for, in words for whoever made it; `status` is 0 where no answer came. */
export class FailedCall extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** @throws FailedCall */
export function get<Answer>(path: string): Promise<Answer> {
  return call(path, {});
}

/** @throws FailedCall */
export function post<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
  return call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${CALLS}${path}`, init).catch(() => {
    throw new FailedCall('The server did not answer. Nothing is lost: try again in a moment.', 0);
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new FailedCall(wordsOf(response.status, answer), response.status);
}

/** As Payload answers, and the operations of the API through it. */
type Refusal = { errors?: { message?: string }[] };

function wordsOf(status: number, { errors }: Refusal): string {
  if (status === 401) return 'You are signed out. Sign in in another tab, then try again.';
  return errors?.[0]?.message ?? 'That did not work. Nothing is lost: try again in a moment.';
}
