import type { SignedIn, User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { calls } from '@common-ground/api/contracts/calls.ts';
import { type Client, ClientError, createClient, SIGN_IN_REQUIRED } from '@common-ground/api/contracts/client.ts';
import { atom, computed } from 'nanostores';
import { forgetDraftsOf } from './drafts.ts';
import { forgetRequest, keyOfRequest } from './requestKey.ts';
import {
  clearBrowser,
  forgetSession,
  isShared,
  noteShared,
  storedPerson,
  storedToken,
  storeSession,
  TOKEN_KEY,
} from './storage.ts';

export { calls };

/** Days of learning are the learner's own; no other call says where on earth somebody is. */
const OF_DAYS = /\/(complete-module|quiz-attempts|learning-days|recall|recall\/answers|progress\/merge)(\?|$)/;

/** Calls that create a record, once for the same key. */
export const CREATES =
  /^\/api\/(conditions|content-reports|.+\/(suggestions|restore|discussions|appeals|topics|posts))(\?|$)/;

/** Creates a client of the documented API that sends this token, whoever is signed in by then. */
export function clientWith(token: () => string | null, send: typeof fetch = (...request) => fetch(...request)): Client {
  return createClient({
    token,
    fetch: (address, init) => {
      if (init?.method === 'POST' && CREATES.test(String(address))) return sendOnce(send, String(address), init);
      if (!OF_DAYS.test(String(address))) return send(address, init);
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return send(address, { ...init, headers: { ...init?.headers, 'x-time-zone': timeZone } });
    },
  });
}

/** Sends with a key, the same when it is sent again because no answer came. One that the caller chose stays. */
async function sendOnce(send: typeof fetch, address: string, init: RequestInit): Promise<Response> {
  const body = JSON.parse(String(init.body));
  if (body.key) return send(address, init);
  const key = keyOfRequest(address + init.body);
  const response = await send(address, { ...init, body: JSON.stringify({ ...body, key }) });
  if (response.ok) forgetRequest();
  return response;
}

/** Aborts, at sign-out, the reads of the user's own records that are under way: the server would refuse them with 401. */
let ownReads = new AbortController();
const isOwnRead = (address: unknown, method?: string) => method === 'GET' && String(address).startsWith('/api/users/');

const client = clientWith(storedToken, (address, init) =>
  fetch(address, isOwnRead(address, init?.method) ? { ...init, signal: init?.signal ?? ownReads.signal } : init),
);

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

/** Whether the last `getMe` was neither answered with an account nor refused with 401: the account may still come. */
export const $isUnreached = atom(false);

/**
 * Fetches the account of the stored token. Only a 401 removes the token: a fault, a limit, the page of a proxy and a lost
 * connection say nothing about the session.
 */
export async function refreshSession(): Promise<void> {
  const token = storedToken();
  if (!token) return drop();
  try {
    const user = await api.call(calls.getMe);
    if (typeof Object(user).id !== 'number') throw new SyntaxError('The answer is not an account.');
    $isUnreached.set(false);
    if (storedToken() === token) keep({ sessionToken: token, user });
  } catch (error) {
    $isUnreached.set(!isUnauthorized(error));
    if (storedToken() === token && isUnauthorized(error)) drop();
  }
}

/**
 * `code` is asked for where the account has a second factor. `isOnShared`: on a computer that others use too, which keeps
 * nothing once this person signs out.
 */
export async function signIn({ isOnShared, ...given }: SignInGiven): Promise<void> {
  // The language is that of mails, until another is chosen.
  keep(await api.call(calls.login, { query: { lang: document.documentElement.lang }, body: given }));
  noteShared(isOnShared);
}

type Credentials = { email: string; password: string };
type SignInGiven = Credentials & { code?: string; isOnShared: boolean };

export async function register(given: Credentials & { username: string }): Promise<void> {
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
 * writing, is gone either way; on a shared computer, or where it is asked for, all that this browser keeps.
 */
export async function signOut({ isClearing = isShared() } = {}): Promise<void> {
  const isEnded = api
    .call(calls.logout, { query: isClearing ? { forget: 'device' } : {} })
    .catch((error: unknown) => console.warn('The server did not hear of it.', error));
  leave({ isClearing });
  await isEnded;
}

/** Whoever is signed in goes, by their own will: what they were writing goes too, unlike where the server ends a session. */
export function leave({ isClearing = isShared() } = {}): void {
  const person = $session.get()?.person;
  if (person) forgetDraftsOf(person.id);
  ownReads.abort();
  ownReads = new AbortController();
  drop();
  if (isClearing) clearBrowser();
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

/** Follows what other tabs do: signing in or out in one is signing in or out in all. Called once, by the page's script. */
export function watchSession(): void {
  const follow = () => {
    $session.set(fromStorage());
    void refreshSession();
  };
  addEventListener('pageshow', ({ persisted }) => {
    // Out of the back-forward cache, which has heard nothing meanwhile.
    if (persisted) follow();
  });
  // A key of null: everything was cleared.
  addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) follow();
  });
  if (storedToken()) void refreshSession();
}
