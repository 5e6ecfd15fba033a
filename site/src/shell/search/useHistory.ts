import { RECENT_SEARCHES } from '@common-ground/api/contracts/limits.ts';
import { useCallback, useEffect, useState } from 'react';
import { clearHistory, HISTORY_KEY, readHistory, removeFromHistory } from './history.ts';

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
