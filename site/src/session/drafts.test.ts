import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { forgetDraft, forgetDraftsOf, keepDraft, readDraft, whenDraftsForgotten } from './drafts.ts';

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
  it('comes back as it was kept', () => {
    expect(keepDraft('condition', ADA, { name: '<b>Ménière</b>' })).toBe(true);
    expect(readDraft('condition', ADA)).toEqual({ name: '<b>Ménière</b>' });
    expect(readDraft('edit:1:en', ADA)).toBeNull();
  });

  it('is shown to nobody but its owner', () => {
    keepDraft('condition', ADA, 'hers');
    expect(readDraft('condition', BEN)).toBeNull();
    expect(readDraft('condition', null)).toBeNull();
  });

  it('that was begun before signing in goes on afterwards, and is then its owner’s alone', () => {
    keepDraft('condition', null, 'begun');
    expect(readDraft('condition', ADA)).toBe('begun');
    keepDraft('condition', ADA, 'gone on');
    expect(readDraft('condition', null)).toBeNull();
    expect(readDraft('condition', ADA)).toBe('gone on');
  });

  it('is gone when it is forgotten', () => {
    keepDraft('condition', null, 'guest');
    keepDraft('condition', ADA, 'hers');
    forgetDraft('condition', ADA);
    expect(localStorage.length).toBe(0);
  });

  it('is not kept for longer than a month', () => {
    vi.useFakeTimers({ now: 0 });
    keepDraft('condition', null, 'old');
    vi.setSystemTime(29 * 86_400_000);
    expect(readDraft('condition', null)).toBe('old');
    vi.setSystemTime(31 * 86_400_000);
    expect(readDraft('condition', null)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each(['no JSON', '7', '[]'])('is none where the storage holds %j', (text) => {
    localStorage.setItem('draft:1:guest:condition', text);
    expect(readDraft('condition', null)).toBeNull();
  });

  it('says where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keepDraft('condition', null, 'lost')).toBe(false);
    expect(readDraft('condition', null)).toBeNull();
    expect(() => forgetDraft('condition', null)).not.toThrow();
    expect(() => forgetDraftsOf(ADA)).not.toThrow();
  });
});

describe('signing out', () => {
  it('takes all drafts of that person and no other', () => {
    keepDraft('condition', ADA, 1);
    keepDraft('edit:3:en', ADA, 2);
    keepDraft('condition', BEN, 3);
    keepDraft('condition', 77, 4);
    forgetDraftsOf(ADA);
    expect(Object.keys(localStorage).sort()).toEqual(['draft:1:77:condition', 'draft:1:8:condition']);
  });

  it('is heard by forms here and in other tabs, until they close', () => {
    const hear = vi.fn();
    const stop = whenDraftsForgotten(hear);
    forgetDraftsOf(ADA);
    heard.get('storage')?.({ key: 'draft:1:forgotten', newValue: '8' });
    heard.get('storage')?.({ key: 'draft:1:forgotten', newValue: null });
    heard.get('storage')?.({ key: 'theme', newValue: 'dark' });
    expect(hear.mock.calls).toEqual([[ADA], [BEN]]);
    stop();
    forgetDraftsOf(ADA);
    expect(hear).toHaveBeenCalledTimes(2);
    expect(heard.has('storage')).toBe(false);
  });
});
