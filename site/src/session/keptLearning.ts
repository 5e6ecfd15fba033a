import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import { atom, onMount } from 'nanostores';
import { canStore, readStored, writeStored } from './storage.ts';

/** Storage key of a guest's learning, stored until they sign in; `first-paint.js` reads it too. */
export const LEARNING_KEY = 'learning';

export type GuestPath = {
  startedAt: string;
  completedAt: string | null;
  /**
   * Completed modules in the order of completion. Their points stay when the path changes. `at` (ISO 8601) is missing
   * in old entries. `tried` lists the places of the activities that the guest tried.
   */
  completed: { id: number; points: number; at?: string; tried?: number[] }[];
};

export type GuestVerdict = Verdict & { lang?: string };

export type GuestLearning = {
  paths: Record<string, GuestPath>;
  /** For each quiz: verdicts of the last and of the passed round, and the first correct verdict on each question. */
  verdicts: GuestVerdict[];
  /** Id of the round that passed, by module id; null when none is known. */
  passed: Record<string, string | null>;
};

const nothing = (): GuestLearning => ({ paths: {}, verdicts: [], passed: {} });

/** The guest's learning if the browser refused to store the last change, else null. Lasts as long as the page. */
let unstored: GuestLearning | null = null;

/** Whether the browser stored the last change; before the first change, whether it stores any value. */
export const $isStored = atom(true);

export const $guestLearning = atom<GuestLearning>(readGuestLearning());

onMount($isStored, () => {
  if (!unstored) $isStored.set(canStore());
});

onMount($guestLearning, () => {
  const follow = () => $guestLearning.set(readGuestLearning());
  const hear = ({ key }: StorageEvent) => {
    if (key === null) unstored = null;
    if (key === LEARNING_KEY || key === null) follow();
  };
  follow();
  const listening = new AbortController();
  addEventListener('storage', hear, listening);
  addEventListener('pageshow', follow, listening);
  return () => listening.abort();
});

export function readGuestLearning(): GuestLearning {
  if (unstored) return unstored;
  try {
    return { ...nothing(), ...(JSON.parse(readStored(LEARNING_KEY) ?? 'null') as Partial<GuestLearning> | null) };
  } catch {
    return nothing();
  }
}

/** Changes the guest's learning and returns it. Reads storage first, because another tab may have changed it. */
export function updateGuestLearning(how: (kept: GuestLearning) => GuestLearning): GuestLearning {
  const kept = how(readGuestLearning());
  unstored = writeStored(LEARNING_KEY, JSON.stringify(kept)) ? null : kept;
  $isStored.set(unstored === null);
  $guestLearning.set(kept);
  return kept;
}

/**
 * Deletes the stored learning. Returns false when it no longer equals `taken`, for example after a change in another
 * tab.
 */
export function deleteGuestLearning(taken: string): boolean {
  if (readStored(LEARNING_KEY) !== taken) return false;
  writeStored(LEARNING_KEY, null);
  $guestLearning.set(readGuestLearning());
  return true;
}
