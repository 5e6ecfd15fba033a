import type { CrisisFinding } from './CrisisFinding.ts';

/**
 * Whether the author of a text that others read is shown the calm note before sending: for words of suicide or violence, and
 * for an emergency or poisoning that is certain.
 */
export function needsCareNote({ kind, certainty }: CrisisFinding): boolean {
  return kind === 'suicide' || kind === 'violence' || certainty === 'sure';
}

/**
 * Whether a text opens an urgent case. An emergency of the body does not: it is over before a moderator reads it, and members
 * describe their own past seizures.
 */
export function needsUrgentCase({ kind, certainty }: CrisisFinding): boolean {
  return kind === 'suicide' || kind === 'violence' || (kind === 'poison' && certainty === 'sure');
}
