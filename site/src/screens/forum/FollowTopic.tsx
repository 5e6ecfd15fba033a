import type { FollowingState } from '@common-ground/api/contracts/forum/following.ts';
import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { BellOffIcon, CheckIcon, EyeIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Reason, useTask } from '../../components/task/TaskButton.tsx';
import { Text } from '../../components/text/Text.tsx';
import { toggleButton } from '../../components/toggle/looks.ts';
import { findWaitingState } from '../../session/offline/QueuedKind.ts';
import { sendOrQueue } from '../../session/offline/sendOrQueue.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { api, calls } from '../../session/session.ts';
import { useTopicTools } from './context.ts';
import { queuedFollow } from './queued.ts';
import { queuedTitle } from './writing.ts';

/** Lets users watch a topic, or mute it so that only mentions of their name notify them. */
export function FollowTopic() {
  const { live } = useTopicTools();
  if (live.userId === null || live.topic.mergedInto !== null) return null;
  // The key loads the state again for another user.
  return <Choice key={live.userId} userId={live.userId} topicId={live.topic.id} />;
}

const ICONS = { watching: EyeIcon, muted: BellOffIcon };

function Choice({ userId, topicId }: { userId: number; topicId: number }) {
  const { lang, words, tools, live } = useTopicTools();
  const waiting = findWaitingState(useOwnQueue(), queuedFollow, topicId);
  const { group, watch, mute, hints, notDone } = tools.follow;
  const hintId = useId();
  const params = { id: userId, topicId };
  const [known, setChosen] = useState<FollowingState | null>(null);
  const chosen = waiting ? waiting.state : known;
  useEffect(() => {
    // When this fails, for example offline, no choice is shown. The buttons still work and report their own errors.
    api
      .call(calls.getFollowing, { params })
      .then(({ state }) => setChosen(state))
      .catch(() => {});
  }, []);

  const choosing = useTask(async (state: FollowingState) => {
    const wanted = state === chosen ? null : state;
    const title = queuedTitle(live.topic, words);
    const write = { kind: queuedFollow, userId, input: { topicId, state: wanted }, title };
    await sendOrQueue(write, () =>
      wanted
        ? api.call(calls.followTopic, { params, body: { state: wanted } })
        : api.call(calls.unfollowTopic, { params }),
    );
    // A queued choice is shown like a saved one, and stays shown after the queue has sent it.
    setChosen(wanted);
  }, notDone);

  const toggle = (state: FollowingState, label: string) => {
    // The icon shows the state too, because the background of a pressed button hardly differs in some themes.
    const Icon = chosen === state ? CheckIcon : ICONS[state];
    return (
      <button
        className={toggleButton}
        type="button"
        aria-pressed={chosen === state}
        aria-describedby={hintId}
        aria-disabled={choosing.isBusy || undefined}
        onClick={() => void choosing.run(state)}
      >
        <Icon />
        <Text>{label}</Text>
      </button>
    );
  };

  return (
    <fieldset className="grid w-full gap-2 print:hidden" aria-label={group}>
      <div className="buttons">
        {toggle('watching', watch)}
        {toggle('muted', mute)}
      </div>
      <p className="hint" id={hintId}>
        {hints[chosen ?? 'none']}
      </p>
      {waiting && <p className="hint">{queueWords(lang).bookmarkWaits}</p>}
      <Reason>{choosing.reason}</Reason>
    </fieldset>
  );
}
