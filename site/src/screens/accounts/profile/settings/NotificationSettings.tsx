import type {
  NotificationChoices,
  NotificationTopic,
} from '@common-ground/api/contracts/notifications/notifications.ts';
import { useProfile } from '../context.ts';
import { rows } from '../looks.ts';
import { Part } from '../parts/Part.tsx';
import { Section } from '../parts/Section.tsx';
import { $choices } from '../reads.ts';
import { TopicChoice } from './TopicChoice.tsx';

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
