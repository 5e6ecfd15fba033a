import { PROPOSALS, REVIEWED, type Reviewed } from '../../../contracts/contributions/desk.ts';
import { toVersionTable } from '../../../platform/newestVersion.ts';
import { CONTRIBUTION_RECORDS } from './contributionRecords.ts';

/** Returns SQL for whether `user` resolved a conflict in contribution `c`, or saved a draft that it was sent from. */
export function isWrittenBy(user: string): string {
  const drafts = REVIEWED.map((collection) => {
    const isAbout = `c.kind IN (${PROPOSALS[collection].map((kind) => `'${kind}'`).join(', ')})`;
    return hasDrafted(user, collection, `CASE WHEN ${isAbout} THEN ${CONTRIBUTION_RECORDS[collection]} END`);
  });
  return `EXISTS (SELECT FROM review_events e WHERE e.contribution_id = c.id AND (
    (e.action = 'resolve' AND e.user_id = ${user})
    OR (e.action IN ('submit', 'answer') AND (${drafts.join(' OR ')}))))`;
}

/** True when `user` saved a draft of the record since its last published version, up to the draft that was sent. */
function hasDrafted(user: string, collection: Reviewed, record: string): string {
  const versions = toVersionTable(collection);
  return `EXISTS (SELECT FROM ${versions} v
    WHERE v.parent_id = ${record} AND v.version_last_edited_by_id = ${user}
      AND v.version__status = 'draft' AND v.id <= (e.detail ->> 'draft')::int
      AND NOT EXISTS (SELECT FROM ${versions} p WHERE p.parent_id = v.parent_id AND p.version__status = 'published'
        AND p.id BETWEEN v.id AND (e.detail ->> 'draft')::int))`;
}
