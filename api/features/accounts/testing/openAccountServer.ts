import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { endpoints } from '../../../endpoints.ts';
import { waitForPendingWork } from '../../../platform/runAfterResponse.ts';
import {
  createRequester,
  createTestDatabase,
  type TestDatabase,
} from '../../../platform/testing/createTestDatabase.ts';
import { createTestMailer, type TestMailer } from '../../../platform/testing/createTestMailer.ts';
import { PASSWORD } from '../../../testing/people.ts';

type Sent = { body?: unknown; token?: string; headers?: Record<string, string> };

/** Provides a test server on a real database, a recording mailer, and the details of another person for each test. */
export function openAccountServer() {
  const server = {} as {
    pool: TestDatabase['pool'];
    url: string;
    mailer: TestMailer;
    ask: ReturnType<typeof createRequester>;
    person: { email: string; username: string };
    /** Client address, another one for each test, because the counts of throttles outlast a test. */
    address: string;
  };
  let test: TestDatabase | undefined;
  let times = 0;
  beforeAll(async () => {
    test = await createTestDatabase();
    server.pool = test.pool;
    server.url = test.url;
  });
  afterAll(() => test?.close());
  beforeEach(() => {
    server.mailer = createTestMailer();
    server.ask = createRequester({ endpoints, database: server.pool, mailer: server.mailer });
    times += 1;
    server.person = { email: `person${times}@example.org`, username: `person ${times}` };
    server.address = `192.0.2.${times}`;
  });
  afterEach(() => waitForPendingWork());

  const rows = async (text: string, values: unknown[] = []) => (await server.pool.query(text, values)).rows;

  async function send(method: string, path: string, { body, token, headers }: Sent = {}): Promise<Response> {
    const response = await server.ask(path, {
      method,
      headers: {
        'x-client-address': server.address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    await waitForPendingWork();
    return response;
  }

  async function signUp(given: object = {}, path = '/api/auth/register') {
    const response = await send('POST', path, { body: { ...server.person, password: PASSWORD, ...given } });
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as { sessionToken: string; user: { id: number; email: string } };
  }

  const login = (password = PASSWORD, headers: Record<string, string> = {}) =>
    send('POST', '/api/auth/login', { body: { email: server.person.email, password }, headers });

  async function signIn(...given: Parameters<typeof login>): Promise<string> {
    const response = await login(...given);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()).sessionToken;
  }

  const mailedToken = () => server.mailer.sent.at(-1)?.link?.split('#')[1] ?? '';

  const askReset = (email: unknown = server.person.email, headers: Record<string, string> = {}) =>
    send('POST', '/api/auth/password-reset', { body: { email }, headers });

  async function resetToken(): Promise<string> {
    expect(await readStatus(askReset())).toBe(200);
    return mailedToken();
  }

  return {
    server,
    rows,
    send,
    signUp,
    login,
    signIn,
    mailedToken,
    askReset,
    resetToken,
    reset: (token: unknown, password: unknown = 'another password') =>
      send('PUT', '/api/auth/password-reset', { body: { token, password } }),
    verify: (token: unknown) => send('PUT', '/api/auth/email-verification', { body: { token } }),
    me: (token: string) => readStatus(send('GET', '/api/auth/me', { token })),
    sessions: async (token: string) => (await send('GET', '/api/auth/sessions', { token })).json(),
    inbox: async (userId: number) =>
      (await rows('SELECT kind FROM notifications WHERE user_id = $1 ORDER BY kind', [userId])).map(({ kind }) => kind),
  };
}

export const readStatus = async (answer: Promise<Response>) => (await answer).status;

export async function saidBy(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  return [response.status, await response.text()];
}
