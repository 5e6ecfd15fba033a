import { useEffect } from 'react';

/** Ctrl+S, or Cmd+S: what saves in every other form of the admin. */
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
