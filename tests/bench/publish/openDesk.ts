import { hashToken, newToken } from '@common-ground/api/platform/session/token.ts';
import type pg from 'pg';

const ROLES = { author: 'translator', reviewer: 'reviewer', editor: 'editor' };
type Proposal = { id: number; texts: object; language?: string | undefined };

/**
 * Those who bring a text before readers, by the documented API over HTTP: an author, a reviewer and an editor. Makes the
 * three accounts, each with a session.
 */
export async function openDesk(pool: Pick<pg.Pool, 'query'>) {
  const tokens = { author: newToken(), reviewer: newToken(), editor: newToken() };
  const people = Object.keys(ROLES) as (keyof typeof ROLES)[];
  for (const who of people)
    await pool.query(
      `WITH person AS (INSERT INTO users (username, display_name, email, role) VALUES ($1, $1, $2, $3) RETURNING id)
       INSERT INTO user_sessions (user_id, session_token, expires_at, last_used_at)
       SELECT id, $4, now() + interval '1 day', now() FROM person`,
      [`bench-${who}-${Date.now()}`, `${who}-${Date.now()}@bench.example`, ROLES[who], hashToken(tokens[who])],
    );

  async function ask<Answer>(address: string, who: keyof typeof ROLES, body?: object): Promise<Answer> {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  async function step(origin: string, id: number, name: string, body: object = {}): Promise<void> {
    const who = name === 'take' || name === 'approve' ? 'reviewer' : 'editor';
    await ask(`${origin}/api/contributions/${id}/steps/${name}`, who, body);
  }

  async function sendIn(address: string, origin: string, body: object): Promise<number> {
    // A person sends in a few an hour, and more are refused.
    await pool.query('DELETE FROM throttle.spent');
    const { id } = await ask<{ id: number }>(address, 'author', body);
    await step(origin, id, 'take');
    return id;
  }

  return {
    step,
    /** Sends in other texts of a condition. Answers the contribution, taken by the reviewer. */
    async propose(origin: string, { id, texts, language }: Proposal): Promise<number> {
      const address = `${origin}/api/conditions/${id}`;
      const { revision } = await ask<{ revision: number }>(`${address}/texts`, 'author');
      const body = {
        texts,
        baseRevision: revision,
        editSummary: 'By the benchmark',
        ...(language ? { language } : {}),
      };
      return sendIn(`${address}/suggestions`, origin, body);
    },
    /** Sends in a new condition, the same way. */
    proposeNew: (origin: string, body: object) => sendIn(`${origin}/api/conditions`, origin, body),
  };
}
