import type { TranslatedEntry } from '@common-ground/api/contracts/learning/translatedEntries.ts';
import type { PathTranslationDesk } from '@common-ground/api/features/translations/getPathTranslation.ts';
import { useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useState } from 'react';
import { post, useAction } from '../../kit/call.ts';
import { useUnsaved } from '../useUnsaved.ts';
import { placeTyped, type TypedEntries, typedSince } from './typedEntries.ts';

const SENT = 'Sent for review. Somebody else decides on it.';

/** The draft that all who translate the path work on, with what is typed in this tab and not saved. */
export function usePathDraft(desk: PathTranslationDesk) {
  const router = useRouter();
  const [typed, setTyped] = useState<TypedEntries>({});
  const [saved, setSaved] = useState<{ id: number; version: number; typed: TypedEntries } | null>(null);
  const [lost, setLost] = useState<string[]>([]);
  const { isBusy, said, setSaid, act: actOnce } = useAction();
  const { source, language, record, entries } = desk;
  const isModified = Object.entries(typed).some(([key, one]) => saved?.typed[key] !== one);

  /** What was typed goes to where the path has it now. */
  const place = useCallback(
    (given: TypedEntries) => {
      const { placed, lost: gone } = placeTyped(given, entries);
      setTyped(placed);
      setLost((before) => [...new Set([...before, ...gone])]);
    },
    [entries],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the path has another edition, and only then
  useEffect(() => place(typed), [source.edition]);
  // What was saved stays until it has come back, and what was typed of it meanwhile goes on from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is another version, and only then
  useEffect(() => {
    if (!saved || (record?.version ?? 0) < saved.version) return;
    setTyped((now) => typedSince(now, { saved: saved.typed, entries }));
    setSaved(null);
  }, [record?.version]);
  useUnsaved(`translation ${language.code}/path/${source.id}`, isModified ? typed : null, (kept) => {
    place(kept);
    setSaid({ text: 'What you had typed here and not saved is back.', isError: false });
  });

  /** Whatever came of it, what the server knows now is shown. */
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await actOnce(work, done);
    router.refresh();
    return isDone;
  }

  async function store(): Promise<number | undefined> {
    const known = saved ?? record;
    if (!isModified) return known?.id;
    const texts = Object.fromEntries(Object.entries(typed).map(([key, { text }]) => [key, text]));
    const body = { texts, edition: source.edition, version: known?.version ?? null };
    const place = `/contributions/translations/${language.code}/path/${source.id}`;
    const { id, version } = await post<{ id: number; version: number }>(place, body);
    setSaved({ id, version, typed });
    return id;
  }

  const touch = useCallback(
    (entry: TranslatedEntry, text: string) =>
      setTyped((before) => {
        const over = before[entry.key]?.over ?? entry.text;
        return { ...before, [entry.key]: { text, source: entry.source, over } };
      }),
    [],
  );

  return {
    typed,
    lost,
    isModified,
    isBusy,
    said,
    change: touch,
    /** Entries whose translation stays as it is, though their source says something else by now. */
    stillRight: (given: readonly TranslatedEntry[]) => {
      for (const entry of given) touch(entry, typed[entry.key]?.text ?? entry.text);
    },
    save: () => act(store, 'Saved.'),
    /** What goes wrong is said where it was asked. */
    async send(editSummary: string) {
      const id = await store();
      await post(`/learning-path-translations/${id}/send-for-review`, { editSummary });
      setSaid({ text: SENT, isError: false });
      router.refresh();
    },
    withdraw: (id: number) =>
      act(() => post(`/contributions/own/${id}/withdraw`), 'Withdrawn. The draft is still here.'),
  };
}

export type PathDraft = ReturnType<typeof usePathDraft>;
