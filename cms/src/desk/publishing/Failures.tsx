'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import type { PublisherFailure } from '../../publisher/state/PublisherState.ts';
import { ask } from './publisherStore.ts';
import { Time } from './Time.tsx';

type Props = { failures: PublisherFailure[]; failed: number };

/** What is not before readers as it should be, why, and a way to try it again. */
export function Failures({ failures, failed }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  if (failed === 0) return null;
  const retry = async () => {
    setIsAsking(true);
    try {
      await ask('retry');
    } catch {
      toast.error('That could not be asked for. Try again in a moment.');
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <div className="publisher__failures">
      <h3>{failed === 1 ? 'One thing could not be published' : `${failed} things could not be published`}</h3>
      <p>Readers still have the page from before, where there was one.</p>
      <ul>
        {failures.map((failure) => (
          <li key={`${failure.what} ${failure.since}`}>
            <strong>{failure.what}</strong> {failure.reason}
            <span className="publisher__more">
              Since <Time iso={failure.since} />, tried {failure.tries === 1 ? 'once' : `${failure.tries} times`}.{' '}
              {failure.nextTryAt ? 'It is tried again by itself.' : 'It is not tried again by itself.'}
            </span>
          </li>
        ))}
      </ul>
      {failed > failures.length && <p>{`And ${failed - failures.length} more.`}</p>}
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={retry} disabled={isAsking}>
        Retry
      </Button>
    </div>
  );
}
