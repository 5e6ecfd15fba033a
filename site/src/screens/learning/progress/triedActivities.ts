import { atom } from 'nanostores';
import { readDraft, storeDraft } from '../../../session/drafts.ts';
import { $userId } from '../../../session/session.ts';

/**
 * Places of activities, by module, that were tried or followed to their end. They survive a reload and "Start again",
 * are sent when the module is completed, and are deleted when their owner signs out.
 */
type Tried = { owner: number | null; places: Record<number, number[]> };

/** Tried activities while the page is open, also when the browser stores nothing. */
export const $tried = atom<Tried>({ owner: null, places: {} });

const draftName = (moduleId: number) => `tried:${moduleId}`;

export function readTried(moduleId: number): number[] {
  const owner = $userId.get();
  const { places } = $tried.get().owner === owner ? $tried.get() : { places: {} as Tried['places'] };
  const stored = readDraft<number[]>(draftName(moduleId), owner) ?? [];
  return [...new Set([...stored, ...(places[moduleId] ?? [])])].sort((one, other) => one - other);
}

export function storeTried(moduleId: number, place: number): void {
  const owner = $userId.get();
  const before = readTried(moduleId);
  if (before.includes(place)) return;
  const places = [...before, place];
  storeDraft(draftName(moduleId), owner, places);
  const known = $tried.get();
  $tried.set({ owner, places: { ...(known.owner === owner ? known.places : {}), [moduleId]: places } });
}
