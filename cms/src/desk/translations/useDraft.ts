import type { CallOutput } from '@common-ground/api/contracts/client.ts';
import {
  answerInWords,
  discardTranslation,
  saveTranslation,
  sendTranslation,
  withdrawTranslation,
} from '@common-ground/api/contracts/translations/desk.ts';
import type { TranslationTexts } from '@common-ground/api/contracts/translations/translations.ts';
import type { TranslationEditorState } from '@common-ground/api/features/translations/getTranslation.ts';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { callApi } from '../kit/callApi.ts';
import { useAction } from '../kit/useAction.ts';
import { useUnsaved } from './useUnsaved.ts';

const SENT = 'Sent for review. Somebody else decides on it.';

type SavedDraft = CallOutput<ReturnType<typeof saveTranslation>>;
type DraftBase = { sourceRevision: number; publishedDigest: string };

/** Holds the user's draft in this tab: the typed texts, the versions that they are based on, and the actions. */
export function useDraft(desk: TranslationEditorState) {
  const router = useRouter();
  const work = desk.draft ?? desk.sent;
  const [texts, setTexts] = useState<TranslationTexts>(() => work?.content ?? {});
  const [note, setNote] = useState(desk.draft?.note ?? '');
  const [held, setHeld] = useState<DraftBase>(() => toDraftBase(desk));
  const [seen, setSeen] = useState<SavedDraft | null>(() => toSavedDraft(desk.draft));
  const [isModified, setIsModified] = useState(false);
  const { isBusy, said, setSaid, act: actOnce } = useAction();

  const { kind, source, language, draft, sent } = desk;
  const place = `${language.code}/${kind}/${source.id}`;
  const unsaved = isModified ? { texts, note, savedAt: seen?.savedAt ?? null } : null;
  useUnsaved<UnsavedDraft>(`translation ${place}`, unsaved, (kept) => {
    setTexts(kept.texts);
    setNote(kept.note);
    setIsModified(true);
    setSeen((stamp) => (stamp && kept.savedAt !== stamp.savedAt ? { ...stamp, savedAt: kept.savedAt ?? '' } : stamp));
    setSaid({ text: 'What you had typed here and not saved is back.', isError: false });
  });

  /** The draft, when another tab has saved it since this tab last loaded or saved it, else null. */
  const elsewhere = draft && draft.savedAt > (seen?.savedAt ?? '') ? draft : null;
  const now = toCurrentBase(desk);
  /** Whether the source or the published translation has changed since the versions that the draft is based on. */
  const isBehind = held.sourceRevision < now.sourceRevision || held.publishedDigest !== now.publishedDigest;
  const isLocked = Boolean(sent && sent.status !== 'changes_requested');

  /** Runs an action and loads the screen again, whether it succeeded or not. */
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await actOnce(work, done);
    router.refresh();
    return isDone;
  }

  async function store(against: DraftBase): Promise<SavedDraft> {
    const body = { texts, note, ...against, draft: elsewhere ? toSavedDraft(elsewhere) : seen?.savedAt ? seen : null };
    const params = { id: source.id, language: language.code };
    const saved = await callApi(saveTranslation(kind), { params, body });
    setSeen(saved);
    setHeld(against);
    setIsModified(false);
    return saved;
  }

  async function sendNow() {
    const { id } = isModified || !seen ? await store(held) : seen;
    await callApi(sendTranslation, { params: { id } });
    setSeen(null);
  }

  return {
    texts,
    note,
    isModified,
    isBusy,
    isLocked,
    isBehind,
    said,
    elsewhere,
    hasDraft: seen !== null,
    change(name: string, value: string | string[]) {
      setTexts((before) => ({ ...before, [name]: value }));
      setIsModified(true);
    },
    changeNote(value: string) {
      setNote(value);
      setIsModified(true);
    },
    save: () => act(() => store(held), 'Saved.'),
    /** Saves the draft as based on the current page, because the translator has compared the draft with that page. */
    holdAgainstNow: () => act(() => store(now), 'Saved: your draft is based on the current page.'),
    send: () => act(sendNow, SENT),
    /** Sends an unchanged translation as still right. Throws, so that the dialog shows the error. */
    async sendStillRight() {
      await sendNow();
      setSaid({ text: SENT, isError: false });
      router.refresh();
    },
    async discard() {
      if (!seen) return;
      const remove = () => callApi(discardTranslation, { params: { id: seen.id } });
      if (!(await act(remove, 'The draft is gone.'))) return;
      setSeen(null);
      setTexts(sent?.content ?? {});
      setNote('');
      setHeld(now);
      setIsModified(false);
    },
    async withdraw() {
      if (!sent) return;
      const withdraw = () => callApi(withdrawTranslation, { params: { id: sent.id } });
      const done = 'Withdrawn. What you had written is still here, to be saved as a draft.';
      if (await act(withdraw, done)) setIsModified(true);
    },
    async answer(reason: string) {
      if (!sent) return false;
      const send = () => callApi(answerInWords, { params: { id: sent.id }, body: { reason } });
      return act(send, 'Answered. It waits for review again.');
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;

function toSavedDraft(draft: TranslationEditorState['draft']): SavedDraft | null {
  return draft && { id: draft.id, savedAt: draft.savedAt };
}

/** Returns the versions that the draft or the sent translation is based on, else those of the page as it is shown. */
function toDraftBase(desk: TranslationEditorState): DraftBase {
  const base = (desk.draft ?? desk.sent)?.base;
  return base ? { sourceRevision: base.sourceRevision, publishedDigest: base.digest } : toCurrentBase(desk);
}

function toCurrentBase({ source, published }: TranslationEditorState): DraftBase {
  return { sourceRevision: source.revision, publishedDigest: published?.digest ?? '' };
}

/** Unsaved texts, with the time of the draft that they were typed over. */
type UnsavedDraft = { texts: TranslationTexts; note: string; savedAt: string | null };
