import { hashToken } from '@common-ground/api/platform/session/token.ts';
import type pg from 'pg';
import type { Acknowledged, Kind } from './Load.ts';

/** Statements that find an acknowledged write of a kind. A row is returned when it is there. */
const FINDS: Partial<Record<Kind, string>> = {
  'sign-in': 'SELECT FROM user_sessions WHERE session_token = $1',
  bookmark: 'SELECT FROM user_bookmarks WHERE user_id = $1 AND condition_id = $2',
  post: 'SELECT FROM forum_posts WHERE content = $1',
  proposal: 'SELECT FROM contributions WHERE id = $1',
  publish: `SELECT FROM contributions WHERE id = $1 AND status = 'published'`,
};

/** Returns the acknowledged writes that the database does not have. */
export async function findLost(sql: pg.Pool, acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = [];
  for (const write of acknowledged) {
    const values = write.kind === 'sign-in' ? write.values.map((token) => hashToken(String(token))) : write.values;
    const { rowCount } = await sql.query(FINDS[write.kind] ?? 'SELECT WHERE false', values);
    if (rowCount === 0) lost.push(write);
  }
  return lost;
}
