'use client';

import type { PublisherState } from '../../publisher/state/PublisherState.ts';
import { Failures } from './Failures.tsx';
import { isRebuilding } from './publisherStore.ts';
import { Rebuilding } from './Rebuilding.tsx';
import { Time } from './Time.tsx';
import { usePublisher } from './usePublisher.ts';

type Props = { initial: PublisherState; mayRebuild: boolean };

const PACE = { busyMs: 1000, idleMs: 5000 };

export function PublisherView({ initial, mayRebuild }: Props) {
  const state = usePublisher(initial, PACE);
  const { last } = state;
  return (
    <section className="publisher" id="publisher" aria-labelledby="publisher-title">
      <h2 id="publisher-title">Publisher</h2>
      <p className="publisher__now" role="status">
        {sayNow(state)}
        {state.isAway && state.seenAt && <Time iso={state.seenAt} />}
      </p>
      <Failures failures={state.failures} failed={state.failed} />
      <dl className="publisher__figures">
        <div>
          <dt>Pages in place</dt>
          <dd>{state.pages.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Changes waiting</dt>
          <dd>
            {state.pending}
            {state.waitingSince && (
              <span className="publisher__more">
                Since <Time iso={state.waitingSince} />
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>Last published</dt>
          <dd>
            {last ? (
              <>
                <Time iso={last.at} />
                <span className="publisher__more">{sayLast(last)}</span>
              </>
            ) : (
              'Nothing yet'
            )}
          </dd>
        </div>
        <div>
          <dt>It took</dt>
          <dd>
            {last && last.pages > 0 ? saySeconds(last.milliseconds) : '–'}
            {last && last.pages > 0 && (
              <span className="publisher__more">{`For ${countOf(last.pages, 'page', 'pages')}`}</span>
            )}
          </dd>
        </div>
      </dl>
      <Rebuilding rebuild={state.rebuild} mayRebuild={mayRebuild} />
    </section>
  );
}

function sayNow(state: PublisherState): string {
  if (state.isAway) return state.seenAt ? 'The publisher is away, last seen ' : 'The publisher was never here.';
  if (state.pending > 0) return `Publishing ${countOf(state.pending, 'change', 'changes')}…`;
  if (isRebuilding(state)) return 'Rebuilding every page. Changes are published meanwhile.';
  return state.failed > 0 ? 'Everything else is published.' : 'Everything is published.';
}

/** Of many changes the first are named. */
function sayLast({ names, changes }: NonNullable<PublisherState['last']>): string {
  if (names.length === 0) return '';
  const others = changes - names.length;
  return `${[...new Set(names)].join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

function saySeconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
