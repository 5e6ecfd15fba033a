/** Key of the permit to publish reviewed texts, in the context of Payload's request. No client can set the context. */
export const PERMIT = 'publishPermit';

export type PublishPermit =
  | {
      by: 'review';
      /** Null for a guest and for a deleted account. */
      authorId: number | null;
      reviewerId: number | null;
      /** Main record before the write, without newer drafts. Null for a new record. */
      before: Record<string, unknown> | null;
      /** Revision of the source that a translation was made from. For a learning path, an edition of the source. */
      sourceRevision?: number;
      emergencyReason: string | null;
    }
  /** For a flag that is no text, such as the protection of a page. */
  | { by: 'flag'; personId: number | null }
  | { by: 'seed' };

export function findPermit(context: Record<string, unknown>): PublishPermit | undefined {
  return context[PERMIT] as PublishPermit | undefined;
}
