import type { CrisisFinding } from './CrisisFinding.ts';

/**
 * Returns whether the author of a text that others read sees the note before sending: for suicide or violence at either
 * certainty, for an emergency or a poisoning only when it is sure.
 */
export function needsCareNote({ kind, certainty }: CrisisFinding): boolean {
  return kind === 'suicide' || kind === 'violence' || certainty === 'sure';
}

/**
 * Returns whether a text opens an urgent case: for suicide, violence and a sure poisoning. An emergency of the body
 * opens none: it is over before a moderator reads it, and members describe their own past seizures.
 */
export function needsUrgentCase({ kind, certainty }: CrisisFinding): boolean {
  return kind === 'suicide' || kind === 'violence' || (kind === 'poison' && certainty === 'sure');
}
