import type { Certainty } from '../CrisisFinding.ts';
import type { AnySlot } from '../slots/compileLists.ts';
import type { Match } from './matchFrames.ts';

/** Slots in a match's sentences (`own`) and window (`near`), and whether the sentences open with a question. */
export type Surroundings = { own: ReadonlySet<AnySlot>; near: ReadonlySet<AnySlot>; asksFirst: boolean };

const PERSONS = ['kin', 'child', 'infant', 'i', 'me', 'he', 'partner'] as const;

/** Returns the certainty of a match in its surroundings; null when they make it harmless. */
export function judgeMatch(
  { frame: { kind, certainty } }: Match,
  { own, near, asksFirst }: Surroundings,
): Certainty | null {
  const lowered = certainty === 'sure' ? 'maybe' : null;
  const isMine = own.has('me') || own.has('i');
  const isClose = PERSONS.some((slot) => own.has(slot));
  const isUrgent = own.has('help') || near.has('help');
  if (near.has('pet') && !near.has('kin') && !near.has('child') && !own.has('i')) return null;
  if (own.has('fine')) return lowered;
  if (kind === 'emergency' || kind === 'poison') {
    if (own.has('ago') || own.has('yearsAgo')) return isUrgent ? lowered : null;
    if (own.has('topic')) return isUrgent && isClose ? lowered : null;
    if (asksFirst || own.has('condition')) return isClose && !own.has('topic') ? lowered : null;
    return certainty;
  }
  if (own.has('topic')) return isMine ? lowered : null;
  if (asksFirst && !isMine) return lowered;
  if (own.has('ago') || own.has('yearsAgo')) return lowered;
  return certainty;
}
