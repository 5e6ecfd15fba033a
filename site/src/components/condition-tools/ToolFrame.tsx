import { ClientError } from '@common-ground/api/contracts/client.ts';
import type { Condition } from '@common-ground/api/contracts/encyclopedia/conditions.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../islands/useHydrated.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { conditionPath, homePath, parseId, toolPath } from '../../routes.ts';
import { api, calls } from '../../session/session.ts';
import '../../styles/late.ts';
import type { HistoryWords } from '@common-ground/api/contracts/wording/history.ts';
import { FormWordsProvider } from '../form/formWords.ts';
import { LoadFailed } from '../load-failed/LoadFailed.tsx';
import type { Parts } from '../text/Text.tsx';

/** Classes of a part of History or Talk: a grid of one column, in which a button is only as wide as its text. */
export const toolPart =
  'tool-part grid max-w-list grid-cols-1 justify-items-start gap-4 [&_:is(h2,h3):focus]:outline-none [&_p:empty]:hidden [&>.load-failed]:w-full';

export type FrameProps = { lang: string; words: { loading: string; failed: string; tryAgain: string } };

type Props<Words extends ToolWords> = FrameProps & {
  screen: 'history' | 'talk';
  load: (language: string) => Promise<Words>;
  beside: (condition: number) => Parts;
  /** Returns the content for an id whose condition readers cannot get. `empty` is the usual content in this case. */
  whenGone?: (tool: Tool<Words>, empty: Parts) => Parts;
  children: (tool: Tool<Words>) => Parts;
};

export function ToolFrame<Words extends ToolWords>({
  lang,
  words,
  screen,
  load,
  beside,
  whenGone,
  children,
}: Props<Words>) {
  const isAlive = useHydrated();
  const [attempt, setAttempt] = useState(1);
  const loaded = useLoaded(() => Promise.all([load(lang), readCondition(lang)]), isAlive && attempt);

  if (loaded === 'failed')
    return <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={() => setAttempt(attempt + 1)} />;
  if (!loaded) return <p role="status">{words.loading}</p>;
  const [all, condition] = loaded;
  const { tools } = all;
  if (!condition) {
    const empty = (
      <ToolEmpty role="alert">
        <p>{tools.noCondition}</p>
        <a className="button" href={`${homePath(lang)}#categories`}>
          {tools.browse}
        </a>
      </ToolEmpty>
    );
    const asked = idInAddress();
    return asked !== null && whenGone ? whenGone({ id: asked, lang, words: all }, empty) : empty;
  }
  const { id } = condition;
  return (
    <FormWordsProvider value={formWords(lang)}>
      <Head id={id} lang={lang} screen={screen} tools={tools} name={condition.translation?.name ?? condition.name}>
        {beside(id)}
      </Head>
      {children({ id, lang, words: all })}
    </FormWordsProvider>
  );
}

type HeadProps = {
  id: number;
  lang: string;
  name: string;
  screen: 'history' | 'talk';
  tools: ToolWords['tools'];
  children: Parts;
};

function Head({ id, lang, name, screen, tools, children }: HeadProps) {
  useEffect(() => {
    document.title = `${name} · ${document.title}`;
  }, [name]);
  const links = [
    { href: conditionPath(id, lang), label: tools.read, isHere: false },
    { href: toolPath('history', id, lang), label: tools.history, isHere: screen === 'history' },
    { href: toolPath('talk', id, lang), label: tools.talk, isHere: screen === 'talk' },
  ];
  return (
    <div className="tool-head flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-edge pb-2 [&>.button]:ms-auto">
      <p className="flex-[1_1_100%] font-heading text-h3 leading-[1.3] font-semibold" dir="auto">
        <a href={conditionPath(id, lang)}>{name}</a>
      </p>
      <nav aria-label={tools.nav}>
        <ul className="flex flex-wrap gap-1">
          {links.map(({ href, label, isHere }) => (
            <li key={href}>
              <a
                className={`touch border-b-3 px-3 ${isHere ? 'border-action font-bold text-ink no-underline' : 'border-transparent'}`}
                href={href}
                aria-current={isHere ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

export function ToolEmpty({ role, children }: { role?: 'alert'; children: Parts }) {
  return (
    <div
      className="tool-empty flex w-full flex-wrap items-center gap-x-6 gap-y-3 rounded-soft border border-line bg-raised px-5 py-4"
      role={role}
    >
      {children}
    </div>
  );
}

/** Returns the condition whose id is in the address; null when the address has no id or the API answers 404. */
async function readCondition(lang: string): Promise<Condition | null> {
  const id = idInAddress();
  if (id === null) return null;
  try {
    return await api.call(calls.getCondition, { params: { id }, query: { lang } });
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return null;
    throw error;
  }
}

function idInAddress(): number | null {
  return parseId(new URLSearchParams(location.search).get('condition') ?? undefined);
}

export type ToolWords = Pick<HistoryWords, 'page' | 'tools'>;

export type Tool<Words extends ToolWords> = { id: number; lang: string; words: Words };
