import type { SignOff } from '@common-ground/api/contracts/sign-offs/signOffs.ts';
import { getMedicalReview } from '@common-ground/api/features/sign-offs/getMedicalReview.ts';
import { asSeeder } from '@common-ground/cms/src/payload/testing/asSeeder.ts';
import type { DeskAnswer, Member, ReviewServer } from '../../contributions/support/openReviewServer.ts';

export function signing(server: ReviewServer, pageNow: () => number) {
  const { post } = server.atDesk;
  const reviewAt = async (who: Member) => {
    const review = await getMedicalReview({ conditionId: pageNow(), actor: { id: who.id, role: '' } }, server.pool);
    if (!review) throw new Error(`Readers have no condition ${pageNow()}`);
    return review;
  };
  return {
    reviewAt,
    stateOf: async () => (await reviewAt(server.people.reviewer)).state,
    /** Signs as the panel does, with the version and `seen` that it showed. */
    async sign(who: Member, changes: object = {}): Promise<DeskAnswer> {
      const { version, seen } = await reviewAt(who);
      return post(who, `/conditions/${pageNow()}/sign-off`, { version, seen, ...changes });
    },
    withdraw: (who: Member, id: number, reason = 'Signed by mistake.') =>
      post(who, `/sign-offs/${id}/withdraw`, { reason }),
    listed: async () => (await server.call('GET', `/api/conditions/${pageNow()}/sign-offs`)).body as SignOff[],
    update: (data: object) => server.payload.update({ collection: 'conditions', id: pageNow(), data, ...asSeeder }),
    async publishEdit(texts: object, changes: object = {}): Promise<void> {
      await server.publish((await server.approved(server.people.author, pageNow(), texts, changes)).id);
    },
  };
}
