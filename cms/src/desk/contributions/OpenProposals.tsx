import type { ReviewedPlace } from '@common-ground/api/features/contributions/queries/place.ts';
import { selectOpenProposals } from '@common-ground/api/features/contributions/queries/selectOpenProposals.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import type { UIFieldServerProps } from 'payload';
import { ProposalList } from './ProposalList.tsx';

/** Fields of a contribution that name the record. */
const PLACES: { [slug: string]: keyof ReviewedPlace } = {
  conditions: 'conditionId',
  'learning-paths': 'pathId',
  pages: 'pageId',
  'chat-answers': 'chatAnswerId',
};

export async function OpenProposals({ id, collectionSlug, payload, user }: UIFieldServerProps) {
  if (!id || !user) return null;
  const field = PLACES[collectionSlug];
  if (!field) return null;
  const place = { [field]: Number(id), userId: Number(user.id) };
  const proposals = await selectOpenProposals(findDatabase(payload), place);
  if (proposals.length === 0) return null;
  return (
    <section className="field-type" aria-labelledby="open-proposals">
      <h2 id="open-proposals">Others are changing this page</h2>
      <p>You can go on; reviewers see both. Look at these first:</p>
      <ProposalList proposals={proposals} />
    </section>
  );
}
