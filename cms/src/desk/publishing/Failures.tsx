'use client';

import type { PublisherFailure } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { Time } from '../kit/Time.tsx';
import { Retry } from './Retry.tsx';

type Props = { failures: PublisherFailure[]; failed: number; onAsked: () => Promise<void> };

/** What is not before readers as it should be, why, and a way to try it again. */
export function Failures({ failures, failed, onAsked }: Props) {
  if (failed === 0) return null;
  return (
    <div className="publisher__failures">
      <h3>{failed === 1 ? 'One thing could not be published' : `${failed} things could not be published`}</h3>
      <p>Readers still have the page from before, where there was one.</p>
      <ul>
        {failures.map((failure) => (
          <li key={`${failure.what} ${failure.since}`}>
            <strong>{failure.what}</strong> {failure.reason}
            <span className="desk-quiet">
              Since <Time iso={failure.since} isOfNow />, tried{' '}
              {failure.tries === 1 ? 'once' : `${failure.tries} times`}.{' '}
              {failure.nextTryAt ? 'It is tried again by itself.' : 'It is not tried again by itself.'}
            </span>
          </li>
        ))}
      </ul>
      {failed > failures.length && <p>{`And ${failed - failures.length} more.`}</p>}
      <Retry onAsked={onAsked} />
    </div>
  );
}
