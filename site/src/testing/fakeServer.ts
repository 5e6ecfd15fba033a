import { vi } from 'vitest';

/** An answer: a value is sent as JSON; of text and status as they are; `away`: nobody answers; `never`: it is on its way. */
export type Answer = 'away' | 'never' | Refusal | { json: unknown; headers?: Record<string, string> };
type Refusal = { status: number; body: string; headers?: Record<string, string> };
export type ReceivedCall = { call: string; query: string; body: Record<string, unknown> };

/**
 * Answers `fetch` in place of the API. `answers` has them by method and path, such as `POST /api/auth/login`, and may be
 * changed meanwhile; a call that it does not name is never answered. Returns the calls that were made, with query and body.
 */
export function fakeServer(answers: Record<string, Answer>): ReceivedCall[] {
  const received: ReceivedCall[] = [];
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search } = new URL(String(address), location.href);
    const call = `${method} ${pathname}`;
    if (call !== 'POST /api/analytics') received.push({ call, query: search, body: JSON.parse(String(body ?? '{}')) });
    const answer = answers[call] ?? 'never';
    if (answer === 'never') return new Promise<Response>(() => {});
    if (answer === 'away') throw new TypeError('Failed to fetch');
    if ('json' in answer) return Response.json(answer.json, { headers: answer.headers ?? {} });
    return new Response(answer.body, { status: answer.status, headers: answer.headers ?? {} });
  });
  return received;
}
