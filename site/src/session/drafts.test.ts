import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { deleteDraft, deleteUserDrafts, onDraftsDeleted, readDraft, storeDraft } from './drafts.ts';

const ADA = 7;
const BEN = 8;
let heard: Map<string, (event: unknown) => void>;

beforeEach(() => {
  heard = new Map();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => heard.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name));
});

describe('a draft', () => {
  it('is read back unchanged, under its own name only', () => {
    expect(storeDraft('condition', ADA, { name: '<b>Ménière</b>' })).toBe(true);
    expect(readDraft('condition', ADA)).toEqual({ name: '<b>Ménière</b>' });
    expect(readDraft('edit:1:en', ADA)).toBeNull();
  });

  it('is read by its owner only', () => {
    storeDraft('condition', ADA, 'hers');
    expect(readDraft('condition', BEN)).toBeNull();
    expect(readDraft('condition', null)).toBeNull();
  });

  it('begun by a guest is read after signing in, and belongs to the user once stored again', () => {
    storeDraft('condition', null, 'begun');
    expect(readDraft('condition', ADA)).toBe('begun');
    storeDraft('condition', ADA, 'gone on');
    expect(readDraft('condition', null)).toBeNull();
    expect(readDraft('condition', ADA)).toBe('gone on');
  });

  it('is deleted together with the guest’s draft of the same name', () => {
    storeDraft('condition', null, 'guest');
    storeDraft('condition', ADA, 'hers');
    deleteDraft('condition', ADA);
    expect(localStorage.length).toBe(0);
  });

  it('is deleted when read after more than 30 days', () => {
    vi.useFakeTimers({ now: 0 });
    storeDraft('condition', null, 'old');
    vi.setSystemTime(29 * 86_400_000);
    expect(readDraft('condition', null)).toBe('old');
    vi.setSystemTime(31 * 86_400_000);
    expect(readDraft('condition', null)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each(['no JSON', '7', '[]'])('is null when storage contains %j', (text) => {
    localStorage.setItem('draft:1:guest:condition', text);
    expect(readDraft('condition', null)).toBeNull();
  });

  it('is reported as not stored, without an error, when storage is missing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storeDraft('condition', null, 'lost')).toBe(false);
    expect(readDraft('condition', null)).toBeNull();
    expect(() => deleteDraft('condition', null)).not.toThrow();
    expect(() => deleteUserDrafts(ADA)).not.toThrow();
  });
});

describe('deleteUserDrafts', () => {
  it('deletes all drafts of the user and no other', () => {
    storeDraft('condition', ADA, 1);
    storeDraft('edit:3:en', ADA, 2);
    storeDraft('condition', BEN, 3);
    storeDraft('condition', 77, 4);
    deleteUserDrafts(ADA);
    expect(Object.keys(localStorage).sort()).toEqual(['draft:1:77:condition', 'draft:1:8:condition']);
  });

  it('notifies listeners in this and other tabs until they unsubscribe', () => {
    const hear = vi.fn();
    const stop = onDraftsDeleted(hear);
    deleteUserDrafts(ADA);
    heard.get('storage')?.({ key: 'draft:1:forgotten', newValue: '8' });
    heard.get('storage')?.({ key: 'draft:1:forgotten', newValue: null });
    heard.get('storage')?.({ key: 'theme', newValue: 'dark' });
    expect(hear.mock.calls).toEqual([[ADA], [BEN]]);
    stop();
    deleteUserDrafts(ADA);
    expect(hear).toHaveBeenCalledTimes(2);
    expect(heard.has('storage')).toBe(false);
  });
});
