import { selectOpenProposals } from '@common-ground/api/features/contributions/queries/selectOpenProposals.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import type { UIFieldServerProps } from 'payload';
import { ProposalList } from './ProposalList.tsx';

export async function OpenProposals({ id, collectionSlug, payload, user }: UIFieldServerProps) {
  if (!id || !user) return null;
  const proposals = await selectOpenProposals(findDatabase(payload), {
    conditionId: collectionSlug === 'conditions' ? Number(id) : null,
    pathId: collectionSlug === 'learning-paths' ? Number(id) : null,
    categoryId: null,
    languageId: null,
    userId: Number(user.id),
  });
  if (proposals.length === 0) return null;
  return (
    <section className="field-type" aria-labelledby="open-proposals">
      <h2 id="open-proposals">Others are changing this page</h2>
      <p>You can go on; reviewers see both. Look at these first:</p>
      <ProposalList proposals={proposals} />
    </section>
  );
}
