import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { learningPathPath, screenPath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';
import { rowFacts, rows } from '../looks.ts';
import { formatPercent } from '../parts/formatPercent.ts';

const STATES = { not_started: 'notStarted', in_progress: 'inProgress', completed: 'completed' } as const;

export function ProgressList({ records }: { records: Progress[] }) {
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
          const percent = formatPercent(lang, progress);
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
