import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { AwardIcon, TrophyIcon } from 'lucide-react';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { certificatePath, learningPathPath, screenPath } from '../../../../routes.ts';
import { LearningDays } from '../../../learning/days/LearningDays.tsx';
import { $learningDays } from '../../../learning/days/learningDays.ts';
import { RecallLine } from '../../../learning/remember/RecallLine.tsx';
import { useProfile } from '../context.ts';
import { rowFacts, rows } from '../looks.ts';
import { ListPart, Part, Section } from '../parts/Section.tsx';
import { writePercent } from '../parts/writePercent.ts';
import { $achievements, $certificates, $progress } from '../reads.ts';

/** How far somebody has come, and what they have earned. */
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
        <ListPart $read={$achievements} empty={<p className="text-ink-soft">{words.learning.noAchievements}</p>}>
          {({ id, title, description, language, points, unlockedAt }) => (
            <li key={id}>
              <h3 className="flex gap-2" dir="auto" lang={language}>
                <TrophyIcon className="lucide" />
                {title}
              </h3>
              <p dir="auto" lang={language}>
                {description}
              </p>
              <p className={rowFacts}>
                <span>{plural(lang, words.learning.points, points)}</span>
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

const STATES = { not_started: 'notStarted', in_progress: 'inProgress', completed: 'completed' } as const;

/** A learning path a row: how far, as a bar and in words. */
function ProgressList({ records }: { records: Progress[] }) {
  const { lang, words } = useProfile();
  const paths = screenPath('learning', lang);
  if (records.length === 0)
    return (
      <>
        <p className="text-ink-soft">{words.learning.noPaths}</p>
        <a className="button quiet" href={paths}>
          {words.learning.toPaths}
        </a>
      </>
    );
  return (
    <>
      <ul className={rows}>
        {records.map(({ id, pathId, title, language, isThere, status, progress, totalPoints }) => {
          const percent = writePercent(lang, progress);
          return (
            <li key={id}>
              <h3 dir="auto">
                {isThere ? (
                  <a className="touch" href={learningPathPath(pathId, lang)} lang={language}>
                    {title}
                  </a>
                ) : (
                  <span lang={language}>{title}</span>
                )}
              </h3>
              {!isThere && <p className="hint">{words.learning.closed}</p>}
              <p className={rowFacts}>
                <span>{words.learning[STATES[status]]}</span>
                <span>{fill(words.learning.percent, { percent })}</span>
                {totalPoints > 0 && <span>{plural(lang, words.learning.points, totalPoints)}</span>}
              </p>
              <progress max={100} value={progress} aria-label={fill(words.learning.barOf, { title })}>
                {percent}
              </progress>
            </li>
          );
        })}
      </ul>
      <a href={paths}>{words.learning.toPaths}</a>
    </>
  );
}
