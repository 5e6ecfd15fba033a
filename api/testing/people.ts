import { expect } from 'vitest';
import type { Role } from '../contracts/accounts/roles.ts';
import type { createRequester, TestClient } from '../platform/testing/createTestDatabase.ts';

/** Short, because the time to judge a password grows with the square of its length. */
export const PASSWORD = 'long enough';

export type Person = { token: string; id: number; email: string };

/** Returns helpers for tests. `server.ask` and `server.database` may be set later. */
export function createTestPeople(server: {
  ask: ReturnType<typeof createRequester>;
  database: Pick<TestClient, 'query'>;
}) {
  const send = (method: string, path: string, token?: string, body?: unknown): Promise<Response> =>
    server.ask(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const rows = async (text: string, values: unknown[] = []) => (await server.database.query(text, values)).rows;
  return {
    send,
    rows,
    async signUp(username: string): Promise<Person> {
      const email = `${username}@example.org`;
      const response = await send('POST', '/api/auth/register', undefined, { username, email, password: PASSWORD });
      expect(response.status, await response.clone().text()).toBe(200);
      const { sessionToken, user } = await response.json();
      return { token: sessionToken, id: user.id, email };
    },
    become: ({ id }: Person, role: Role) =>
      rows('UPDATE users SET role = $2::enum_users_role WHERE id = $1', [id, role]),
  };
}
