import type {
  NotificationChoices,
  NotificationTopic,
} from '@common-ground/api/contracts/notifications/notifications.ts';
import { Switch } from '../../../../components/form/Switch.tsx';
import { api, calls } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { rows } from '../looks.ts';
import { Part, Section } from '../parts/Section.tsx';
import { $choices } from '../reads.ts';
import { useSavedChoice } from './useSavedChoice.ts';

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

function TopicChoice({ topic, isWanted }: { topic: NotificationTopic; isWanted: boolean }) {
  const { words } = useProfile();
  const { name, text } = words.choices.topics[topic];
  const choice = useSavedChoice(isWanted, async (id, isOn) =>
    $choices.mutate(await api.call(calls.chooseNotifications, { params: { id }, body: { [topic]: isOn } })),
  );
  return (
    <li>
      <Switch name={name} text={text} isOn={choice.value} onChange={choice.choose} state={choice.state} />
    </li>
  );
}
