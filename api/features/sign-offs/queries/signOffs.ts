import { type Database, findRow, selectRows } from '../../../platform/Database.ts';

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

export async function insertSignOff(database: Database, signOff: NewSignOff): Promise<number> {
  const { conditionId, section, title, userId, signerName, credential, digest, version, months, note } = signOff;
  const row = await findRow<{ id: number }>(database, {
    name: 'sign-off-insert',
    text: `INSERT INTO sign_offs (condition_id, title, user_id, signer_name, credential, digest, version, signed_at, next_review_at, note, section)
           VALUES ($1, $2, $3, $4, $5, $6, $7, now(), now() + make_interval(months => $8), nullif($9, ''), $10) RETURNING id`,
    values: [conditionId, title, userId, signerName, credential, digest, version, months, note, section],
  });
  return row?.id ?? 0;
}

export type LockedSignOff = { id: number; userId: number | null; isWithdrawal: boolean };

export async function lockSignOff(database: Database, id: number): Promise<LockedSignOff | null> {
  return findRow<LockedSignOff>(database, {
    name: 'sign-off-held',
    text: `SELECT id, user_id AS "userId", withdraws_id IS NOT NULL AS "isWithdrawal"
           FROM sign_offs WHERE id = $1 FOR UPDATE`,
    values: [id],
  });
}

export async function isWithdrawn(database: Database, id: number): Promise<boolean> {
  const withdrawal = await findRow(database, {
    name: 'sign-off-withdrawn',
    text: 'SELECT FROM sign_offs WHERE withdraws_id = $1',
    values: [id],
  });
  return withdrawal !== null;
}

type NewWithdrawal = { id: number; userId: number; name: string; credential: string | null; reason: string };

export async function insertWithdrawal(
  database: Database,
  { id, userId, name, credential, reason }: NewWithdrawal,
): Promise<void> {
  await selectRows(database, {
    name: 'sign-off-withdraw',
    text: `INSERT INTO sign_offs (condition_id, title, withdraws_id, user_id, signer_name, credential, digest, version,
             signed_at, next_review_at, note, section)
           SELECT condition_id, title, id, $2, $3, $4, digest, version, now(), next_review_at, $5, section
           FROM sign_offs WHERE id = $1`,
    values: [id, userId, name, credential ?? '', reason],
  });
}
