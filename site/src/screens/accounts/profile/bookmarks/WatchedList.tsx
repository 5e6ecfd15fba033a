import type { Watched } from '@common-ground/api/contracts/watchlist/watchlist.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef, useState } from 'react';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { conditionPath, toolPath } from '../../../../routes.ts';
import { WATCHED_CHANNEL, watch } from '../../../watchlist/watched.ts';
import { useProfile } from '../context.ts';
import { Part } from '../parts/Part.tsx';
import { Said } from '../parts/Said.tsx';
import { Section } from '../parts/Section.tsx';
import { useTask } from '../parts/useTask.ts';
import { $watched } from '../reads.ts';
import { followOtherTabs } from './followOtherTabs.ts';

const followWatched = () =>
  followOtherTabs({
    channel: WATCHED_CHANNEL,
    isListed: (name) => $watched.get().data?.some(({ conditionId }) => String(conditionId) === name),
    readAgain: () => $watched.revalidate(),
  });

/** The pages that somebody watches, the last added first. */
export function WatchedList() {
  const { words } = useProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(followWatched, []);

  function forget({ id, title }: Watched) {
    const { data = [] } = $watched.get();
    $watched.mutate(data.filter((one) => one.id !== id));
    setSaid(fill(words.watched.stopped, { title }));
    // The button that was pressed is gone with its row.
    heading.current?.focus();
  }

  return (
    <Section title={words.watched.title} headingRef={heading}>
      <Said>{said}</Said>
      <Part $read={$watched}>
        {(list) =>
          list.length === 0 ? (
            <p className="empty">{words.watched.empty}</p>
          ) : (
            <ul className="rows">
              {list.map((one) => (
                <WatchedRow key={one.id} watched={one} onStopped={() => forget(one)} />
              ))}
            </ul>
          )
        }
      </Part>
    </Section>
  );
}

function WatchedRow({ watched, onStopped }: { watched: Watched; onStopped: () => void }) {
  const { lang, words } = useProfile();
  const { conditionId, title, addedAt } = watched;
  const stopping = useTask(async () => {
    await watch(conditionId, false);
    onStopped();
  });
  return (
    <li className="with-action">
      <div>
        <h3 dir="auto">
          <a href={conditionPath(conditionId, lang)}>{title}</a>
        </h3>
        <p className="row-facts">
          <span>
            <Filled text={words.watched.since} values={{ date: <Moment iso={addedAt} isDay /> }} />
          </span>
          <a href={toolPath('history', conditionId, lang)} aria-label={fill(words.watched.historyOf, { title })}>
            {words.watched.history}
          </a>
        </p>
        {stopping.reason && (
          <p className="failed" role="alert">
            {stopping.reason}
          </p>
        )}
      </div>
      <button
        className="button quiet"
        type="button"
        aria-label={fill(words.watched.stopOf, { title })}
        aria-disabled={stopping.isBusy || undefined}
        onClick={stopping.run}
      >
        {words.watched.stop}
      </button>
    </li>
  );
}
