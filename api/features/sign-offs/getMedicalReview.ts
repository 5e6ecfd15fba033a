import { z } from 'zod';
import { type Field, SIGNED_FIELDS, SIGNED_SECTIONS, type Texts } from '../../contracts/encyclopedia/fields.ts';
import {
  type CurrentSignOff,
  currentSignOffSchema,
  type MedicalReview,
  type PartReview,
  type ReviewState,
  withdrawalSchema,
} from '../../contracts/sign-offs/signOffs.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, findRow, selectRows } from '../../platform/statement.ts';
import { selectPublishedVersion } from '../encyclopedia/queries/selectPage.ts';
import { toReadable } from '../encyclopedia/toReadable.ts';
import { type TextRow, toTexts } from '../encyclopedia/toTexts.ts';
import { CURRENT_SIGN_OFF, SECTION_SIGN_OFFS } from './queries/currentSignOff.ts';
import { selectSignable } from './queries/selectSignable.ts';
import { selectSigner } from './queries/selectSigner.ts';
import { findSignOffRefusal } from './refusals.ts';

export async function getMedicalReview(
  { conditionId, actor }: { conditionId: number; actor: Actor },
  database: Database,
): Promise<MedicalReview | null> {
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
  const sections = SIGNED_SECTIONS.map(async ({ section, label, fields }) => {
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
): Promise<PartReview['changes']> {
  const before = await selectPublishedVersion(database, { conditionId, version });
  if (!before) return null;
  const names = fields.map(({ name }) => name);
  const only = (of: Texts) => Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name))) as Texts;
  const show = (of: Texts) => toReadable(only(of), new Map());
  return { from: show(before.texts), to: show(toTexts(fields, texts)) };
}

const signOffColumns = (row: string) => `${row}.id, ${row}.version::int AS version, ${row}.user_id AS "userId",
  ${row}.signer_name AS name, ${row}.credential, ${row}.signed_at AS "signedAt", ${row}.next_review_at AS "nextReviewAt",
  ${row}.has_lapsed AS "hasLapsed", ${row}.is_overdue AS "isOverdue"`;

const SIGN_OFF_CURRENT = defineStatement({
  name: 'sign-off-current',
  row: currentSignOffSchema,
  text: `SELECT ${signOffColumns('signed')},
           (SELECT min(v.created_at) FROM _conditions_v v WHERE signed.has_lapsed AND v.parent_id = c.id
              AND v.version__status = 'published' AND v.id > signed.version
              AND v.version_published_digest IS DISTINCT FROM signed.digest) AS "changedAt"
         FROM conditions c ${CURRENT_SIGN_OFF} WHERE c.id = $1`,
});

async function selectCurrent(database: Database, conditionId: number): Promise<CurrentSignOff | null> {
  const row = await findRow(database, SIGN_OFF_CURRENT, [conditionId]);
  // The LEFT JOIN yields a row of nulls when the condition was never signed.
  return row?.id ? row : null;
}

const SIGN_OFF_SECTIONS = defineStatement({
  name: 'sign-off-sections',
  row: { ...currentSignOffSchema.shape, section: z.string() },
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
  row: withdrawalSchema,
  text: `SELECT w.id, w.signer_name AS name, w.signed_at AS at, coalesce(w.note, '') AS reason, s.credential
         FROM sign_offs w JOIN sign_offs s ON s.id = w.withdraws_id
         WHERE w.condition_id = $1 AND w.id = (SELECT max(id) FROM sign_offs WHERE condition_id = $1 AND section IS NULL)`,
});

function selectWithdrawal(database: Database, conditionId: number) {
  return findRow(database, SIGN_OFF_LAST_WITHDRAWAL, [conditionId]);
}
