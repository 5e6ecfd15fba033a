import { useState } from 'react';
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
  return call(path, sending('POST', body));
}

/** @throws FailedCall */
export function patch<Answer = unknown>(path: string, body: object): Promise<Answer> {
  return call(path, sending('PATCH', body));
}

function sending(method: string, body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${CALLS}${path}`, init).catch(noAnswer);
  // An answer that breaks off, as when the page is left, is none.
  const answer = await response.json().catch(() => (response.ok ? noAnswer() : {}));
  if (response.ok) return answer;
  throw new FailedCall(wordsOf(response.status, answer), response.status);
}

function noAnswer(): never {
  throw new FailedCall('The server did not answer. Nothing is lost: try again in a moment.', 0);
}

/** As Payload answers, and the operations of the API through it. */
type Refusal = { errors?: { message?: string }[] };

function wordsOf(status: number, { errors }: Refusal): string {
  if (status === 401) return 'You are signed out. Sign in in another tab, then try again.';
  return errors?.[0]?.message ?? 'That did not work. Nothing is lost: try again in a moment.';
}

/** What came of something, for whoever pressed the button. */
export type Said = { text: string; isError: boolean };

/** One thing at a time: while it is done nothing else is begun, and what came of it is said. */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  /** @returns whether it was done; why it was not is said in the words of its error. */
  async function act(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setSaid(null);
    try {
      await work();
      if (done) setSaid({ text: done, isError: false });
      return true;
    } catch (error) {
      setSaid({ text: (error as Error).message, isError: true });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, said, setSaid, act };
}
