import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { TaughtChange } from '@common-ground/api/contracts/learning/changes.ts';
import { changeWords } from '@common-ground/api/contracts/wording/learningChanges.ts';
import { RefreshCwIcon } from 'lucide-react';
import { Filled } from '../../../components/text/Filled.tsx';
import { Moment } from '../../../components/text/Moment.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { learningModulePath } from '../../../routes.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import { sectionPath } from '../sectionPath.ts';
import type { Row } from './ModuleRow.tsx';

/** Language of edit summaries: the default language. */
const editorsLanguage: typeof DEFAULT_LANGUAGE = 'en';

type Props = {
  lang: string;
  changes: TaughtChange[];
  rows: Row[];
  own: OwnLanguage;
};

/** Lists what changed since each module was completed, and whether the module was corrected or confirmed. */
export function ChangeList({ lang, changes, rows, own }: Props) {
  const words = changeWords(lang);
  const changed = rows.filter(({ id }) => changes.some(({ moduleId }) => moduleId === id));
  return (
    <section
      className="grid max-w-list gap-3 rounded-soft border border-s-6 border-notice-edge bg-notice-surface p-6"
      aria-labelledby="changed-title"
    >
      <h2 className="flex gap-3 text-h3" id="changed-title">
        <RefreshCwIcon className="lucide mt-1" />
        <Text>{words.title}</Text>
      </h2>
      <p>{words.intro}</p>
      <ul className="grid gap-4">
        {changed.map(({ id, title }) => (
          <li key={id} className="grid gap-2">
            <h3 className="text-base">
              <a className="touch" href={learningModulePath(id, lang)} {...own}>
                {title}
              </a>
            </h3>
            {changes
              .filter(({ moduleId }) => moduleId === id)
              .map((change) => (
                <Change key={change.id} lang={lang} change={change} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ lang, change }: { lang: string; change: TaughtChange }) {
  const words = changeWords(lang);
  const { conditionId, title, sections, summary, isTakenDown, isThere, at, state, settledAt } = change;
  const listed = new Intl.ListFormat(lang).format(sections.map((section) => words.sections[section]));
  const name = <bdi>{title}</bdi>;
  const page = isThere && sections[0] ? <a href={sectionPath(conditionId, sections[0], lang)}>{name}</a> : name;
  return (
    <div className="border-s-3 border-notice-edge ps-4">
      <p>
        <Filled text={isTakenDown ? words.takenDown : words.changed} values={{ title: page, sections: listed }} />{' '}
        <span className="hint">
          (<Moment iso={at} isDay />)
        </span>
      </p>
      {summary && (
        <p>
          {/* `q` takes its quotation marks from the language of its parent: that of the summary. */}
          <bdi lang={editorsLanguage}>
            <q>{summary}</q>
          </bdi>
        </p>
      )}
      <p className="hint">
        <Filled text={words[state]} values={{ date: settledAt && <Moment iso={settledAt} isDay /> }} />
      </p>
    </div>
  );
}
