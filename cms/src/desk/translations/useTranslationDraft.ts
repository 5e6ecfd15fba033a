import type { CallOutput } from '@common-ground/api/contracts/client.ts';
import { sendForReview } from '@common-ground/api/contracts/contributions/desk.ts';
import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import {
  discardTranslation,
  saveTranslation,
  withdrawTranslation,
} from '@common-ground/api/contracts/translations/desk.ts';
import type { TranslationState } from '@common-ground/api/features/translations/getTranslation.ts';
import { useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../kit/callApi.ts';
import { useAction } from '../kit/useAction.ts';
import { placeTyped, type TypedEntries, typedSince } from './typedEntries.ts';
import { useUnsaved } from './useUnsaved.ts';

const SENT = 'Sent for review. Somebody else decides on it.';

type SavedTexts = CallOutput<ReturnType<typeof saveTranslation>> & { typed: TypedEntries };

/** Holds the draft that all translators of a page share, with the texts that are typed in this tab and not saved. */
export function useTranslationDraft(desk: TranslationState) {
  const router = useRouter();
  const [typed, setTyped] = useState<TypedEntries>({});
  const [saved, setSaved] = useState<SavedTexts | null>(null);
  const [lost, setLost] = useState<string[]>([]);
  const { isBusy, said, setSaid, act: actOnce } = useAction();
  const { kind, collection, source, language, record, entries } = desk;
  const isModified = Object.entries(typed).some(([key, one]) => saved?.typed[key] !== one);

  /** Assigns typed texts to the current entries of the source. */
  const place = useCallback(
    (given: TypedEntries) => {
      const { placed, lost: gone } = placeTyped(given, entries);
      setTyped(placed);
      setLost((before) => [...new Set([...before, ...gone])]);
    },
    [entries],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the source has another revision, and only then
  useEffect(() => place(typed), [source.revision]);
  // Drops saved texts once the loaded record contains them. Texts typed meanwhile stay, based on the saved ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is another version, and only then
  useEffect(() => {
    if (!saved || (record?.version ?? 0) < saved.version) return;
    setTyped((now) => typedSince(now, { saved: saved.typed, entries }));
    setSaved(null);
  }, [record?.version]);
  useUnsaved(`translation ${language.code}/${kind}/${source.id}`, isModified ? typed : null, (kept) => {
    place(kept);
    setSaid({ text: 'What you had typed here and not saved is back.', isError: false });
  });

  /** Runs an action and loads the screen again, whether it succeeded or not. */
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await actOnce(work, done);
    router.refresh();
    return isDone;
  }

  const params = { id: source.id, language: language.code };

  async function store(): Promise<number | undefined> {
    const known = saved ?? record;
    if (!isModified) return known?.id;
    const texts = Object.fromEntries(Object.entries(typed).map(([key, { text }]) => [key, text]));
    const body = { texts, revision: source.revision, version: known?.version ?? null };
    const { id, version } = await callApi(saveTranslation(kind), { params, body });
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
    /** Confirms translations that stay the same although their source has changed. */
    stillRight: (given: readonly TranslatedEntry[]) => {
      for (const entry of given) touch(entry, typed[entry.key]?.text ?? entry.text);
    },
    save: () => act(store, 'Saved.'),
    /** Saves and sends the draft. Throws, so that the dialog shows the error. */
    async send(editSummary: string) {
      const id = Number(await store());
      await callApi(sendForReview(collection), { params: { id }, body: { editSummary } });
      setSaid({ text: SENT, isError: false });
      router.refresh();
    },
    /** Discards the draft, and what is typed in this tab. */
    async discard() {
      const body = { version: (saved ?? record)?.version ?? null };
      if (!(await act(() => callApi(discardTranslation(kind), { params, body }), 'The draft is gone.'))) return;
      setTyped({});
      setLost([]);
      setSaved(null);
    },
    withdraw: (id: number) =>
      act(() => callApi(withdrawTranslation, { params: { id } }), 'Withdrawn. The draft is still here.'),
  };
}

export type TranslationDraft = ReturnType<typeof useTranslationDraft>;
