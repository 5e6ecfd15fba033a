'use client';

import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { getRecordState } from '@common-ground/api/contracts/publishing/desk.ts';
import type { RecordState, Viewable } from '@common-ground/api/contracts/publishing/recordState.ts';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useLastSave } from '../kit/useLastSave.ts';
import { useRead } from '../kit/useRead.ts';
import { RecordStateText } from './RecordStateText.tsx';
import { Retry } from './Retry.tsx';
import './publisher.css';

/** Most changes are live within a second, so only the first `MAX_SOON_REQUESTS` requests are frequent. */
const SOON_MS = 700;
const LATER_MS = 4000;
const MAX_SOON_REQUESTS = 10;

/** Shows since when the record's last published change is live, or why it is not. */
export function LiveSince({ collection }: { collection: Viewable }) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { answer: state, askAgain } = useRead(id === undefined ? null : getRecordState, {
    params: { collection, id: Number(id) },
    since: useLastSave(),
    againAfter: findNextWait,
  });
  if (id === undefined) return null;
  const hasFailed = state?.state === 'failed';
  return (
    <div className={`live-since${hasFailed ? ' live-since--failed' : ''}`}>
      <p role="status">{state && <RecordStateText state={state} />}</p>
      {hasFailed && hasRole({ role: user?.role }, EDITORS) && <Retry isSmall onAsked={askAgain} />}
    </div>
  );
}

/** Returns the wait in ms while the state can still change by itself, else null. A save starts new requests. */
export function findNextWait(state: RecordState, times: number): number | null {
  if (state.state === 'failed') return state.isTriedAgain ? LATER_MS : null;
  const isToCome = state.state === 'publishing' || state.state === 'leaving';
  return isToCome ? (times < MAX_SOON_REQUESTS ? SOON_MS : LATER_MS) : null;
}
