/**
 * What lets a write put a condition or a translation before readers. It stands in the context of Payload's request, which
 * nobody can send: the review operation sets it, and the seeder says that it is one. Having overridden access is no permit.
 */
export const PERMIT = 'publishPermit';

export type PublishPermit =
  | {
      by: 'review';
      /** Whose text it is; null of somebody without an account. */
      authorId: number | null;
      reviewerId: number | null;
      /** What readers have now, past any draft on top of it; null where there is nothing yet. */
      before: Record<string, unknown> | null;
      /** Of a translation: the revision of the source that it was made from. */
      sourceRevision?: number;
      emergencyReason: string | null;
    }
  /** Who may propose is changed, and no text. */
  | { by: 'protection'; personId: number }
  | { by: 'seed' };

export function permitOf(context: Record<string, unknown>): PublishPermit | undefined {
  return context[PERMIT] as PublishPermit | undefined;
}
