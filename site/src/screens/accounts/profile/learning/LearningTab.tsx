import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { AwardIcon, TrophyIcon } from 'lucide-react';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { Text } from '../../../../components/text/Text.tsx';
import { certificatePath } from '../../../../routes.ts';
import { $learningDays, LearningDays } from '../../../learning/days/LearningDays.tsx';
import { sumTotalPoints } from '../../../learning/progress/displays.ts';
import { RecallLine } from '../../../learning/remember/RecallLine.tsx';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { ListPart, Part, Section } from '../parts/Section.tsx';
import { $achievements, $certificates, $progress } from '../reads.ts';
import { ProgressList } from './ProgressList.tsx';

export function LearningTab() {
  const { lang, words } = useProfile();
  return (
    <>
      <Section title={words.learning.paths}>
        <Part $read={$progress}>{(records) => <ProgressList records={records} />}</Part>
        <Part $read={$learningDays}>{(days) => <LearningDays lang={lang} {...days} />}</Part>
        <RecallLine lang={lang} isMember isAlways />
      </Section>
      <Section title={words.learning.achievements}>
        <TotalPoints />
        <ListPart $read={$achievements} empty={<p className="text-ink-soft">{words.learning.noAchievements}</p>}>
          {({ id, title, description, language, points, unlockedAt }) => (
            <li key={id}>
              <h3 className="flex gap-2" dir="auto" lang={language}>
                <TrophyIcon className="lucide" />
                <Text>{title}</Text>
              </h3>
              <p dir="auto" lang={language}>
                {description}
              </p>
              <p className={rowFacts}>
                <span>{fill(words.learning.inTotal, { points: plural(lang, words.learning.points, points) })}</span>
                <span>
                  <Filled text={words.learning.unlocked} values={{ date: <Moment iso={unlockedAt} isDay /> }} />
                </span>
              </p>
            </li>
          )}
        </ListPart>
      </Section>
      <Section title={words.learning.certificates}>
        <ListPart $read={$certificates} empty={<p className="text-ink-soft">{words.learning.noCertificates}</p>}>
          {({ id, title, language, earnedAt, certificateCode, isRevoked }) => (
            <li key={id}>
              <h3 className="flex gap-2" dir="auto">
                <AwardIcon />
                <a href={certificatePath(certificateCode, lang)} lang={language}>
                  {title}
                </a>
              </h3>
              <p className={rowFacts}>
                <span>
                  <Filled text={words.learning.earned} values={{ date: <Moment iso={earnedAt} isDay /> }} />
                </span>
                <span>
                  <Filled text={words.learning.code} values={{ code: <bdi>{certificateCode}</bdi> }} />
                </span>
                {isRevoked && <span className="font-semibold">{words.learning.revoked}</span>}
              </p>
            </li>
          )}
        </ListPart>
      </Section>
    </>
  );
}

/** Shows the points of paths and achievements together. Renders nothing until both have loaded. */
function TotalPoints() {
  const { lang, words } = useProfile();
  const [progress, achievements] = [useStore($progress).data, useStore($achievements).data];
  if (!progress || !achievements) return null;
  const points = formatNumber(lang, sumTotalPoints(progress, achievements));
  return <p>{fill(words.learning.totalPoints, { points })}</p>;
}
