import { z } from 'zod';
import { type Field, SIGNED_FIELDS, SIGNED_SECTIONS, type Texts } from '../../contracts/encyclopedia/fields.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, findRow, type RowFrom, selectRows } from '../../platform/statement.ts';
import { selectPublishedVersion } from '../encyclopedia/queries/selectPage.ts';
import { type ReadableTexts, toReadable } from '../encyclopedia/toReadable.ts';
import { type TextRow, toTexts } from '../encyclopedia/toTexts.ts';
import { CURRENT_SIGN_OFF, SECTION_SIGN_OFFS } from './queries/currentSignOff.ts';
import { selectSignable } from './queries/selectSignable.ts';
import { selectSigner } from './queries/selectSigner.ts';
import { findSignOffRefusal } from './refusals.ts';

export type ReviewState = 'never' | 'valid' | 'overdue' | 'lapsed';

export type ChangesSince = { from: ReadableTexts; to: ReadableTexts };
export type PartReview = {
  section: string;
  label: string;
  state: ReviewState;
  signOff: CurrentSignOff | null;
  changes: ChangesSince | null;
  mayWithdraw: boolean;
};

export type MedicalReviewForEditor = {
  title: string;
  state: ReviewState;
  signOff: CurrentSignOff | null;
  /** Null unless the sign-off has lapsed and its version is stored. */
  changes: ChangesSince | null;
  sections: PartReview[];
  /** Last withdrawal of a sign-off of the whole page. Null without one, and when another sign-off followed. */
  withdrawal: Withdrawal | null;
  version: number | null;
  /** Id of the newest sign-off or withdrawal. Sent back when signing, to detect later ones. */
  seen: number | null;
  signer: { name: string; credential: string | null };
  refusal: string | null;
  mayWithdraw: boolean;
};

export async function getMedicalReview(
  { conditionId, actor }: { conditionId: number; actor: Actor },
  database: Database,
): Promise<MedicalReviewForEditor | null> {
  const [signer, text] = await Promise.all([
    selectSigner(database, { userId: actor.id }),
    selectSignable(database, { conditionId, userId: actor.id }),
  ]);
  if (!signer || !text) return null;
  const [signOff, parts, withdrawal] = await Promise.all([
    selectCurrent(database, conditionId),
    selectSections(database, conditionId),
    selectWithdrawal(database, conditionId),
  ]);
  const mayWithdraw = (signed: CurrentSignOff | null) =>
    signed !== null && (signed.userId === signer.id || signer.role === 'admin');
  const since = (signed: CurrentSignOff | null, fields: readonly Field[]) =>
    signed?.hasLapsed
      ? selectChangesSince(database, { conditionId, version: signed.version, fields, texts: text.texts })
      : null;
  const sections = SIGNED_SECTIONS.map(async ({ section, label, fields }): Promise<PartReview> => {
    const signed = parts.find((part) => part.section === section) ?? null;
    return {
      section,
      label,
      state: toReviewState(signed),
      signOff: signed,
      changes: await since(signed, fields),
      mayWithdraw: mayWithdraw(signed),
    };
  });
  return {
    title: String(text.texts.name),
    state: toReviewState(signOff),
    signOff,
    changes: await since(signOff, SIGNED_FIELDS),
    sections: await Promise.all(sections),
    withdrawal,
    version: text.version,
    seen: text.newest,
    signer: { name: signer.name, credential: signer.credential },
    refusal: findSignOffRefusal(signer, text),
    mayWithdraw: mayWithdraw(signOff),
  };
}

function toReviewState(signOff: CurrentSignOff | null): ReviewState {
  if (!signOff) return 'never';
  if (signOff.hasLapsed) return 'lapsed';
  return signOff.isOverdue ? 'overdue' : 'valid';
}

async function selectChangesSince(
  database: Database,
  {
    conditionId,
    version,
    fields,
    texts,
  }: { conditionId: number; version: number; fields: readonly Field[]; texts: TextRow },
): Promise<ChangesSince | null> {
  const before = await selectPublishedVersion(database, { conditionId, version });
  if (!before) return null;
  const names = fields.map(({ name }) => name);
  const only = (of: Texts) => Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name))) as Texts;
  const show = (of: Texts) => toReadable(only(of), new Map());
  return { from: show(before.texts), to: show(toTexts(fields, texts)) };
}

const SIGN_OFF = {
  id: z.number(),
  version: z.number(),
  userId: z.number().nullable(),
  name: z.string().nullable(),
  credential: z.string(),
  signedAt: z.date(),
  nextReviewAt: z.date(),
  hasLapsed: z.boolean(),
  isOverdue: z.boolean(),
  /** Time when another text was first published. Null unless the sign-off is of the whole page and has lapsed. */
  changedAt: z.date().nullable(),
};
const signOffColumns = (row: string) => `${row}.id, ${row}.version::int AS version, ${row}.user_id AS "userId",
  ${row}.signer_name AS name, ${row}.credential, ${row}.signed_at AS "signedAt", ${row}.next_review_at AS "nextReviewAt",
  ${row}.has_lapsed AS "hasLapsed", ${row}.is_overdue AS "isOverdue"`;

const SIGN_OFF_CURRENT = defineStatement({
  name: 'sign-off-current',
  row: SIGN_OFF,
  text: `SELECT ${signOffColumns('signed')},
           (SELECT min(v.created_at) FROM _conditions_v v WHERE signed.has_lapsed AND v.parent_id = c.id
              AND v.version__status = 'published' AND v.id > signed.version
              AND v.version_published_digest IS DISTINCT FROM signed.digest) AS "changedAt"
         FROM conditions c ${CURRENT_SIGN_OFF} WHERE c.id = $1`,
});

export type CurrentSignOff = RowFrom<typeof SIGN_OFF_CURRENT>;

async function selectCurrent(database: Database, conditionId: number): Promise<CurrentSignOff | null> {
  const row = await findRow(database, SIGN_OFF_CURRENT, [conditionId]);
  // The LEFT JOIN yields a row of nulls when the condition was never signed.
  return row?.id ? row : null;
}

const SIGN_OFF_SECTIONS = defineStatement({
  name: 'sign-off-sections',
  row: { ...SIGN_OFF, section: z.string() },
  text: `SELECT part.section, ${signOffColumns('part')}, NULL::timestamptz AS "changedAt"
         FROM conditions c CROSS JOIN LATERAL (${SECTION_SIGN_OFFS}) part WHERE c.id = $1`,
});

async function selectSections(
  database: Database,
  conditionId: number,
): Promise<(CurrentSignOff & { section: string })[]> {
  return selectRows(database, SIGN_OFF_SECTIONS, [conditionId]);
}

const SIGN_OFF_LAST_WITHDRAWAL = defineStatement({
  name: 'sign-off-last-withdrawal',
  row: { id: z.number(), name: z.string().nullable(), at: z.date(), reason: z.string(), credential: z.string() },
  text: `SELECT w.id, w.signer_name AS name, w.signed_at AS at, coalesce(w.note, '') AS reason, s.credential
         FROM sign_offs w JOIN sign_offs s ON s.id = w.withdraws_id
         WHERE w.condition_id = $1 AND w.id = (SELECT max(id) FROM sign_offs WHERE condition_id = $1 AND section IS NULL)`,
});

export type Withdrawal = RowFrom<typeof SIGN_OFF_LAST_WITHDRAWAL>;

async function selectWithdrawal(database: Database, conditionId: number): Promise<Withdrawal | null> {
  return findRow(database, SIGN_OFF_LAST_WITHDRAWAL, [conditionId]);
}
