import type { Actor } from '../../platform/Actor.ts';
import { type Database, rowOf } from '../../platform/Database.ts';
import { CURRENT_SIGN_OFF } from './queries/currentSignOff.ts';
import { selectSignable } from './queries/selectSignable.ts';
import { selectSigner } from './queries/selectSigner.ts';
import { refusalOf } from './refusals.ts';

export type ReviewState = 'never' | 'valid' | 'overdue' | 'lapsed';

export type CurrentSignOff = {
  id: number;
  userId: number | null;
  name: string | null;
  credential: string;
  signedAt: Date;
  nextReviewAt: Date;
  hasLapsed: boolean;
  isOverdue: boolean;
  /** Of one that has lapsed: when readers first got another text. */
  changedAt: Date | null;
};

export type Withdrawal = { id: number; name: string | null; at: Date; reason: string; credential: string };

/** How a condition stands with its medical review, and what the one who asks can do about it. */
export type MedicalReviewAtDesk = {
  /** The page's name. */
  title: string;
  state: ReviewState;
  signOff: CurrentSignOff | null;
  /** The last sign-off that was taken back, where none was given since. */
  withdrawal: Withdrawal | null;
  /** Of the text that readers have. */
  version: number | null;
  /** The newest row that the state is made from. */
  seen: number | null;
  signer: { name: string; credential: string | null };
  /** Why the one who asks may not sign. */
  refusal: string | null;
  mayWithdraw: boolean;
};

/** Null where readers have no such condition. */
export async function getMedicalReview(
  { conditionId, actor }: { conditionId: number; actor: Actor },
  database: Database,
): Promise<MedicalReviewAtDesk | null> {
  const [signer, text] = await Promise.all([
    selectSigner(database, actor.id),
    selectSignable(database, { conditionId, userId: actor.id }),
  ]);
  if (!signer || !text) return null;
  const [signOff, withdrawal] = await Promise.all([
    selectCurrent(database, conditionId),
    selectWithdrawal(database, conditionId),
  ]);
  return {
    title: String(text.texts.name),
    state: stateOf(signOff),
    signOff,
    withdrawal,
    version: text.version,
    seen: text.newest,
    signer: { name: signer.name, credential: signer.credential },
    refusal: refusalOf(signer, text),
    mayWithdraw: signOff !== null && (signOff.userId === signer.id || signer.role === 'admin'),
  };
}

function stateOf(signOff: CurrentSignOff | null): ReviewState {
  if (!signOff) return 'never';
  if (signOff.hasLapsed) return 'lapsed';
  return signOff.isOverdue ? 'overdue' : 'valid';
}

async function selectCurrent(database: Database, conditionId: number): Promise<CurrentSignOff | null> {
  const row = await rowOf<CurrentSignOff | (CurrentSignOff & { id: null })>(database, {
    name: 'sign-off-current',
    text: `SELECT signed.id, signed.user_id AS "userId", signed.signer_name AS name, signed.credential,
             signed.signed_at AS "signedAt", signed.next_review_at AS "nextReviewAt",
             signed.has_lapsed AS "hasLapsed", signed.is_overdue AS "isOverdue",
             (SELECT min(v.created_at) FROM _conditions_v v WHERE signed.has_lapsed AND v.parent_id = c.id
                AND v.version__status = 'published' AND v.id > signed.version
                AND v.version_published_digest IS DISTINCT FROM signed.digest) AS "changedAt"
           FROM conditions c ${CURRENT_SIGN_OFF} WHERE c.id = $1`,
    values: [conditionId],
  });
  return row?.id ? row : null;
}

async function selectWithdrawal(database: Database, conditionId: number): Promise<Withdrawal | null> {
  return rowOf<Withdrawal>(database, {
    name: 'sign-off-last-withdrawal',
    text: `SELECT w.id, w.signer_name AS name, w.signed_at AS at, coalesce(w.note, '') AS reason, s.credential
           FROM sign_offs w JOIN sign_offs s ON s.id = w.withdraws_id
           WHERE w.condition_id = $1 AND w.id = (SELECT max(id) FROM sign_offs WHERE condition_id = $1)`,
    values: [conditionId],
  });
}
