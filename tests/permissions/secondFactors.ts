import { hashOfRecoveryCode, newFactor } from '@common-ground/api/features/accounts/second-factor/codes.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';

export const RECOVERY = 'aaaaa-aaaaa';

/** Turns a second factor on, with a recovery code, and proposes the same one again. Returns its secret. */
export async function givenFactor(database: Database, id: number): Promise<string> {
  const { shown, kept } = newFactor(id, 'somebody@example.org');
  await database.query(
    `INSERT INTO account.second_factor (user_id, secret, proposed, since) VALUES ($1, $2, $2, now())
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, proposed = excluded.proposed`,
    [id, kept],
  );
  await database.query('INSERT INTO account.recovery_code VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    id,
    hashOfRecoveryCode(RECOVERY, id),
  ]);
  return shown.secret;
}
