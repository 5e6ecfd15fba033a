import type { SignIn } from '../../../contracts/accounts/security.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

type Row = {
  id: number;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  isCurrent: boolean;
};

/** The live sessions of a person, the last used first. */
export async function selectSessions(
  database: Database,
  { userId, currentId }: { userId: number; currentId: number },
): Promise<SignIn[]> {
  const rows = await rowsOf<Row>(database, {
    name: 'account-sessions',
    text: `SELECT id, coalesce(device, '') AS device, created_at AS "createdAt", coalesce(last_used_at, created_at) AS "lastUsedAt",
             expires_at AS "expiresAt", id = $2 AS "isCurrent"
           FROM user_sessions WHERE user_id = $1 AND expires_at > now()
           ORDER BY coalesce(last_used_at, created_at) DESC, id DESC`,
    values: [userId, currentId],
  });
  return rows.map(({ createdAt, lastUsedAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
