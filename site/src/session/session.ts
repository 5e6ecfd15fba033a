import type { SignedIn, User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { calls } from '@common-ground/api/contracts/calls.ts';
import { type Client, ClientError, createClient, SIGN_IN_REQUIRED } from '@common-ground/api/contracts/client.ts';
import { atom, computed } from 'nanostores';
import { deleteUserDrafts } from './drafts.ts';
import { deleteRequestKey, findRequestKey } from './requestKey.ts';
import {
  clearBrowser,
  deleteStoredSession,
  isSharedComputer,
  storedPerson,
  storedToken,
  storeSession,
  storeSharedComputer,
  TOKEN_KEY,
} from './storage.ts';

export { calls };

/** Calls that count days in the learner's time zone. No other call sends the time zone. */
const TIME_ZONE_CALLS = /\/(complete-module|quiz-attempts|learning-days|recall|recall\/answers|progress\/merge)(\?|$)/;

export const CREATING_CALLS =
  /^\/api\/(conditions|content-reports|.+\/(suggestions|restore|discussions|appeals|topics|posts))(\?|$)/;

export function clientWith(token: () => string | null, send: typeof fetch = (...request) => fetch(...request)): Client {
  return createClient({
    token,
    fetch: (address, init) => {
      if (init?.method === 'POST' && CREATING_CALLS.test(String(address))) return sendOnce(send, String(address), init);
      if (!TIME_ZONE_CALLS.test(String(address))) return send(address, init);
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return send(address, { ...init, headers: { ...init?.headers, 'x-time-zone': timeZone } });
    },
  });
}

/** Adds a key to the body, the same one until the request succeeds. Leaves a body that has a key as it is. */
async function sendOnce(send: typeof fetch, address: string, init: RequestInit): Promise<Response> {
  const body = JSON.parse(String(init.body));
  if (body.key) return send(address, init);
  const key = findRequestKey(address + init.body);
  const response = await send(address, { ...init, body: JSON.stringify({ ...body, key }) });
  if (response.ok) deleteRequestKey();
  return response;
}

/** Aborts pending reads of the user's own records at sign-out: the server would refuse them with 401. */
let ownReads = new AbortController();
const isOwnRead = (address: unknown, method?: string) => method === 'GET' && String(address).startsWith('/api/users/');

const client = clientWith(storedToken, (address, init) =>
  fetch(address, isOwnRead(address, init?.method) ? { ...init, signal: init?.signal ?? ownReads.signal } : init),
);

export const api: Client = {
  call: (row, ...input) => dropRevokedSession(() => client.call(row, ...input)),
  list: (row, ...input) => dropRevokedSession(() => client.list(row, ...input)),
};

/** Makes a call, and removes the session when the server no longer accepts its token. */
async function dropRevokedSession<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const token = storedToken();
  try {
    return await ask();
  } catch (error) {
    const isRevoked = isUnauthorized(error) && error.body === SIGN_IN_REQUIRED;
    if (token && isRevoked && token === storedToken()) endRevokedSession();
    throw error;
  }
}

export function isUnauthorized(error: unknown): error is ClientError {
  return error instanceof ClientError && error.status === 401;
}

/** Session of this browser, null for a guest. `user`, the whole account, is null until the server has answered. */
export type Session = { person: Pick<User, 'id' | 'displayName' | 'role'>; user: User | null } | null;

export const $session = atom<Session>(readStoredSession());
export const $isSignedIn = computed($session, (session) => session !== null);
export const $userId = computed($session, (session) => session?.person.id ?? null);

/** Whether the last `getMe` got neither an account nor a 401, so that a later one may still get the account. */
export const $isUnreached = atom(false);

/** Fetches the account of the stored token. Only a 401 removes the token: other failures end no session. */
export async function refreshSession(): Promise<void> {
  const token = storedToken();
  if (!token) return removeSession();
  try {
    const user = await api.call(calls.getMe);
    if (typeof Object(user).id !== 'number') throw new SyntaxError('The answer is not an account.');
    $isUnreached.set(false);
    if (storedToken() === token) startSession({ sessionToken: token, user });
  } catch (error) {
    $isUnreached.set(!isUnauthorized(error));
    if (storedToken() === token && isUnauthorized(error)) endRevokedSession();
  }
}

/** Hash of the login page after a sign-out in the CMS, which is the user's choice. */
export const SIGNED_OUT = '#signed-out';

function endRevokedSession(): void {
  if (location.hash === SIGNED_OUT) leaveByChoice();
  else removeSession();
}

/**
 * Signs in. `code` is that of a second factor; `isOnShared` makes signing out clear all stored data.
 * @returns the recovery codes when this sign-in turned on a second factor
 */
export async function signIn({ isOnShared, ...given }: SignInInput): Promise<string[] | undefined> {
  // The server uses this language for mails if the account has none yet.
  const signedIn = await api.call(calls.login, { query: { lang: document.documentElement.lang }, body: given });
  startSession(signedIn);
  storeSharedComputer(isOnShared);
  return signedIn.recoveryCodes;
}

type Credentials = { email: string; password: string };
export type SignInInput = Credentials & { code?: string; isOnShared: boolean };

export async function register(given: Credentials & { username: string }): Promise<void> {
  startSession(await api.call(calls.register, { query: { lang: document.documentElement.lang }, body: given }));
}

/** Starts the session that a response contains, such as that of a password change. */
export function startSession({ sessionToken, user }: SignedIn): void {
  const { id, displayName, role } = user;
  storeSession(sessionToken, user);
  $session.set({ person: { id, displayName, role }, user });
}

export function updateUser(user: User): void {
  const token = storedToken();
  if (token) startSession({ sessionToken: token, user });
}

/** Ends the session here, and on the server if reachable. `isClearing` deletes all that this site stores here. */
export async function signOut({ isClearing = isSharedComputer() } = {}): Promise<void> {
  const isEnded = api
    .call(calls.logout, { query: isClearing ? { forget: 'device' } : {} })
    .catch((error: unknown) => console.warn('The sign-out could not be sent to the server.', error));
  leaveByChoice({ isClearing });
  await isEnded;
}

/** Ends the session here by the user's choice, and deletes their drafts, which stay when the server ends a session. */
export function leaveByChoice({ isClearing = isSharedComputer() } = {}): void {
  const person = $session.get()?.person;
  if (person) deleteUserDrafts(person.id);
  ownReads.abort();
  ownReads = new AbortController();
  removeSession();
  if (isClearing) clearBrowser();
}

export function removeSession(): void {
  deleteStoredSession();
  $session.set(null);
}

function readStoredSession(): Session {
  const person = storedPerson();
  return person && { person, user: null };
}

export function watchSession(): void {
  const follow = () => {
    $session.set(readStoredSession());
    void refreshSession();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) follow();
  });
  if (storedToken()) void refreshSession();
}
