import { fill } from '../wording/plural.ts';
import type { PostState } from './moderation.ts';

/** Stored reason of a post that was hidden because of reports. Readers see a text in their language instead. */
export const HIDDEN_BY_REPORTS = 'hidden_by_reports';

type Gone = { state: PostState; stateReason: string | null };
type Words = { gone: Record<Exclude<PostState, 'visible'> | 'reported', string>; because: string };

/** Returns the text that replaces a post, with a moderator's reason if there is one; null for a visible post. */
export function findPlaceholder(
  { state, stateReason }: Gone,
  { gone, because }: Words,
): { text: string; reason: string | null } | null {
  if (state === 'visible') return null;
  if (stateReason === HIDDEN_BY_REPORTS) return { text: gone.reported, reason: null };
  return { text: gone[state], reason: stateReason && fill(because, { reason: stateReason }) };
}
