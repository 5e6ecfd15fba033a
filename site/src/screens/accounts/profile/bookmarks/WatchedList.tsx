import type { Watched } from '@common-ground/api/contracts/watchlist/watchlist.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect } from 'react';
import { TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { conditionPath, toolPath } from '../../../../routes.ts';
import { WATCHED_CHANNEL, watch } from '../../../watchlist/watched.ts';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { ActionRow } from '../parts/ActionRow.tsx';
import { ListPart } from '../parts/Part.tsx';
import { Section, useOutcome } from '../parts/Section.tsx';
import { $watched, without } from '../reads.ts';
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
  const { tell, section } = useOutcome();
  useEffect(followWatched, []);

  function forget({ id, title }: Watched) {
    without($watched, id);
    tell(fill(words.watched.stopped, { title }));
  }

  return (
    <Section title={words.watched.title} {...section}>
      <ListPart $read={$watched} empty={<p className="text-ink-soft">{words.watched.empty}</p>}>
        {(one) => <WatchedRow key={one.id} watched={one} onStopped={() => forget(one)} />}
      </ListPart>
    </Section>
  );
}

function WatchedRow({ watched, onStopped }: { watched: Watched; onStopped: () => void }) {
  const { lang, words } = useProfile();
  const { conditionId, title, addedAt } = watched;
  const stopping = useTask(async () => {
    await watch(conditionId, false);
    onStopped();
  }, words.part.notDone);
  return (
    <ActionRow
      reason={stopping.reason}
      actions={
        <TaskButton task={stopping} aria-label={fill(words.watched.stopOf, { title })}>
          {words.watched.stop}
        </TaskButton>
      }
    >
      <h3 dir="auto">
        <a href={conditionPath(conditionId, lang)}>{title}</a>
      </h3>
      <p className={rowFacts}>
        <span>
          <Filled text={words.watched.since} values={{ date: <Moment iso={addedAt} isDay /> }} />
        </span>
        <a href={toolPath('history', conditionId, lang)} aria-label={fill(words.watched.historyOf, { title })}>
          {words.watched.history}
        </a>
      </p>
    </ActionRow>
  );
}
