import type { SignedIn, User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { calls } from '@common-ground/api/contracts/calls.ts';
import { type Client, ClientError, createClient, SIGN_IN_REQUIRED } from '@common-ground/api/contracts/client.ts';
import { atom, computed } from 'nanostores';
import { forgetDraftsOf } from './drafts.ts';
import { forgetSession, storedPerson, storedToken, storeSession, TOKEN_KEY } from './storage.ts';

export { calls };

const client = createClient({ token: storedToken, fetch: (...asked) => fetch(...asked) });

/** The one client of the documented API in the browser. It never tries again by itself. */
export const api: Client = {
  call: (row, ...input) => hearing(() => client.call(row, ...input)),
  list: (row, ...input) => hearing(() => client.list(row, ...input)),
};

/** A token that the server no longer knows is forgotten, whichever call it was brought by. */
async function hearing<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const token = storedToken();
  try {
    return await ask();
  } catch (error) {
    const isRevoked = isUnauthorized(error) && error.body === SIGN_IN_REQUIRED;
    if (token && isRevoked && token === storedToken()) drop();
    throw error;
  }
}

export function isUnauthorized(error: unknown): error is ClientError {
  return error instanceof ClientError && error.status === 401;
}

/**
 * Who is signed in in this browser. `person` is known from the first moment, `user` (all of the account) once the
 * server has answered; both are null for a guest.
 */
export type Session = { person: Pick<User, 'id' | 'displayName' | 'role'>; user: User | null } | null;

export const $session = atom<Session>(fromStorage());
export const $isSignedIn = computed($session, (session) => session !== null);
/** The id of whoever is signed in, for reads that depend on nothing else of them. */
export const $userId = computed($session, (session) => session?.person.id ?? null);

const UNTIL_LEFT_MS = 300;

/**
 * Asks who the stored token belongs to; any failure removes it. Leaving the page, or being off the net, is no failure:
 * nobody has refused anything then.
 */
export async function refreshSession(): Promise<void> {
  const token = storedToken();
  if (!token) return drop();
  try {
    const user = await api.call(calls.getMe);
    if (storedToken() === token) keep({ sessionToken: token, user });
  } catch (error) {
    // A request that leaving the page cuts off may fail before the page hears that it is left.
    if (!(error instanceof ClientError)) await new Promise((resolve) => setTimeout(resolve, UNTIL_LEFT_MS));
    if (storedToken() === token && !isLeaving && navigator.onLine) drop();
  }
}

/** `code` is asked for where the account has a second factor. */
export async function signIn(given: { email: string; password: string; code?: string }): Promise<void> {
  // The language is that of mails, until another is chosen.
  keep(await api.call(calls.login, { query: { lang: document.documentElement.lang }, body: given }));
}

export async function register(given: { email: string; password: string; username: string }): Promise<void> {
  // The language is that of the mail which asks whether the address is theirs.
  keep(await api.call(calls.register, { query: { lang: document.documentElement.lang }, body: given }));
}

/** Takes over what a call answered that signs in, such as a change of the password. */
export function keep({ sessionToken, user }: SignedIn): void {
  const { id, displayName, role } = user;
  storeSession(sessionToken, user);
  $session.set({ person: { id, displayName, role }, user });
}

/** The account as a call has just answered it. */
export function keepUser(user: User): void {
  const token = storedToken();
  if (token) keep({ sessionToken: token, user });
}

/**
 * Ends the session here and, when the server can be reached, there. What was read for this person, and what they were
 * writing, is gone either way.
 */
export async function signOut(): Promise<void> {
  const isEnded = api
    .call(calls.logout)
    .catch((error: unknown) => console.warn('The server did not hear of it.', error));
  leave();
  await isEnded;
}

/** Whoever is signed in goes, by their own will: what they were writing goes too, unlike where the server ends a session. */
export function leave(): void {
  const person = $session.get()?.person;
  if (person) forgetDraftsOf(person.id);
  drop();
}

/** Forgets who was signed in. Caches listen to `$session` and empty themselves. */
export function drop(): void {
  forgetSession();
  $session.set(null);
}

function fromStorage(): Session {
  const person = storedPerson();
  return person && { person, user: null };
}

let isLeaving = false;

/** Follows what other tabs do: signing in or out in one is signing in or out in all. Called once, by the page's script. */
export function watchSession(): void {
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  const follow = () => {
    $session.set(fromStorage());
    void refreshSession();
  };
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    // Out of the back-forward cache, which has heard nothing meanwhile.
    if (persisted) follow();
  });
  // A key of null: everything was cleared.
  addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) follow();
  });
  if (storedToken()) void refreshSession();
}
