import { RECENT_SEARCHES, RECENT_SEARCHES_KEPT } from '@common-ground/api/contracts/limits.ts';
import { useCallback, useEffect, useState } from 'react';

export type SearchHistory = { recent: string[]; remove: (term: string) => void; clear: () => void };

/** The recent searches that are shown, followed in every open tab. `isOpen`: read anew, a search may have been added. */
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

/** Written by `search-form/keepSearchText.ts` too, which stands in every page. */
export const HISTORY_KEY = 'search-history';

/** Recent searches, newest first. Whatever else may be stored under the name is left aside. */
export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(HISTORY_KEY) ?? '[]');
    return Array.isArray(stored) ? withoutDoubles(stored) : [];
  } catch {
    // Not JSON, or storage is closed to us.
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
    // Storage is closed to us, and then nothing was kept either.
  }
}

function withoutDoubles(stored: unknown[]): string[] {
  const terms: string[] = [];
  for (const value of stored) {
    const term = typeof value === 'string' ? value.trim() : '';
    if (term && !terms.some((kept) => isSame(kept, term))) terms.push(term);
  }
  return terms.slice(0, RECENT_SEARCHES_KEPT);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
