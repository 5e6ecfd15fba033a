import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage, fakeStorage } from '../testing/fakeStorage.ts';
import { recordEndedSession, takeResumedForm } from './resumedForm.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));

describe('a form whose session ended', () => {
  it('opens once by the name of its draft, and no other form opens', () => {
    recordEndedSession('talk-3');
    expect(takeResumedForm('talk-4')).toBe(false);
    expect(takeResumedForm('talk-3')).toBe(true);
    expect(takeResumedForm('talk-3')).toBe(false);
  });

  it('stays closed after more than half an hour', () => {
    vi.useFakeTimers({ now: 0 });
    recordEndedSession('talk-3');
    vi.setSystemTime(31 * 60_000);
    expect(takeResumedForm('talk-3')).toBe(false);
  });

  it('stays closed without an error when storage is blocked or contains another text', () => {
    sessionStorage.setItem('resumed-form', 'nonsense');
    expect(takeResumedForm('talk-3')).toBe(false);
    blockStorage();
    recordEndedSession('talk-3');
    expect(takeResumedForm('talk-3')).toBe(false);
  });
});
