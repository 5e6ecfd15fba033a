import { MAX_STORED_SEARCHES, RECENT_SEARCHES } from '@common-ground/api/contracts/limits.ts';
import { useCallback, useEffect, useState } from 'react';

export type SearchHistory = { recent: string[]; remove: (term: string) => void; clear: () => void };

/** Returns the recent searches to show, follows other tabs, and reads them again when `isOpen` becomes true. */
export function useHistory(isOpen: boolean): SearchHistory {
  const [terms, setTerms] = useState<string[]>([]);
  const reread = useCallback(() => setTerms(readHistory()), []);
  useEffect(() => {
    if (isOpen) reread();
  }, [isOpen, reread]);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === HISTORY_KEY || key === null) reread();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [reread]);
  const change = (write: () => void) => {
    write();
    reread();
  };
  return {
    recent: terms.slice(0, RECENT_SEARCHES),
    remove: (term) => change(() => removeFromHistory(term)),
    clear: () => change(clearHistory),
  };
}

/** Storage key, also written by `search-form/keepSearchText.ts`, which every page has. */
export const HISTORY_KEY = 'search-history';

/** Returns recent searches, newest first. Ignores stored values that are invalid. */
export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(HISTORY_KEY) ?? '[]');
    return Array.isArray(stored) ? withoutDoubles(stored) : [];
  } catch {
    // Storage is blocked or contains no JSON.
    return [];
  }
}

export function removeFromHistory(term: string): void {
  write(readHistory().filter((kept) => !isSame(kept, term)));
}

export function clearHistory(): void {
  write([]);
}

function write(terms: string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(HISTORY_KEY, JSON.stringify(terms));
    else localStorage.removeItem(HISTORY_KEY);
  } catch {
    // Storage is full or blocked: the stored history stays as it was.
  }
}

function withoutDoubles(stored: unknown[]): string[] {
  const terms: string[] = [];
  for (const value of stored) {
    const term = typeof value === 'string' ? value.trim() : '';
    if (term && !terms.some((kept) => isSame(kept, term))) terms.push(term);
  }
  return terms.slice(0, MAX_STORED_SEARCHES);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
