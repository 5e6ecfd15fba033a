import { expect, it } from 'vitest';
import type { Role } from '../../contracts/accounts/roles.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/createTestDatabase.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { decideCase } from './decideCase.ts';
import { insertReport, openCase } from './queries/cases.ts';

it('stores one of a user’s concurrent reports, and one of concurrent decisions', async () => {
  const test: TestDatabase = await createTestDatabase('small');
  try {
    const pool = test.pool;
    const person = async (name: string, role: Role): Promise<number> => {
      const { rows } = await pool.query<{ id: number }>(
        'INSERT INTO users (username, display_name, email, role) VALUES ($1, $1, $2, $3::enum_users_role) RETURNING id',
        [name, `${name}@example.org`, role],
      );
      return rows[0]?.id ?? 0;
    };
    const [author, reader] = [await person('author', 'user'), await person('reader', 'user')];
    const { rows: posts } = await pool.query<{ id: number }>(
      `INSERT INTO discussions (condition_id, user_id, user_name, subject, content, timestamp)
       VALUES (1, $1, 'author', 'Pills', 'Buy', now()) RETURNING id`,
      [author],
    );
    const contentId = posts[0]?.id ?? 0;
    const reported = { userId: author, isVisible: true, title: 'Pills', link: null, words: {} };
    const reporting = () =>
      inTransaction(pool, async (connection) => {
        const caseId = await openCase(connection, {
          kind: 'discussion',
          contentId,
          authorId: author,
          isUrgent: false,
        });
        const given = { caseId, kind: 'discussion', contentId, reporterId: reader, reason: 'spam' } as const;
        return insertReport(connection, { ...given, description: null, reported });
      });
    const reports = await Promise.all(Array.from({ length: 5 }, reporting));
    expect(reports.filter((id) => id !== null)).toHaveLength(1);
    const { rows: cases } = await pool.query<{ id: number }>('SELECT id FROM moderation.cases');
    expect(cases).toHaveLength(1);
    const deciders = await Promise.all(['one', 'two', 'three'].map((name) => person(name, 'moderator')));
    const outcomes = await Promise.allSettled(
      deciders.map((id, place) =>
        decideCase(
          {
            id: cases[0]?.id ?? 0,
            reason: 'At once',
            actor: { id, role: 'moderator' },
            action: (['hide', 'remove', 'no_action'] as const)[place] ?? 'warn',
          },
          pool,
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows: decided } = await pool.query('SELECT by_id FROM moderation.decisions');
    expect(decided).toHaveLength(1);
  } finally {
    await test.close();
  }
});
