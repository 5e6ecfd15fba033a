import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import { atom, onMount } from 'nanostores';
import { canStore, readStored, writeStored } from './storage.ts';

/** What a guest has learned, kept in this browser until they sign in. Looked for by first-paint.js too. */
export const KEPT_KEY = 'learning';

export type KeptPath = {
  startedAt: string;
  completedAt: string | null;
  /**
   * In the order in which they were completed; with their points, so that a path that changes takes none away, and with
   * when that was, in ISO 8601, unless it is long ago; `tried` holds places of the activities that were tried.
   */
  completed: { id: number; points: number; at?: string; tried?: number[] }[];
};

/** With the points that an account would have for it, and the code of the language that it is told in. */
export type KeptVerdict = Verdict & { lang?: string };

export type Kept = {
  paths: Record<string, KeptPath>;
  /** Of each quiz those of the last round, of the one that passed, and the first right one on each question. */
  verdicts: KeptVerdict[];
  /** By module: the round that passed. */
  passed: Record<string, string | null>;
};

const nothing = (): Kept => ({ paths: {}, verdicts: [], passed: {} });

/** Null unless the browser refused to store the last change, closed or full as its storage is. It lasts as long as the page. */
let unstored: Kept | null = null;

/** Whether the browser stores what a guest learns: false when it refused the last change, or any value before the first. */
export const $isStored = atom(true);

/** The same in every tab. */
export const $kept = atom<Kept>(readKept());

onMount($isStored, () => {
  if (!unstored) $isStored.set(canStore());
});

onMount($kept, () => {
  const follow = () => $kept.set(readKept());
  const hear = ({ key }: StorageEvent) => {
    // A key of null: all storage was cleared, as it is when a reader leaves a shared computer.
    if (key === null) unstored = null;
    if (key === KEPT_KEY || key === null) follow();
  };
  follow();
  const listening = new AbortController();
  addEventListener('storage', hear, listening);
  // A page from the back-forward cache has missed the changes of other tabs.
  addEventListener('pageshow', follow, listening);
  return () => listening.abort();
});

/** Returns the guest's learning; nothing was learned where the stored text cannot be read. */
export function readKept(): Kept {
  if (unstored) return unstored;
  try {
    return { ...nothing(), ...(JSON.parse(readStored(KEPT_KEY) ?? 'null') as Partial<Kept> | null) };
  } catch {
    return nothing();
  }
}

/** Another tab may have written since: it is read anew each time, and written in the same breath. */
export function changeKept(how: (kept: Kept) => Kept): Kept {
  const kept = how(readKept());
  unstored = writeStored(KEPT_KEY, JSON.stringify(kept)) ? null : kept;
  $isStored.set(unstored === null);
  $kept.set(kept);
  return kept;
}

/** Takes away what an account has taken over. Answers whether that was all: another tab may have brought more meanwhile. */
export function forgetKept(taken: string): boolean {
  if (readStored(KEPT_KEY) !== taken) return false;
  writeStored(KEPT_KEY, null);
  $kept.set(readKept());
  return true;
}
