import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { AwardIcon } from 'lucide-react';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { screenPath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';
import { rowFacts, rows } from '../looks.ts';
import { ListPart, Part, Section } from '../parts/Section.tsx';
import { writePercent } from '../parts/writePercent.ts';
import { $certificates, $progress } from '../reads.ts';

/** How far somebody has come, and what they have earned. */
export function LearningTab() {
  const { words } = useProfile();
  return (
    <>
      <Section title={words.learning.paths}>
        <Part $read={$progress}>{(records) => <ProgressList records={records} />}</Part>
      </Section>
      <Section title={words.learning.certificates}>
        <ListPart $read={$certificates} empty={<p className="text-ink-soft">{words.learning.noCertificates}</p>}>
          {({ id, title, earnedAt }) => (
            <li key={id}>
              <h3 className="flex gap-2" dir="auto">
                <AwardIcon className="lucide" />
                {title}
              </h3>
              <p className={rowFacts}>
                <span>
                  <Filled text={words.learning.earned} values={{ date: <Moment iso={earnedAt} isDay /> }} />
                </span>
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
        {records.map(({ id, title, status, progress }) => {
          const percent = writePercent(lang, progress);
          return (
            <li key={id}>
              <h3 dir="auto">{title}</h3>
              <p className={rowFacts}>
                <span>{words.learning[STATES[status]]}</span>
                <span>{fill(words.learning.percent, { percent })}</span>
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
