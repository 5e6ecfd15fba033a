'use client';

import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { RecordState } from '../../publisher/state/RecordState.ts';
import { ask } from './publisherStore.ts';
import { Time } from './Time.tsx';
import { useRecordState } from './useRecordState.ts';
import type { Viewable } from './viewPage.ts';
import './publisher.css';

/** Beside the save buttons: since when the record's last published change is before readers, or why it is not. */
export function LiveSince({ collection }: { collection: Viewable }) {
  const { id, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const change = `${lastUpdateTime} ${savedDocumentData?.updatedAt}`;
  const [state, readAgain] = useRecordState({ collection, id, change });
  if (id === undefined) return null;
  const retry = async () => {
    try {
      await ask('retry');
    } catch {
      toast.error('That could not be asked for. Try again in a moment.');
    }
    await readAgain();
  };
  const mayRetry = state?.state === 'failed' && hasRole({ role: user?.role }, EDITORS);
  return (
    <div className={`live-since${state?.state === 'failed' ? ' live-since--failed' : ''}`}>
      <p role="status">{state && <Words state={state} />}</p>
      {mayRetry && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  );
}

function Words({ state }: { state: RecordState }) {
  switch (state.state) {
    case 'none':
      return null;
    case 'publishing':
      return state.isAway ? 'Waits for the publisher, which is away' : 'Being published…';
    case 'leaving':
      return state.isAway ? 'Waits for the publisher, which is away' : 'Being taken off the site…';
    case 'failed':
      return `Not live: ${state.reason.replace(/\.$/, '')}.${state.isTriedAgain ? ' It is tried again by itself.' : ''}`;
    case 'live':
      return (
        <>
          Live since <Time iso={state.since} />
        </>
      );
  }
}
