import { fill } from '../wording/plural.ts';
import type { PostState } from './moderation.ts';

/** The reason of what the reports of several have hidden, as it is kept; readers are told it in their own language. */
export const HIDDEN_BY_REPORTS = 'hidden_by_reports';

type Gone = { state: PostState; stateReason: string | null };
type Words = { gone: Record<Exclude<PostState, 'visible'> | 'reported', string>; because: string };

/** What stands in the place of words that readers do not have, and why where somebody gave a reason. Of what they have: null. */
export function goneWords(
  { state, stateReason }: Gone,
  { gone, because }: Words,
): { text: string; reason: string | null } | null {
  if (state === 'visible') return null;
  if (stateReason === HIDDEN_BY_REPORTS) return { text: gone.reported, reason: null };
  return { text: gone[state], reason: stateReason && fill(because, { reason: stateReason }) };
}
