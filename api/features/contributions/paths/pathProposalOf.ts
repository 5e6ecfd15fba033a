import type { PathProposal } from '../../../contracts/learning/pathProposal.ts';
import type { Contribution } from '../queries/contributions.ts';

/** What a contribution about a learning path proposes, and what it was made from; null of any other kind. */
export function pathProposalOf({
  kind,
  content,
  base,
}: Pick<Contribution, 'kind'> & { content: unknown; base: unknown }): PathProposal | null {
  return kind === 'path' || kind === 'path_translation' ? ({ kind, content, base } as PathProposal) : null;
}
