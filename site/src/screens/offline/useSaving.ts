import { useEffect, useRef, useState } from 'react';
import type { SavedItem } from '../../session/offline/database.ts';
import { isSlowConnection } from '../../session/offline/isSlowConnection.ts';
import { estimateSize } from '../../session/offline/saved/estimateSize.ts';
import { askToPersist, isPersisted } from '../../session/offline/saved/persistence.ts';
import { type SaveFailure, toSaveError } from '../../session/offline/saved/SaveError.ts';
import { $saved, readSaved, removeItems } from '../../session/offline/saved/savedItems.ts';
import { type SaveTarget, savedKey } from '../../session/offline/saved/savedKey.ts';
import { saveItem } from '../../session/offline/saved/saveItem.ts';

export type SavingState =
  | { phase: 'reading' }
  /** `size` in bytes: undefined while it is estimated, null when it is not known. */
  | { phase: 'asking'; size: number | null | undefined }
  | { phase: 'saving'; done: number; all: number }
  | { phase: 'saved'; item: SavedItem; isPersisted: boolean | null; isNew: boolean }
  | { phase: 'failed'; reason: SaveFailure }
  | { phase: 'removed' };

/** Saves an item on mount unless it is saved already. Asks first for a whole language, or on a slow connection. */
export function useSaving(target: SaveTarget) {
  const [state, setState] = useState<SavingState>({ phase: 'reading' });
  const stopping = useRef(new AbortController());

  async function begin(): Promise<void> {
    try {
      const item = (await readSaved()).find(({ key }) => key === savedKey(target));
      if (item) setState({ phase: 'saved', item, isPersisted: await isPersisted(), isNew: false });
      else if (target.kind === 'language' || isSlowConnection()) await ask();
      else await save();
    } catch (error) {
      // The database does not open, so that nothing can be saved.
      console.warn('The list of saved items could not be read.', error);
      setState({ phase: 'failed', reason: 'closed' });
    }
  }

  async function ask(): Promise<void> {
    setState({ phase: 'asking', size: undefined });
    const size = await estimateSize(target, stopping.current.signal).catch(() => null);
    // The reader may have confirmed or cancelled before the size was known.
    setState((now) => (now.phase === 'asking' ? { phase: 'asking', size } : now));
  }

  async function save(): Promise<void> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setState({ phase: 'saving', done: 0, all: 0 });
    const onProgress = (done: number, all: number) => setState({ phase: 'saving', done, all });
    try {
      const isFirst = ($saved.get() ?? []).length === 0;
      const item = await saveItem(target, { signal, onProgress });
      const promise = await (isFirst ? askToPersist() : isPersisted());
      setState({ phase: 'saved', item, isPersisted: promise, isNew: true });
    } catch (error) {
      setState({ phase: 'failed', reason: toSaveError(error, signal).reason });
    }
  }

  async function remove(): Promise<void> {
    await removeItems([savedKey(target)]);
    setState({ phase: 'removed' });
  }

  useEffect(() => {
    void begin();
    return () => stopping.current.abort();
  }, []);
  return {
    state,
    save,
    stop: () => stopping.current.abort(),
    cancel: () => setState({ phase: 'failed', reason: 'stopped' }),
    remove,
  };
}
