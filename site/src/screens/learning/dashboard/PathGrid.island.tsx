import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { learningPathPath } from '../../../routes.ts';
import { ActionText } from '../ActionText.tsx';
import { factRow, learningCard } from '../looks.ts';
import { toPathState } from '../progress/displays.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import type { PathOnPage } from '../progress/records.ts';
import { useRecords } from '../progress/useRecords.ts';

export type PathCard = PathOnPage & {
  title: string;
  description: string;
  own: OwnLanguage;
  level: string;
  facts: string[];
  steps: string[];
};

type Props = { lang: string; paths: PathCard[] };

const ACTIONS = { not_started: 'startLearning', in_progress: 'continueLearning', completed: 'review' } as const;

export default function PathGrid({ lang, paths }: Props) {
  const words = progressWords(lang);
  const { records, isAlive } = useRecords(paths);
  return (
    <ul className="tiled">
      {paths.map((path) => {
        const state = toPathState(path.id, records ?? []);
        const { title, own } = path;
        return (
          <li key={path.id} className={learningCard}>
            <h3 {...own}>{title}</h3>
            <p className={factRow}>
              <span className="badge">{path.level}</span>
              {path.facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            <p {...own}>{path.description}</p>
            <ol className="list-decimal ps-[1.75em] text-small" {...own}>
              {path.steps.map((step, at) => (
                <li key={path.modules[at]?.id}>{step}</li>
              ))}
            </ol>
            <p className="mt-auto flex flex-wrap items-center gap-3 pt-2">
              {/* Invisible until the progress is known, so that a path already begun does not show "Start" first. */}
              <a
                className={`button ${state === 'completed' ? 'quiet' : ''} ${isAlive && records ? '' : 'learner:invisible'}`}
                href={learningPathPath(path.id, lang)}
              >
                <ActionText text={words[ACTIONS[state]]} title={title} own={own} />
              </a>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
