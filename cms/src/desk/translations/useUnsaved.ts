import { useEffect, useState } from 'react';

/**
 * Stores unsaved work for this tab, because a link of the menu, a reload or an ended session would lose it. Asks before
 * the tab itself is closed.
 */
export function useUnsaved<Kept>(key: string, unsaved: Kept | null, restore: (kept: Kept) => void): void {
  const [isReady, setIsReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has loaded
  useEffect(() => {
    try {
      const kept = sessionStorage.getItem(key);
      if (kept) restore(JSON.parse(kept));
    } catch {
      // Storage is blocked, or the text is no JSON: the form begins with what is saved.
    }
    setIsReady(true);
  }, [key]);
  const text = unsaved && JSON.stringify(unsaved);
  useEffect(() => {
    if (!isReady) return;
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked or full. The effect below still asks before the tab is closed.
    }
  }, [isReady, key, text]);
  useEffect(() => {
    if (!text) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [text]);
}

/** Saves with Ctrl+S or Cmd+S, as all other forms of the admin do. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [save]);
}
