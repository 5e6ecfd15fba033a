import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage, fakeStorage, fill } from '../testing/fakeStorage.ts';
import {
  canStore,
  forgetSession,
  isKept,
  readStored,
  storedPerson,
  storedToken,
  storeSession,
  writeStored,
} from './storage.ts';

const person = { id: 7, displayName: 'Ada', role: 'user' };

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

describe('storage', () => {
  it('keeps the token and what each page has to know of the person, nothing else', () => {
    const more = { ...person, email: 'ada@example.org' };
    storeSession('token', more);
    expect(Object.entries(localStorage)).toEqual([
      ['person', JSON.stringify(person)],
      ['sessionToken', 'token'],
    ]);
    expect([storedToken(), storedPerson(), isKept()]).toEqual(['token', person, true]);
    forgetSession();
    expect([storedToken(), storedPerson(), isKept(), localStorage.length]).toEqual([null, null, false, 0]);
  });

  it('knows nobody without a token, or by what is no person', () => {
    localStorage.setItem('person', JSON.stringify(person));
    expect(storedPerson()).toBeNull();
    localStorage.setItem('sessionToken', 'token');
    localStorage.setItem('person', '{broken');
    expect(storedPerson()).toBeNull();
  });

  it.each([
    ['full, whatever it stored before', () => vi.stubGlobal('localStorage', fill(localStorage))],
    ['blocked', blockStorage],
  ])('holds a session as long as the page when it is %s', (_, refuse) => {
    storeSession('old token', { ...person, id: 8 });
    refuse();
    storeSession('token', person);
    expect([storedToken(), storedPerson(), isKept()]).toEqual(['token', person, false]);
    forgetSession();
    expect([storedToken(), storedPerson()]).toEqual([null, null]);
  });

  it.each([
    ['full', () => vi.stubGlobal('localStorage', fill(fakeStorage()))],
    ['blocked', blockStorage],
  ])('says that it stores nothing when it is %s, and throws nothing', (_, refuse) => {
    expect([canStore(), writeStored('theme', 'dark'), readStored('theme')]).toEqual([true, true, 'dark']);
    refuse();
    expect([canStore(), writeStored('theme', 'light'), readStored('theme')]).toEqual([false, false, null]);
  });

  it('leaves nothing behind when it is tried', () => {
    canStore();
    expect(localStorage.length).toBe(0);
  });
});
