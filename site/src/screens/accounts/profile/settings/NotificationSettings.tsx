import type {
  NotificationChoices,
  NotificationTopic,
} from '@common-ground/api/contracts/notifications/notifications.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { useTask } from '../../../../components/task/TaskButton.tsx';
import { $userId, api, calls } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { rows } from '../looks.ts';
import { Part, Section } from '../parts/Section.tsx';
import { $choices } from '../reads.ts';
import { Switch } from './Switch.tsx';

/** Which notifications somebody wants, topic by topic. */
export function NotificationSettings() {
  const { words } = useProfile();
  const topics = Object.keys(words.choices.topics) as NotificationTopic[];
  return (
    <Section title={words.choices.title} intro={words.choices.intro}>
      <Part $read={$choices}>
        {(choices: NotificationChoices) => (
          <ul className={rows}>
            {topics.map((topic) => (
              <TopicChoice key={topic} topic={topic} isWanted={choices[topic]} />
            ))}
          </ul>
        )}
      </Part>
    </Section>
  );
}

/** Saved at once; what the box shows is what the server has, but for the moment in which it is being told. */
function TopicChoice({ topic, isWanted }: { topic: NotificationTopic; isWanted: boolean }) {
  const { words } = useProfile();
  const { topics, saving, saved, failed } = words.choices;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isSaved, setSaved] = useState(false);
  const choosing = useTask(async (isOn: boolean) => {
    const id = $userId.get();
    if (id === null) return;
    setWanted(isOn);
    setSaved(false);
    try {
      $choices.mutate(await api.call(calls.chooseNotifications, { params: { id }, body: { [topic]: isOn } }));
      setSaved(true);
    } finally {
      setWanted(null);
    }
  }, words.part.notDone);
  const state = choosing.isBusy
    ? saving
    : choosing.reason
      ? fill(failed, { reason: choosing.reason })
      : isSaved && saved;
  return (
    <li>
      <Switch
        name={topics[topic].name}
        text={topics[topic].text}
        isOn={wanted ?? isWanted}
        onChange={(isOn) => void choosing.run(isOn)}
        state={state || ''}
      />
    </li>
  );
}
