import { type Client, ClientError, createClient, SIGN_IN_REQUIRED } from '@common-ground/api/contracts/client.ts';
import { storedToken } from './storage.ts';

export { calls } from '@common-ground/api/contracts/calls.ts';

const client = createClient({ token: storedToken, fetch: (...asked) => fetch(...asked) });
let onRevoked: (token: string) => void = () => {};

/** Told when the server no longer knows the token that a call brought. The session listens (session.ts). */
export function whenRevoked(listener: (token: string) => void): void {
  onRevoked = listener;
}

/** The one client of the documented API in the browser. It never tries again by itself. */
export const api: Client = {
  call: (row, ...input) => hearing(() => client.call(row, ...input)),
  list: (row, ...input) => hearing(() => client.list(row, ...input)),
};

async function hearing<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const token = storedToken();
  try {
    return await ask();
  } catch (error) {
    if (token && isUnauthorized(error) && error.body === SIGN_IN_REQUIRED) onRevoked(token);
    throw error;
  }
}

export function isUnauthorized(error: unknown): error is ClientError {
  return error instanceof ClientError && error.status === 401;
}
