import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { PageLanguage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { ForumFigures } from '@common-ground/api/contracts/publishing/forumPages.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../islands/useHydrated.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { ALL_TOPICS, parseTopicQuery, type TopicQuery, toAddress, toApiQuery } from './askedTopics.ts';
import type { ForumWords } from './TopicRow.tsx';

export type ForumProps = {
  lang: string;
  words: ForumWords;
  /** Languages that a topic can be written in. */
  languages: Pick<PageLanguage, 'code' | 'nativeName'>[];
  /** Category of the page, null for all categories. */
  category: ForumCategory | null;
  /** First page of topics for everyone in the page's language, and the cursor of the next page. */
  topics: Topic[];
  nextCursor: string | null;
  /** Some topics in other languages, when `topics` holds all in the page's language. */
  others: Topic[];
  /** Null on the page of one category. */
  figures: ForumFigures | null;
};

type Shown = Pick<ForumProps, 'topics' | 'others' | 'nextCursor'> & { previousCursor: string | null };

/** Holds the published list, then the one that the address asks for. `said` is the announcement for screen readers. */
export function useTopicList({ lang, words, category, topics, others, nextCursor }: ForumProps) {
  const isAlive = useHydrated();
  const userId = useStore($userId);
  const [asked, setAsked] = useState<TopicQuery>({ ...ALL_TOPICS, category });
  const [shown, setShown] = useState<Shown>({ topics, others, nextCursor, previousCursor: null });
  const [state, setState] = useState<'loading' | 'failed' | null>(null);
  const [said, setSaid] = useState('');
  // Number of the latest request, because responses may arrive in another order.
  const latest = useRef(0);

  async function load(now: TopicQuery): Promise<void> {
    const number = ++latest.current;
    setAsked(now);
    setState('loading');
    setSaid(words.forum.loading);
    try {
      const page = await findPage(now, lang);
      if (number !== latest.current) return;
      flushSync(() => {
        setShown(page);
        setState(null);
        setSaid(plural(lang, words.forum.shown, page.topics.length + page.others.length));
      });
    } catch {
      if (number !== latest.current) return;
      setState('failed');
      setSaid('');
    }
  }

  /** Loads other topics and changes the address. While the reader types, this adds no history entry. */
  function go(now: TopicQuery, isTyping = false): Promise<void> {
    const address = toAddress(now, lang);
    if (isTyping) history.replaceState(null, '', address);
    else if (address !== location.pathname + location.search) history.pushState(null, '', address);
    return load(now);
  }

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isAlive) return;
    const isPublished = isFirst.current && userId === null && !location.search;
    isFirst.current = false;
    if (!isPublished) void load(parseTopicQuery(location, lang));
  }, [isAlive, userId]);

  useEffect(() => {
    const follow = () => void load(parseTopicQuery(location, lang));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return { isAlive, asked, ...shown, state, said, go, reload: () => load(asked) };
}

/** Loads topics. When one page holds all topics in the reader's language, adds some in other languages. */
async function findPage(asked: TopicQuery, lang: string): Promise<Shown> {
  const page = await api.call(calls.findTopics, { query: toApiQuery(asked, lang) });
  const isAll = page.nextCursor === null && page.previousCursor === null;
  if (asked.isAllLanguages || !isAll) return { ...page, others: [] };
  const { topics } = await api.call(calls.findTopics, { query: toApiQuery({ ...asked, isAllLanguages: true }, lang) });
  return { ...page, others: topics.filter(({ language }) => language !== lang) };
}
