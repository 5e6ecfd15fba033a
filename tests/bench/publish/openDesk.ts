import { createToken, hashToken } from '@common-ground/api/platform/session/token.ts';
import type pg from 'pg';

const ROLES = { author: 'translator', reviewer: 'reviewer', editor: 'editor' };
type Role = keyof typeof ROLES;
const STEPS = { take: 'reviewer', approve: 'reviewer', publish: 'editor' } as const;

/**
 * Creates an author, a reviewer and an editor, each with a session. Returns calls of the documented API that take an
 * edit from proposal to publication.
 */
export async function openDesk(pool: Pick<pg.Pool, 'query'>) {
  const tokens = { author: createToken(), reviewer: createToken(), editor: createToken() };
  for (const who of Object.keys(ROLES) as Role[])
    await pool.query(
      `WITH person AS (INSERT INTO users (username, display_name, email, role) VALUES ($1, $1, $2, $3) RETURNING id)
       INSERT INTO user_sessions (user_id, session_token, expires_at, last_used_at)
       SELECT id, $4, now() + interval '1 day', now() FROM person`,
      [`bench-${who}-${Date.now()}`, `${who}-${Date.now()}@bench.example`, ROLES[who], hashToken(tokens[who])],
    );

  async function ask<Answer>(address: string, who: Role, body?: object): Promise<Answer> {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  async function step(origin: string, id: number, name: keyof typeof STEPS): Promise<void> {
    await ask(`${origin}/api/contributions/${id}/steps/${name}`, STEPS[name], {});
  }

  return {
    step,
    /** Proposes another summary of a condition, and has the reviewer take it. Returns the id of the contribution. */
    async propose(origin: string, condition: number, summary: string): Promise<number> {
      const address = `${origin}/api/conditions/${condition}`;
      const { revision } = await ask<{ revision: number }>(`${address}/texts`, 'author');
      // The API allows a person only a few proposals an hour.
      await pool.query('DELETE FROM throttle.spent');
      const body = { texts: { summary }, baseRevision: revision, editSummary: 'By the benchmark' };
      const { id } = await ask<{ id: number }>(`${address}/suggestions`, 'author', body);
      await step(origin, id, 'take');
      return id;
    },
  };
}
