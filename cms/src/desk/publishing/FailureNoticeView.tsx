'use client';

import type { PublisherState } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { ADMIN } from '../kit/addresses.ts';
import { Time } from '../kit/Time.tsx';
import { usePublisher } from './usePublisher.ts';

const PACE = { busyMs: 30_000, idleMs: 30_000 };

export function FailureNoticeView({ initial }: { initial: PublisherState }) {
  const { failed, isAway, seenAt } = usePublisher(initial, PACE).state;
  const isWell = failed === 0 && !isAway;
  // Rendered while empty too: screen readers announce only changes of an existing region.
  return (
    <div className={isWell ? undefined : 'publisher-notice'} role="status">
      {failed > 0 && (
        <p>
          {failed === 1 ? 'One thing could not be published.' : `${failed} things could not be published.`}{' '}
          <a href={`${ADMIN}#publisher`}>See why</a>
        </p>
      )}
      {isAway && (
        <p>
          The publisher has not responded{seenAt && ' since '}
          {seenAt && <Time iso={seenAt} isOfNow />}. What you publish waits until it responds.
        </p>
      )}
    </div>
  );
}
