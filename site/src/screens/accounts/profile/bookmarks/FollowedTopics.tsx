import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { $userId, api, calls } from '../../../../session/session.ts';
import { pageOfTopic } from '../../../forum/topicLinks.ts';
import { useProfile } from '../context.ts';
import { ListPart, Section, useOutcome } from '../parts/Section.tsx';
import { $followed } from '../reads.ts';
import { RemovableRow } from './RemovableRow.tsx';

/** Lists the topics of the forum that the user watches or has muted. */
export function FollowedTopics() {
  const { lang, words } = useProfile();
  const { followed } = words;
  const { tell, section } = useOutcome();
  return (
    <Section title={followed.title} {...section}>
      <ListPart $read={$followed} empty={<p className="text-ink-soft">{followed.empty}</p>}>
        {({ topicId, title, language, audience, state, since, lastPostAt }) => (
          <RemovableRow
            key={topicId}
            title={title}
            language={language}
            href={pageOfTopic({ id: topicId, audience }, lang)}
            button={followed.stop[state]}
            buttonOf={followed.stopOf[state]}
            letGo={async () => {
              const userId = $userId.get();
              if (userId === null) return;
              await api.call(calls.unfollowTopic, { params: { id: userId, topicId } });
              $followed.mutate(($followed.get().data ?? []).filter((one) => one.topicId !== topicId));
              tell(fill(followed.stopped[state], { title }));
            }}
          >
            <span className="badge">{followed.states[state]}</span>
            <span>
              <Filled text={followed.since} values={{ date: <Moment iso={since} isDay /> }} />
            </span>
            <span>
              <Filled text={followed.lastPost} values={{ date: <Moment iso={lastPostAt} isDay /> }} />
            </span>
          </RemovableRow>
        )}
      </ListPart>
    </Section>
  );
}
