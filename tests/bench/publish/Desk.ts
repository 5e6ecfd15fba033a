import { hashToken, newToken } from '@common-ground/api/platform/session/token.ts';
import type pg from 'pg';

type Who = 'author' | 'reviewer' | 'editor';
const ROLES: Record<Who, string> = { author: 'translator', reviewer: 'reviewer', editor: 'editor' };

/** Those who bring a text before readers, by the documented API over HTTP: an author, a reviewer and an editor. */
export class Desk {
  #pool: Pick<pg.Pool, 'query'>;
  #tokens = new Map<Who, string>();

  private constructor(pool: Pick<pg.Pool, 'query'>) {
    this.#pool = pool;
  }

  /** Makes the three accounts, each with a session. */
  static async open(pool: Pick<pg.Pool, 'query'>): Promise<Desk> {
    const desk = new Desk(pool);
    for (const [who, role] of Object.entries(ROLES) as [Who, string][]) {
      const token = newToken();
      await pool.query(
        `WITH person AS (INSERT INTO users (username, display_name, email, role) VALUES ($1, $1, $2, $3) RETURNING id)
         INSERT INTO user_sessions (user_id, session_token, expires_at, last_used_at)
         SELECT id, $4, now() + interval '1 day', now() FROM person`,
        [`bench-${who}-${Date.now()}`, `${who}-${Date.now()}@bench.example`, role, hashToken(token)],
      );
      desk.#tokens.set(who, token);
    }
    return desk;
  }

  /** Sends in other texts of a condition. Answers the contribution, taken by the reviewer. */
  async propose(origin: string, { id, texts, language }: { id: number; texts: object; language?: string }) {
    const { revision } = await this.#ask<{ revision: number }>(origin, `/api/conditions/${id}/texts`, 'author');
    const body = { texts, baseRevision: revision, editSummary: 'By the benchmark', ...(language ? { language } : {}) };
    return this.#sendIn(origin, `/api/conditions/${id}/suggestions`, body);
  }

  /** Sends in a new condition, the same way. */
  async proposeNew(origin: string, body: object): Promise<number> {
    return this.#sendIn(origin, '/api/conditions', body);
  }

  async step(origin: string, id: number, step: string, body: object = {}): Promise<void> {
    const who = step === 'take' || step === 'approve' ? 'reviewer' : 'editor';
    await this.#ask(origin, `/api/contributions/${id}/steps/${step}`, who, body);
  }

  async #sendIn(origin: string, path: string, body: object): Promise<number> {
    // A person sends in a few an hour, and more are refused.
    await this.#pool.query('DELETE FROM throttle.spent');
    const { id } = await this.#ask<{ id: number }>(origin, path, 'author', body);
    await this.step(origin, id, 'take');
    return id;
  }

  async #ask<Answer>(origin: string, path: string, who: Who, body?: object): Promise<Answer> {
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#tokens.get(who)}` },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
