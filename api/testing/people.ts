import type { World } from './describeWithDatabase.ts';

export const PASSWORD = 'a long enough password';

export type Person = { token: string; id: number; email: string };

/** Calls with a body and as somebody, for tests. */
export function sendWith(world: Pick<World, 'ask'>) {
  return (method: string, path: string, token?: string, body?: unknown): Promise<Response> =>
    world.ask(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
}

/** Somebody who has just registered. */
export async function signUp(world: Pick<World, 'ask'>, username: string): Promise<Person> {
  const email = `${username}@example.org`;
  const response = await sendWith(world)('POST', '/api/auth/register', undefined, {
    username,
    email,
    password: PASSWORD,
  });
  const { sessionToken, user } = await response.json();
  return { token: sessionToken, id: user.id, email };
}
