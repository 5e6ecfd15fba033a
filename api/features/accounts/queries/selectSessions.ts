import { sessionSchema } from '../../../contracts/accounts/security.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';

const SESSIONS = defineStatement({
  name: 'account-sessions',
  row: sessionSchema,
  text: `SELECT id, coalesce(device, '') AS device, id = $2 AS "isCurrent", created_at AS "createdAt",
           coalesce(last_used_at, created_at) AS "lastUsedAt", expires_at AS "expiresAt"
         FROM user_sessions WHERE user_id = $1 AND expires_at > now()
         ORDER BY coalesce(last_used_at, created_at) DESC, id DESC`,
});
export const selectSessions = (database: Database, { userId, currentId }: { userId: number; currentId: number }) =>
  selectRows(database, SESSIONS, [userId, currentId]);
