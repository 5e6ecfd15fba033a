import type { Payload } from 'payload';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/Mailer.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { mailGuest, type News } from './mailGuest.ts';
import { publishContribution } from './publishContribution.ts';
import { type Contribution, changeContribution, lockDue } from './queries/contributions.ts';
import { insertEvent } from './queries/events.ts';
import { tell } from './tell.ts';

type Means = { database: Database; payload: Payload; mailer?: Mailer };

/**
 * Puts before readers what was scheduled and is due, each in a transaction of its own, as the editor who scheduled it. A
 * crash leaves it scheduled or published, never twice. What cannot be published loses its time and stays approved; its
 * editor and its author are told why.
 * @returns how many are before readers now
 */
export async function publishDue({ database, payload, mailer }: Means): Promise<number> {
  const tried: number[] = [];
  let published = 0;
  for (;;) {
    const outcome = await inTransaction(database, (connection) => publishNext(connection, payload, tried)).catch(
      async (error: unknown) => {
        // Refused, not failed: trying again would be refused again.
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        const id = tried.at(-1);
        if (id !== undefined) await inTransaction(database, (connection) => unschedule(connection, id, error.message));
        return 'refused' as const;
      },
    );
    if (outcome === 'none') return published;
    if (outcome === 'refused') continue;
    published += 1;
    mailGuest(mailer, outcome);
  }
}

async function publishNext(connection: Database, payload: Payload, tried: number[]): Promise<News | 'none'> {
  const contribution = await lockDue(connection, tried);
  if (!contribution) return 'none';
  tried.push(contribution.id);
  const byId = await demandEditor(connection, contribution);
  const page = await publishContribution(
    { contribution, byId, step: 'publish', reason: '', emergencyReason: null },
    { connection, payload },
  );
  return { news: 'published', contribution, page };
}

class NoEditor extends ApiError {
  constructor() {
    super({ status: 409, message: 'Whoever scheduled this is no editor any more' });
  }
}

async function demandEditor(connection: Database, { scheduledById }: Contribution): Promise<number> {
  const [editor] = await rowsOf<{ id: number }>(connection, {
    name: 'review-is-editor',
    text: `SELECT id FROM users WHERE id = $1 AND role IN ('editor', 'admin')`,
    values: [scheduledById],
  });
  if (!editor) throw new NoEditor();
  return editor.id;
}

async function unschedule(connection: Database, id: number, reason: string): Promise<void> {
  const { rows } = await connection.query<{ scheduledById: number | null; userId: number | null; title: string }>(
    `SELECT scheduled_by_id AS "scheduledById", user_id AS "userId", title FROM contributions
     WHERE id = $1 AND status = 'approved' AND scheduled_for IS NOT NULL FOR UPDATE`,
    [id],
  );
  const [found] = rows;
  if (!found) return;
  await changeContribution(connection, id, { scheduledFor: null, scheduledById: null });
  await insertEvent(connection, {
    ...{ contributionId: id, action: 'unschedule', from: 'approved', to: 'approved', userId: null, reason },
  });
  for (const to of new Set([found.scheduledById, found.userId]))
    await tell(connection, { to, kind: 'contribution_not_published', title: found.title, reason });
}
