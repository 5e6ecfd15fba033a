'use client';

import { rebuildPages } from '@common-ground/api/contracts/publishing/desk.ts';
import type { Rebuild } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { Time } from '../kit/Time.tsx';

type Props = { rebuild: Rebuild | null; mayRebuild: boolean; onAsked: () => Promise<void> };

/** Percentage points between announcements of the progress to screen readers. */
const ANNOUNCE_EVERY_PERCENT = 25;

export function Rebuilding({ rebuild, mayRebuild, onAsked }: Props) {
  const isOpen = rebuild !== null && rebuild.finishedAt === null;
  if (!mayRebuild && !rebuild) return null;
  return (
    <div className="publisher__rebuild">
      {isOpen && <Progress rebuild={rebuild} />}
      {!isOpen && rebuild?.finishedAt && (
        <p className="desk-quiet">
          {formatOutcome(rebuild)} It ended at <Time iso={rebuild.finishedAt} isOfNow />.
        </p>
      )}
      <p className="sr-only" role="status">
        {isOpen ? formatAnnouncement(rebuild) : rebuild && formatOutcome(rebuild)}
      </p>
      {mayRebuild && (
        <DialogAction
          label={isOpen ? 'Rebuilding…' : 'Rebuild everything'}
          title="Rebuild everything?"
          confirm="Rebuild"
          isQuiet
          isBusy={isOpen}
          onSend={() => callApi(rebuildPages).then(onAsked)}
        >
          <p>
            Every page is rendered anew from the database. Readers keep the pages they have until each new one is in
            place, and changes are published meanwhile. On a large site this takes some minutes.
          </p>
        </DialogAction>
      )}
    </div>
  );
}

function Progress({ rebuild }: { rebuild: Rebuild }) {
  const { done, total, failed } = rebuild;
  return (
    <div className="publisher__progress">
      <label htmlFor="rebuild-progress">
        {total === 0
          ? 'The rebuild begins when the publisher comes to it'
          : `Rebuilt ${done.toLocaleString('en')} of ${total.toLocaleString('en')} pages`}
        {failed > 0 && `, ${failed} failed`}
      </label>
      <progress id="rebuild-progress" value={total === 0 ? undefined : done} max={total || 1} />
    </div>
  );
}

function formatOutcome({ total, failed, startedAt, finishedAt }: Rebuild): string {
  const seconds = (Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? '')) / 1000;
  const failures = failed > 0 ? `, ${failed} failed` : '';
  return `Rebuilt ${total.toLocaleString('en')} pages in ${seconds.toFixed(1)} s${failures}.`;
}

function formatAnnouncement({ done, total }: Rebuild): string {
  if (total === 0) return 'Rebuild asked for';
  const percent = Math.floor((100 * done) / total / ANNOUNCE_EVERY_PERCENT) * ANNOUNCE_EVERY_PERCENT;
  return `Rebuilding, ${percent} percent`;
}
