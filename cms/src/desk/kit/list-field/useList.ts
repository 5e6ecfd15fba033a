import { useEffect, useRef, useState } from 'react';
import type { EntryValues } from './entries.ts';
import { type EntryColumn, findNextFocus, moveEntry, newEntry, toEntries, toPastedLines } from './entries.ts';

type Options = { value: unknown; setValue: (value: unknown) => void; columns: EntryColumn[]; maxEntries: number };
type Part = 'text' | 'up' | 'down' | 'add';

export type ListActions = ReturnType<typeof useList>;

/** Returns a list's entries and actions. Actions set the screen-reader status and, except `replace`, the focus. */
export function useList({ value, setValue, columns, maxEntries }: Options) {
  const entries = toEntries(value);
  const root = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ entry: EntryValues; index: number } | null>(null);
  const [status, setStatus] = useState('');
  const focusNext = useNextFocus(root);

  function change(next: EntryValues[], said = '') {
    setValue(next);
    setRemoved(null);
    setStatus(said);
  }

  return {
    entries,
    root,
    removed,
    status,
    add(after = entries.length - 1) {
      if (entries.length >= maxEntries) return;
      change(entries.toSpliced(after + 1, 0, newEntry(columns)));
      focusNext(after + 1, 'text');
    },
    replace(index: number, entry: EntryValues) {
      change(entries.with(index, entry));
    },
    remove(index: number) {
      const entry = entries[index];
      if (entry === undefined) return;
      const left = entries.toSpliced(index, 1);
      change(left, `Entry ${index + 1} removed. ${left.length} left.`);
      setRemoved({ entry, index });
      const neighbour = findNextFocus(index, left.length);
      focusNext(neighbour ?? 0, neighbour === null ? 'add' : 'text');
    },
    undo() {
      if (!removed) return;
      change(entries.toSpliced(removed.index, 0, removed.entry), `Entry ${removed.index + 1} is back.`);
      focusNext(removed.index, 'text');
    },
    move(index: number, by: -1 | 1) {
      const moved = moveEntry(entries, index, index + by);
      if (moved === entries) return;
      change(moved, `Now entry ${index + by + 1} of ${entries.length}.`);
      focusNext(index + by, by < 0 ? 'up' : 'down');
    },
    /** Adds several pasted lines as entries until the list is full. Returns false when it has added none. */
    pasteLines(index: number, pasted: string): boolean {
      const lines = toPastedLines(pasted);
      if (lines.length < 2) return false;
      const isEmpty = entries[index] === '';
      const kept = isEmpty ? entries.toSpliced(index, 1) : entries;
      const added = lines.slice(0, maxEntries - kept.length);
      if (added.length === 0) return false;
      const first = isEmpty ? index : index + 1;
      change(kept.toSpliced(first, 0, ...added), `${added.length} of ${lines.length} lines added as entries.`);
      focusNext(first + added.length - 1, 'text');
      return true;
    },
  };
}

/** Returns a function that focuses a part of an entry as soon as a render has added it. */
function useNextFocus(root: React.RefObject<HTMLDivElement | null>) {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const target = next.current === null ? null : root.current?.querySelector<HTMLElement>(next.current);
    if (!target) return;
    next.current = null;
    target.focus();
  });
  return (index: number, part: Part) => {
    next.current = part === 'add' ? '[data-part="add"]' : `[data-entry="${index}"] [data-part="${part}"]`;
  };
}
