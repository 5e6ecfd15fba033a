import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSearch } from '../../components/search-form/keepSearchText.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { clearHistory, HISTORY_KEY, readHistory, removeFromHistory } from './useHistory.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

describe('recent searches', () => {
  it('are newest first, at most ten, and without duplicates in another case', () => {
    for (const term of ['one', 'two', 'One']) rememberSearch(term);
    expect(readHistory()).toEqual(['One', 'two']);
    for (let count = 1; count <= 12; count++) rememberSearch(`term ${count}`);
    expect(readHistory()).toHaveLength(10);
    expect(readHistory()[0]).toBe('term 12');
    expect(JSON.parse(localStorage[HISTORY_KEY])).toHaveLength(10);
  });

  it('are deleted one by one or all at once', () => {
    for (const term of ['one', 'two', 'three']) rememberSearch(term);
    removeFromHistory('TWO');
    expect(readHistory()).toEqual(['three', 'one']);
    clearHistory();
    expect(readHistory()).toEqual([]);
    expect(HISTORY_KEY in localStorage).toBe(false);
  });

  it.each(['not json', '{}', 'null', '"text"', '[1, null, {"a": 1}, ["x"]]', '["  ", ""]'])(
    'are empty when %s is stored',
    (value) => {
      localStorage[HISTORY_KEY] = value;
      expect(readHistory()).toEqual([]);
      rememberSearch('new');
      expect(readHistory()).toEqual(['new']);
    },
  );

  it('contain the valid entries of a partly invalid list', () => {
    localStorage[HISTORY_KEY] = JSON.stringify([' Autism ', 7, 'autism', 'ADHD', null]);
    expect(readHistory()).toEqual(['Autism', 'ADHD']);
  });

  it('are empty when storage is blocked, and changing them does not fail', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readHistory()).toEqual([]);
    expect(() => rememberSearch('new')).not.toThrow();
    expect(() => removeFromHistory('new')).not.toThrow();
  });
});
