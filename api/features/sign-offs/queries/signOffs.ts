import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, type RowFrom } from '../../../platform/statement.ts';

type NewSignOff = {
  conditionId: number;
  section: string | null;
  title: string;
  userId: number;
  signerName: string;
  credential: string;
  digest: string;
  version: number;
  months: number;
  note: string;
};

const SIGN_OFF_INSERT = defineStatement({
  name: 'sign-off-insert',
  row: { id: z.number() },
  text: `INSERT INTO sign_offs (condition_id, title, user_id, signer_name, credential, digest, version, signed_at, next_review_at, note, section)
         VALUES ($1, $2, $3, $4, $5, $6, $7, now(), now() + make_interval(months => $8), nullif($9, ''), $10) RETURNING id`,
});

export async function insertSignOff(database: Database, signOff: NewSignOff): Promise<number> {
  const { conditionId, section, title, userId, signerName, credential, digest, version, months, note } = signOff;
  const row = await findRow(database, SIGN_OFF_INSERT, [
    conditionId,
    title,
    userId,
    signerName,
    credential,
    digest,
    version,
    months,
    note,
    section,
  ]);
  return row?.id ?? 0;
}

const SIGN_OFF_HELD = defineStatement({
  name: 'sign-off-held',
  row: { id: z.number(), userId: z.number().nullable(), isWithdrawal: z.boolean() },
  text: `SELECT id, user_id AS "userId", withdraws_id IS NOT NULL AS "isWithdrawal"
         FROM sign_offs WHERE id = $1 FOR UPDATE`,
});

type LockedSignOff = RowFrom<typeof SIGN_OFF_HELD>;

export async function lockSignOff(database: Database, id: number): Promise<LockedSignOff | null> {
  return findRow(database, SIGN_OFF_HELD, [id]);
}

const SIGN_OFF_WITHDRAWN = defineStatement({
  name: 'sign-off-withdrawn',
  text: 'SELECT FROM sign_offs WHERE withdraws_id = $1',
});

export async function isWithdrawn(database: Database, id: number): Promise<boolean> {
  const withdrawal = await findRow(database, SIGN_OFF_WITHDRAWN, [id]);
  return withdrawal !== null;
}

type NewWithdrawal = { id: number; userId: number; name: string; credential: string | null; reason: string };

const SIGN_OFF_WITHDRAW = defineStatement({
  name: 'sign-off-withdraw',
  text: `INSERT INTO sign_offs (condition_id, title, withdraws_id, user_id, signer_name, credential, digest, version,
           signed_at, next_review_at, note, section)
         SELECT condition_id, title, id, $2, $3, $4, digest, version, now(), next_review_at, $5, section
         FROM sign_offs WHERE id = $1`,
});

export async function insertWithdrawal(
  database: Database,
  { id, userId, name, credential, reason }: NewWithdrawal,
): Promise<void> {
  await execute(database, SIGN_OFF_WITHDRAW, [id, userId, name, credential ?? '', reason]);
}
