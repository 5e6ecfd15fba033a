import type { RecordState } from '@common-ground/api/contracts/publishing/recordState.ts';
import { Time } from '../kit/Time.tsx';

export function RecordStateText({ state }: { state: RecordState }) {
  switch (state.state) {
    case 'none':
      return null;
    case 'publishing':
      return state.isAway ? 'Waits for the publisher, which does not respond' : 'Being published…';
    case 'leaving':
      return state.isAway ? 'Waits for the publisher, which does not respond' : 'Being taken off the site…';
    case 'failed':
      return `Not live: ${state.reason.replace(/\.$/, '')}.${state.isTriedAgain ? ' It is tried again by itself.' : ''}`;
    case 'live':
      return (
        <>
          Live since <Time iso={state.since} isOfNow />
        </>
      );
  }
}
