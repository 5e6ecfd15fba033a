import type { Payload } from 'payload';
import { z } from 'zod';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { ApiError, Conflict } from '../../platform/errors.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { publishContribution } from './publishContribution.ts';
import { type Contribution, changeContribution, lockContribution, lockDue } from './queries/contributions.ts';
import { recordEvent } from './recordEvent.ts';
import { finishStep } from './takeStep.ts';

type Tools = { database: Database; payload: Payload };

/**
 * Publishes the contributions that are due, each in its own transaction and as the editor who scheduled it. A refused
 * contribution loses its time but stays approved, and its editor and author are notified of the reason. Returns the
 * number of published contributions.
 */
export async function publishDue({ database, payload }: Tools): Promise<number> {
  const tried: number[] = [];
  let published = 0;
  for (;;) {
    const outcome = await inTransaction(database, (connection) => publishNext(connection, payload, tried)).catch(
      async (error: unknown) => {
        // A refusal (4xx) would be repeated at every attempt.
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        const id = tried.at(-1);
        if (id !== undefined) await inTransaction(database, (connection) => removeTime(connection, id, error.message));
        return 'refused' as const;
      },
    );
    if (outcome === 'none') return published;
    if (outcome === 'refused') continue;
    published += 1;
  }
}

async function publishNext(connection: Database, payload: Payload, tried: number[]): Promise<'published' | 'none'> {
  const contribution = await lockDue(connection, tried);
  if (!contribution) return 'none';
  tried.push(contribution.id);
  const actor = await demandEditor(connection, contribution);
  const step = { action: 'publish', contribution, to: 'published', actor, reason: '', connection } as const;
  await finishStep(step, await publishContribution(step, { payload }));
  return 'published';
}

const REVIEW_IS_EDITOR = defineStatement({
  name: 'review-is-editor',
  row: { id: z.number(), role: z.string() },
  text: `SELECT id, role::text AS role FROM users WHERE id = $1 AND role IN ('editor', 'admin')`,
});

async function demandEditor(connection: Database, { scheduledById }: Contribution): Promise<Actor> {
  const editor = await findRow(connection, REVIEW_IS_EDITOR, [scheduledById]);
  if (!editor) throw new Conflict('The user who scheduled this is no longer an editor');
  return editor;
}

async function removeTime(connection: Database, id: number, reason: string): Promise<void> {
  const contribution = await lockContribution(connection, id);
  if (contribution?.status !== 'approved' || !contribution.scheduledFor) return;
  await changeContribution(connection, id, { scheduledFor: null, scheduledById: null });
  await recordEvent({ connection, contribution, action: 'unschedule', to: 'approved', actor: null, reason });
}
