import { ClientError } from '@common-ground/api/contracts/client.ts';
import type { Condition } from '@common-ground/api/contracts/encyclopedia/conditions.ts';
import { loadConditionToolsWords } from '@common-ground/api/contracts/wording/conditionTools/load.ts';
import { formWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useAlive } from '../../islands/useAlive.ts';
import { conditionPath, homePath, toolPath } from '../../routes.ts';
import { WatchButton } from '../../screens/watchlist/WatchButton.tsx';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { lateStyle } from '../../styles/lateStyle.ts';
import formCss from '../form/form.css?inline';
import { LoadFailed } from '../load-failed/LoadFailed.tsx';
import loadFailedCss from '../load-failed/load-failed.css?inline';
import { conditionInAddress } from './conditionInAddress.ts';
import { type Tool, ToolProvider } from './context.ts';
import css from './tools.css?inline';

export type FrameProps = { lang: string; words: { loading: string; failed: string; tryAgain: string } };

type Props = FrameProps & { screen: 'history' | 'talk'; children: ReactNode };

const adoptStyle = lateStyle(formCss + loadFailedCss + css);

type Loaded = { words: Tool['words']; condition: Condition | null };

/** Of which page this is, the way between it, its history and its talk, and below that the screen itself. */
export function ToolFrame({ lang, words, screen, children }: Props) {
  const isAlive = useAlive();
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    adoptStyle();
    setLoaded(null);
    Promise.all([loadConditionToolsWords(lang), readCondition(lang)]).then(
      ([toolWords, condition]) => setLoaded({ words: toolWords, condition }),
      () => setLoaded('failed'),
    );
  }, [lang, attempt]);
  if (loaded === 'failed')
    return <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={() => setAttempt(attempt + 1)} />;
  if (!isAlive || !loaded) return <p role="status">{words.loading}</p>;
  const { condition, words: all } = loaded;
  if (!condition)
    return (
      <div className="tool-empty" role="alert">
        <p>{all.tools.noCondition}</p>
        <a className="button" href={`${homePath(lang)}#categories`}>
          {all.tools.browse}
        </a>
      </div>
    );
  const name = condition.translation?.name ?? condition.name;
  const { id } = condition;
  return (
    <ToolProvider value={{ id, lang, words: all, formWords: formWords(lang) }}>
      <Head {...{ id, lang, name, screen, words: all.tools }} />
      {children}
    </ToolProvider>
  );
}

type HeadProps = { id: number; lang: string; name: string; screen: Props['screen']; words: Tool['words']['tools'] };

function Head({ id, lang, name, screen, words }: HeadProps) {
  useEffect(() => {
    // What a tab, a bookmark and a screen reader call the page.
    document.title = `${name} · ${document.title}`;
  }, [name]);
  const links = [
    { href: conditionPath(id, lang), label: words.read, isHere: false },
    { href: toolPath('history', id, lang), label: words.history, isHere: screen === 'history' },
    { href: toolPath('talk', id, lang), label: words.talk, isHere: screen === 'talk' },
  ];
  return (
    <div className="tool-head">
      <p className="tool-of" dir="auto">
        <a href={conditionPath(id, lang)}>{name}</a>
      </p>
      <nav aria-label={words.nav}>
        <ul>
          {links.map(({ href, label, isHere }) => (
            <li key={href}>
              <a href={href} aria-current={isHere ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <WatchButton lang={lang} id={id} />
    </div>
  );
}

/** The condition that the address names; null where it names none that readers have. */
async function readCondition(lang: string): Promise<Condition | null> {
  const id = conditionInAddress();
  if (id === null) return null;
  try {
    return await api.call(calls.getCondition, { params: { id }, query: { lang } });
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return null;
    throw error;
  }
}
