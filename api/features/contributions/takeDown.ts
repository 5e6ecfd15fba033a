import type { Payload } from 'payload';
import { receiptSchema } from '../../contracts/contributions/contributions.ts';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { FINAL_STATES } from '../../contracts/contributions/workflow.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden } from '../../platform/errors.ts';
import { defineStatement, execute, findRow } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proposeCorrection } from './corrections/proposeCorrection.ts';
import { insertProposal, type Receipt } from './insertProposal.ts';
import { REVIEWED_KINDS } from './kinds/reviewedKinds.ts';
import { isAtPlace, NOWHERE, type ReviewedPlace, toPlaceValues } from './queries/place.ts';
import { takeContributionStep } from './takeContributionStep.ts';

type Removal = {
  collection: Reviewed;
  id: number;
  reason: string;
  /** Text for readers who saved the page. Empty unless the removal has medical grounds. */
  correction?: string;
  isEmergency: boolean;
  actor: Actor;
};

/**
 * Proposes to take a published page down, or takes it down at once in an emergency, also when that is proposed already.
 * The record stays.
 */
export async function takeDown(
  { collection, id, reason, correction, isEmergency, actor }: Removal,
  tools: { database: Database; payload: Payload },
): Promise<Receipt> {
  const { database } = tools;
  if (isEmergency && actor.role !== 'admin') throw new Forbidden();
  const kind = REVIEWED_KINDS[collection];
  const found = await findRow(database, kind.removable, [id]);
  if (!found) throw new Conflict('This page is not published');
  const page = { ...NOWHERE, ...found };
  const published = await kind.findPublished({ kind: 'removal', ...page, content: {}, base: null }, tools);
  const base = published?.base ? { ...published.base, texts: {} } : null;
  const receipt = await inTransaction(database, async (connection) => {
    await lockRemoval(connection, { collection, id });
    const open = await findOpenRemoval(connection, page);
    if (open && isEmergency) return open;
    if (open) throw new Conflict('The removal of this page is already proposed');
    const sent = await insertProposal(
      { kind: 'removal', ...page, description: reason, content: {}, base },
      { userId: actor.id, role: actor.role },
      connection,
    );
    await proposeCorrection(connection, { id: sent.id, kind: 'removal', ...page }, correction);
    return sent;
  });
  if (!isEmergency) return receipt;
  // An empty text must not delete the correction of an earlier proposal.
  const step = { step: 'publish_in_emergency', id: receipt.id, reason, correction: correction || undefined } as const;
  return takeContributionStep({ ...step, actor }, tools);
}

const REVIEW_REMOVAL_LOCK = defineStatement({
  name: 'review-removal-lock',
  text: 'SELECT FROM pg_advisory_xact_lock(hashtext($1), $2)',
});

/** A concurrent request for the same page waits here, and then finds the proposal of the first one. */
async function lockRemoval(
  connection: Database,
  { collection, id }: Pick<Removal, 'collection' | 'id'>,
): Promise<void> {
  await execute(connection, REVIEW_REMOVAL_LOCK, [`removal of ${collection}`, id]);
}

const REVIEW_REMOVAL_OPEN = defineStatement({
  name: 'review-removal-open',
  row: receiptSchema,
  text: `SELECT c.id, c.status, c.title FROM contributions c
         WHERE c.kind = 'removal' AND ${isAtPlace(2)} AND c.status::text <> ALL ($1)`,
});

function findOpenRemoval(database: Database, place: ReviewedPlace): Promise<Receipt | null> {
  return findRow(database, REVIEW_REMOVAL_OPEN, [FINAL_STATES, ...toPlaceValues(place)]);
}
