import { z } from 'zod';
import { REVIEWED } from '../../contracts/contributions/desk.ts';
import { isViewable, type Publication } from '../../contracts/publishing/recordState.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatements, findRow } from '../../platform/statement.ts';
import { findReviewed } from '../contributions/kinds/reviewedKinds.ts';
import { readContribution } from '../contributions/queries/contributions.ts';
import { CONTRIBUTION_RECORDS } from '../history/queries/contributionRecords.ts';
import { findRecordStanding, type RecordStanding, toRecordState } from './readRecordState.ts';

const PUBLICATIONS = defineStatements(REVIEWED, (collection) => ({
  name: `publishing-publication-${collection}`,
  row: { id: z.number().nullable(), at: z.date() },
  // The event has its time from the database's clock, as the page has, so that the two can be compared.
  text: `SELECT ${CONTRIBUTION_RECORDS[collection]} AS id, e.at
         FROM contributions c JOIN review_events e ON e.contribution_id = c.id
         WHERE c.id = $1 AND e.action IN ('publish', 'publish_in_emergency')`,
}));

const NO_PAGE: Publication = { page: { state: 'none' }, path: null, rendered: null };

/** Returns the state of the page that a contribution changed. Null unless the contribution is published. */
export async function readPublication(database: Database, contributionId: number): Promise<Publication | null> {
  const contribution = await readContribution(database, contributionId);
  if (!contribution) return null;
  const collection = findReviewed(contribution);
  const published = await findRow(database, PUBLICATIONS[collection], [contributionId]);
  if (!published) return null;
  const { id, at } = published;
  const hasPage = id !== null && isViewable(collection);
  const record = hasPage ? await findRecordStanding(database, { collection, id }) : null;
  if (!record) return NO_PAGE;
  return { page: toRecordState(record), path: record.path, rendered: findRendering(record, at) };
}

function findRendering({ publishedAt, isWaiting }: RecordStanding, at: Date): Publication['rendered'] {
  if (isWaiting || !publishedAt || publishedAt < at) return null;
  return { at: publishedAt.toISOString(), seconds: (publishedAt.getTime() - at.getTime()) / 1000 };
}
