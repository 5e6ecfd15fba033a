import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import { onMount } from 'nanostores';
import { readDraft, storeDraft } from '../../../session/drafts.ts';
import { createRead, readOwnAgain, toOwnKey } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';
import { PROGRESS_CHANNEL } from '../queued.ts';

/** Progress of the signed-in user, read once and again after a change in another tab. */
export const $ownRecords = createRead<Progress[]>(toOwnKey(calls.listProgress), {
  fetcher: (_, id) => readOwnRecords(Number(id)),
});

/** Name of the draft that holds the copy. Drafts of a user are deleted when they sign out. */
const COPY = 'progress';

/** Returns the last copy when the request fails offline, so that saved modules open, quizzes too. */
async function readOwnRecords(id: number): Promise<Progress[]> {
  try {
    const records = await api.call(calls.listProgress, { params: { id } });
    // Nothing is stored for a user who signed out during the request.
    if ($userId.get() === id) storeDraft(COPY, id, records);
    return records;
  } catch (error) {
    const copy = navigator.onLine === false ? readDraft<Progress[]>(COPY, id) : null;
    if (!copy) throw error;
    return copy;
  }
}

let otherTabs: BroadcastChannel | undefined;

onMount($ownRecords, () => {
  otherTabs = new BroadcastChannel(PROGRESS_CHANNEL);
  otherTabs.onmessage = ({ data }: MessageEvent<number>) => {
    if (data === $userId.get()) readProgressAgain();
  };
  const listening = new AbortController();
  // A page from the back-forward cache has missed the changes of other tabs.
  const back = ({ persisted }: PageTransitionEvent) => persisted && readProgressAgain();
  addEventListener('pageshow', back, listening);
  return () => {
    otherTabs?.close();
    otherTabs = undefined;
    listening.abort();
  };
});

/** Puts a record that the API has just returned into the store, and notifies other tabs. */
export function putOwnRecord(record: Progress): void {
  // `value`, because `get()` would start a request on a page that does not show the progress.
  const known = $ownRecords.value?.data;
  if (known) $ownRecords.mutate([...known.filter(({ pathId }) => pathId !== record.pathId), record]);
  notifyOtherTabs();
}

export function readProgressAgain(): void {
  readOwnAgain(calls.listProgress);
}

function notifyOtherTabs(): void {
  const channel = otherTabs ?? new BroadcastChannel(PROGRESS_CHANNEL);
  channel.postMessage($userId.get());
  if (channel !== otherTabs) channel.close();
}
