import type { SignedIn, User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { SIGN_IN_REQUIRED } from '@common-ground/api/contracts/client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';

const user: User = {
  id: 7,
  username: 'ada',
  displayName: 'Ada',
  email: 'ada@example.org',
  role: 'user',
  isVerified: false,
  editCount: 0,
  joinedAt: '2026-01-01T00:00:00.000Z',
  profile: { bio: '', location: '', website: '', interests: [] },
};
const signedIn: SignedIn = { sessionToken: 'token-of-ada', user };
const person = { id: 7, displayName: 'Ada', role: 'user' };

let listeners: Map<string, (event: unknown) => void>;
let answer: (path: string, init: RequestInit) => Response | Promise<Response>;
const asked = vi.fn<typeof fetch>(async (address, init = {}) => answer(String(address), init));

beforeEach(() => {
  vi.resetModules();
  listeners = new Map();
  asked.mockClear();
  answer = () => Response.json(user);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  vi.stubGlobal('fetch', asked);
});

const open = () => import('./session.ts');
const tokens = () => asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
const refused = (status: number, body: string) => new Response(body, { status });

function store(token = signedIn.sessionToken): void {
  localStorage.setItem('person', JSON.stringify(person));
  localStorage.setItem('sessionToken', token);
}

describe('an opened page', () => {
  it('has the stored person at once and the whole account after one call', async () => {
    store();
    const { $session, watchSession } = await open();
    expect($session.get()).toEqual({ person, user: null });
    watchSession();
    await expect.poll(() => $session.get()).toEqual({ person, user });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(tokens()).toEqual(['Bearer token-of-ada']);
  });

  it('makes no request for a guest', async () => {
    const { $session, watchSession } = await open();
    watchSession();
    expect($session.get()).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([SIGN_IN_REQUIRED, '', 'Unauthorized'])('removes the token after 401 "%s"', async (body) => {
    store();
    answer = () => refused(401, body);
    const { $session, watchSession } = await open();
    watchSession();
    await expect.poll(() => $session.get()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an aborted request', () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))],
    ['502 of a gateway', () => refused(502, 'Bad Gateway')],
    ['503 of the service', () => refused(503, 'Temporarily unavailable')],
    ['504 of a gateway', () => refused(504, '')],
    ['500 with a message', () => refused(500, 'Something went wrong')],
    ['500 without a message', () => refused(500, '')],
    ['429', () => refused(429, 'Too many requests')],
    ['403', () => refused(403, 'Access denied')],
    ['the page of a proxy', () => new Response('<h1>Hello</h1>')],
    ['JSON of another server', () => new Response('{"authenticated":false}')],
    ['an empty response', () => new Response('')],
  ])('keeps the token after %s', async (_, answering) => {
    store();
    answer = answering;
    const { $isUnreached, $session, refreshSession } = await open();
    await refreshSession();
    expect($session.get()).toEqual({ person, user: null });
    expect($isUnreached.get()).toBe(true);
    expect(localStorage.getItem('sessionToken')).toBe('token-of-ada');
    answer = () => Response.json(user);
    await refreshSession();
    expect($isUnreached.get()).toBe(false);
    expect($session.get()).toEqual({ person, user });
  });
});

describe('signing in and out', () => {
  it('stores the token and the person, and updates the stores', async () => {
    answer = () => Response.json(signedIn);
    const { $isSignedIn, $session, $userId, signIn } = await open();
    await signIn({ email: user.email, password: 'a password', isOnShared: false });
    expect([$isSignedIn.get(), $userId.get(), $session.get()]).toEqual([true, 7, { person, user }]);
    expect(localStorage.getItem('sessionToken')).toBe('token-of-ada');
    expect(JSON.parse(localStorage.getItem('person') ?? '')).toEqual(person);
  });

  it('registers with the language of the page', async () => {
    answer = () => Response.json(signedIn);
    const { register, $isSignedIn } = await open();
    await register({ email: user.email, password: 'a password', username: 'ada' });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/auth/register?lang=es');
    expect($isSignedIn.get()).toBe(true);
  });

  it('changes nothing when the server refuses to sign in', async () => {
    answer = () => refused(401, 'Email or password is incorrect');
    const { $session, signIn } = await open();
    await expect(signIn({ email: user.email, password: 'x', isOnShared: true })).rejects.toThrow(
      '401: Email or password is incorrect',
    );
    expect($session.get()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('removes the session at once and sends the old token to the server', async () => {
    store();
    let end = () => {};
    answer = () =>
      new Promise((resolve) => {
        end = () => resolve(Response.json({ success: true }));
      });
    const { $session, signOut } = await open();
    const ending = signOut();
    expect($session.get()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(tokens()).toEqual(['Bearer token-of-ada']);
    end();
    await ending;
  });

  it('clears storage on a shared computer and asks the server to forget the device', async () => {
    const heard = vi.fn();
    vi.stubGlobal('sessionStorage', fakeStorage());
    vi.stubGlobal('StorageEvent', class StorageEvent extends Event {});
    vi.stubGlobal('dispatchEvent', heard);
    answer = () => Response.json(signedIn);
    const { signIn, signOut } = await open();
    await signIn({ email: user.email, password: 'a password', isOnShared: true });
    localStorage.setItem('search-history', '["a private matter"]');
    sessionStorage.setItem('anything', 'x');
    await signOut();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(asked.mock.calls.at(-1)?.[0]).toBe('/api/auth/logout?forget=device');
    expect(heard).toHaveBeenCalledOnce();
    await signIn({ email: user.email, password: 'a password', isOnShared: false });
    localStorage.setItem('search-history', '["maps"]');
    await signOut();
    expect(Object.keys(localStorage)).toEqual(['search-history']);
    expect(asked.mock.calls.at(-1)?.[0]).toBe('/api/auth/logout');
  });

  it('aborts pending reads of the user’s own records, and no other call', async () => {
    store();
    const { api, calls, signOut } = await open();
    answer = (_, { signal }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => resolve(Response.json([])), 50);
      });
    const own = api.call(calls.getLearningDays, { params: { id: 7 } });
    const shared = api.call(calls.listConditions);
    const ending = signOut();
    await expect(own).rejects.toThrow('aborted');
    await expect(shared).resolves.toEqual([]);
    await ending;
  });

  it('removes the session when the server cannot be reached', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    store();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { $session, signOut } = await open();
    await signOut();
    expect($session.get()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('another tab', () => {
  it('changes the session of this tab when it signs in or out', async () => {
    const { $session, watchSession } = await open();
    watchSession();
    store();
    listeners.get('storage')?.({ key: 'sessionToken' });
    expect($session.get()).toEqual({ person, user: null });
    await expect.poll(() => $session.get()).toEqual({ person, user });
    localStorage.clear();
    listeners.get('storage')?.({ key: null });
    expect($session.get()).toBeNull();
    listeners.get('storage')?.({ key: 'theme' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('keeps its new session when a late response refuses the previous token', async () => {
    store();
    let answerLate = (_: Response) => {};
    answer = () =>
      new Promise((resolve) => {
        answerLate = resolve;
      });
    const { $session, refreshSession } = await open();
    const late = refreshSession();
    store('token-of-somebody-else');
    answerLate(refused(401, SIGN_IN_REQUIRED));
    await late;
    expect(localStorage.getItem('sessionToken')).toBe('token-of-somebody-else');
    expect($session.get()).not.toBeNull();
  });
});

describe('a revoked token', () => {
  it.each([
    ['kept', ''],
    ['deleted with the session after a sign-out in the CMS', '#signed-out'],
  ])('leaves the drafts %s', async (_, hash) => {
    store();
    localStorage.setItem('draft:1:7:x', '{}');
    vi.stubGlobal('location', { hash });
    const { $session, refreshSession } = await open();
    answer = () => refused(401, SIGN_IN_REQUIRED);
    await refreshSession();
    expect($session.get()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(hash ? [] : ['draft:1:7:x']);
  });

  it('is removed after any call, but not after a 401 about something else', async () => {
    store();
    const { $session, api, calls } = await open();
    answer = () => refused(401, 'The current password is incorrect');
    await expect(api.call(calls.listSessions)).rejects.toThrow();
    expect($session.get()).not.toBeNull();
    answer = () => refused(401, SIGN_IN_REQUIRED);
    await expect(api.call(calls.listSessions)).rejects.toThrow();
    expect($session.get()).toBeNull();
  });
});
