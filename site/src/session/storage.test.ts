import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage, fakeStorage, toFullStorage } from '../testing/fakeStorage.ts';
import {
  canStore,
  deleteStoredSession,
  isSessionStored,
  readStored,
  storedPerson,
  storedToken,
  storeSession,
  writeStored,
} from './storage.ts';

const person = { id: 7, displayName: 'Ada', role: 'user' };

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

describe('storage', () => {
  it('stores the token and the person’s id, name and role, and deletes them', () => {
    const more = { ...person, email: 'ada@example.org' };
    storeSession('token', more);
    expect(Object.entries(localStorage)).toEqual([
      ['person', JSON.stringify(person)],
      ['sessionToken', 'token'],
    ]);
    expect([storedToken(), storedPerson(), isSessionStored()]).toEqual(['token', person, true]);
    deleteStoredSession();
    expect([storedToken(), storedPerson(), isSessionStored(), localStorage.length]).toEqual([null, null, false, 0]);
  });

  it('returns no person without a token, or when the stored text is not JSON', () => {
    localStorage.setItem('person', JSON.stringify(person));
    expect(storedPerson()).toBeNull();
    localStorage.setItem('sessionToken', 'token');
    localStorage.setItem('person', '{broken');
    expect(storedPerson()).toBeNull();
  });

  it.each([
    ['full', () => vi.stubGlobal('localStorage', toFullStorage(localStorage))],
    ['blocked', blockStorage],
  ])('keeps a session in memory when it is %s', (_, refuse) => {
    storeSession('old token', { ...person, id: 8 });
    refuse();
    storeSession('token', person);
    expect([storedToken(), storedPerson(), isSessionStored()]).toEqual(['token', person, false]);
    deleteStoredSession();
    expect([storedToken(), storedPerson()]).toEqual([null, null]);
  });

  it.each([
    ['full', () => vi.stubGlobal('localStorage', toFullStorage(fakeStorage()))],
    ['blocked', blockStorage],
  ])('reports refused values without an error when it is %s', (_, refuse) => {
    expect([canStore(), writeStored('theme', 'dark'), readStored('theme')]).toEqual([true, true, 'dark']);
    refuse();
    expect([canStore(), writeStored('theme', 'light'), readStored('theme')]).toEqual([false, false, null]);
  });

  it('contains nothing after canStore', () => {
    canStore();
    expect(localStorage.length).toBe(0);
  });
});
