import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import {
  countQueue,
  type QueueCounts,
  type QueueTab,
  selectQueue,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import type { Payload, TypedUser } from 'payload';
import { QueueTable, QueueTabs } from './QueueTable.tsx';
import { TAB_WORDING, toQueueTabs } from './words.ts';

const MAX_SHOWN = 3;

/**
 * Returns the tab to show first: `mine` when the user has taken contributions, `approved` for an editor when no
 * unassigned contribution waits but an approved one does, else `unassigned`.
 */
function selectFirstTab(counts: QueueCounts, user: TypedUser): QueueTab {
  if (counts.mine > 0) return 'mine';
  return counts.unassigned === 0 && counts.forEditor > 0 && hasRole(user, EDITORS) ? 'approved' : 'unassigned';
}

export async function Queue({ payload, user }: { payload: Payload; user?: TypedUser }) {
  const tabs = toQueueTabs(user?.role);
  if (!user || tabs.length < 2) return null;
  const database = findDatabase(payload);
  const userId = Number(user.id);
  const counts = await countQueue(database, userId);
  const tab = selectFirstTab(counts, user);
  const { items } = await selectQueue(database, { tab, filters: {}, userId, limit: MAX_SHOWN, offset: 0 });
  return (
    <section className="desk-panel" aria-labelledby="review-queue">
      <h2 id="review-queue">To review</h2>
      <QueueTabs tabs={tabs} counts={counts} />
      {items.length > 0 ? (
        <QueueTable items={items} label={`First of “${TAB_WORDING[tab].label}”`} />
      ) : (
        <p className="desk-quiet">{TAB_WORDING[tab].none}</p>
      )}
    </section>
  );
}
