import { useState } from 'react';
import { CALLS_PATH } from './addresses.ts';

/** A call that failed. The message is for the user. `status` is the HTTP status, 0 when no response came. */
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
  return call(path, toRequestInit('POST', body));
}

/** @throws FailedCall */
export function patch<Answer = unknown>(path: string, body: object): Promise<Answer> {
  return call(path, toRequestInit('PATCH', body));
}

function toRequestInit(method: string, body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${CALLS_PATH}${path}`, init).catch(throwNoResponse);
  // A successful response that is cut off, as when the user leaves the page, counts as no response.
  const answer = await response.json().catch(() => (response.ok ? throwNoResponse() : {}));
  if (response.ok) return answer;
  throw new FailedCall(toErrorMessage(response.status, answer), response.status);
}

function throwNoResponse(): never {
  throw new FailedCall('The server did not answer. Nothing is lost: try again in a moment.', 0);
}

type Refusal = { errors?: { message?: string }[] };

function toErrorMessage(status: number, { errors }: Refusal): string {
  if (status === 401) return 'You are signed out. Sign in in another tab, then try again.';
  return errors?.[0]?.message ?? 'That did not work. Nothing is lost: try again in a moment.';
}

/** Outcome of an action, for the user who started it. */
export type ActionMessage = { text: string; isError: boolean };

/** Runs one action at a time, ignores others meanwhile, and holds the message about the outcome. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<ActionMessage | null>(null);

  /** Returns whether `work` ran and succeeded. Sets `said` to `done`, or to the message of the error. */
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
