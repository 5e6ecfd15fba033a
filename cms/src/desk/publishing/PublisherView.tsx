'use client';

import type { PublisherFailure, PublisherState } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { Facts } from '../kit/Facts.tsx';
import { Time } from '../kit/Time.tsx';
import { Rebuilding } from './Rebuilding.tsx';
import { Retry } from './Retry.tsx';
import { isRebuilding, usePublisher } from './usePublisher.ts';

type Props = { initial: PublisherState; mayRebuild: boolean };

const PACE = { busyMs: 1000, idleMs: 5000 };

export function PublisherView({ initial, mayRebuild }: Props) {
  const { state, askAgain } = usePublisher(initial, PACE);
  return (
    <section className="desk-panel publisher" id="publisher" aria-labelledby="publisher-title">
      <h2 id="publisher-title">Publisher</h2>
      <p role="status">
        {formatState(state)}
        {state.isAway && state.seenAt && <Time iso={state.seenAt} isOfNow />}
      </p>
      <Failures failures={state.failures} failed={state.failed} onAsked={askAgain} />
      <Facts
        facts={[
          ['Pages in place', state.pages.toLocaleString('en')],
          ['Waiting', <Waiting key="waiting" state={state} />],
          ['Last published', <Last key="last" last={state.last} />],
          ['It took', <Took key="took" last={state.last} />],
        ]}
      />
      <Rebuilding rebuild={state.rebuild} mayRebuild={mayRebuild} onAsked={askAgain} />
    </section>
  );
}

function Waiting({ state: { pending, waitingSince } }: { state: PublisherState }) {
  return (
    <>
      {pending}
      {waitingSince && (
        <span className="desk-quiet">
          Since <Time iso={waitingSince} isOfNow />
        </span>
      )}
    </>
  );
}

function Last({ last }: Pick<PublisherState, 'last'>) {
  if (!last) return 'Nothing yet';
  return (
    <>
      <Time iso={last.at} isOfNow />
      <span className="desk-quiet">{formatLastChanges(last)}</span>
    </>
  );
}

function Took({ last }: Pick<PublisherState, 'last'>) {
  if (!last || last.pages === 0) return '–';
  return (
    <>
      {formatDuration(last.milliseconds)}
      <span className="desk-quiet">{`For ${formatCount(last.pages, 'page', 'pages')}`}</span>
    </>
  );
}

function formatState(state: PublisherState): string {
  if (state.isAway) return state.seenAt ? 'The publisher has not responded since ' : 'No publisher has run yet.';
  if (state.pending > 0) return `Publishing, ${state.pending.toLocaleString('en')} to go…`;
  if (isRebuilding(state)) return 'Rebuilding every page. Changes are published meanwhile.';
  return state.failed > 0 ? 'Everything else is published.' : 'Everything is published.';
}

/** `names` has only the first of many changes. */
function formatLastChanges({ names, changes }: NonNullable<PublisherState['last']>): string {
  if (names.length === 0) return '';
  const others = changes - names.length;
  return `${[...new Set(names)].join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

type FailuresProps = { failures: PublisherFailure[]; failed: number; onAsked: () => Promise<void> };

function Failures({ failures, failed, onAsked }: FailuresProps) {
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
