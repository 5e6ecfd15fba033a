import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import { onMount } from 'nanostores';
import { keepDraft, readDraft } from '../../../session/drafts.ts';
import { createRead, readAgain } from '../../../session/reads.ts';
import { $userId, api, calls } from '../../../session/session.ts';

const OF_USERS = '/api/users/';
const PROGRESS = '/progress';
/** Tells other tabs that somebody's progress has changed: their id. */
const CHANNEL = 'learning';

/** How far whoever is signed in has come: asked for once, the same in every tab. */
export const $ownRecords = createRead<Progress[]>([OF_USERS, $userId, PROGRESS], {
  fetcher: (_, id) => readOwn(Number(id)),
});

/** In a draft of theirs: it goes when they sign out. */
const COPY = 'progress';

/** Without a line what was read last, so that what is saved for offline opens, quizzes too. */
async function readOwn(id: number): Promise<Progress[]> {
  try {
    const records = await api.call(calls.listProgress, { params: { id } });
    // A user who signed out meanwhile leaves nothing in this browser.
    if ($userId.get() === id) keepDraft(COPY, id, records);
    return records;
  } catch (error) {
    const copy = navigator.onLine === false ? readDraft<Progress[]>(COPY, id) : null;
    if (!copy) throw error;
    return copy;
  }
}

let otherTabs: BroadcastChannel | undefined;

onMount($ownRecords, () => {
  otherTabs = new BroadcastChannel(CHANNEL);
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

/** A record as a call has just answered it. */
export function changeOwn(record: Progress): void {
  // As it stands: asking for it would read it where nobody does yet.
  const known = $ownRecords.value?.data;
  if (known) $ownRecords.mutate([...known.filter(({ pathId }) => pathId !== record.pathId), record]);
  tellOtherTabs();
}

export function readProgressAgain(): void {
  readAgain((key) => key.startsWith(OF_USERS) && key.endsWith(PROGRESS));
}

function tellOtherTabs(): void {
  const channel = otherTabs ?? new BroadcastChannel(CHANNEL);
  channel.postMessage($userId.get());
  if (channel !== otherTabs) channel.close();
}
