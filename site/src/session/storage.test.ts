import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, isKept, storedPerson, storedToken, storeSession } from './storage.ts';

const person = { id: 7, displayName: 'Ada', role: 'user' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('storage', () => {
  it('keeps the token and what each page has to know of the person, nothing else', () => {
    const more = { ...person, email: 'ada@example.org' };
    storeSession('token', more);
    expect([...kept]).toEqual([
      ['person', JSON.stringify(person)],
      ['sessionToken', 'token'],
    ]);
    expect([storedToken(), storedPerson(), isKept()]).toEqual(['token', person, true]);
    forgetSession();
    expect([storedToken(), storedPerson(), isKept(), kept.size]).toEqual([null, null, false, 0]);
  });

  it('knows nobody without a token, or by what is no person', () => {
    kept.set('person', JSON.stringify(person));
    expect(storedPerson()).toBeNull();
    kept.set('sessionToken', 'token').set('person', '{broken');
    expect(storedPerson()).toBeNull();
  });

  it('that is closed to us holds a session as long as the page', () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    storeSession('token', person);
    expect([storedToken(), storedPerson(), isKept()]).toEqual(['token', person, false]);
    forgetSession();
    expect([storedToken(), storedPerson()]).toEqual([null, null]);
  });
});
