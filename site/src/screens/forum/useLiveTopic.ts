import { ClientError } from '@common-ground/api/contracts/client.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { useAlive } from '../../islands/useAlive.ts';
import { forumPath } from '../../routes.ts';
import { markTopicsRead } from '../../session/markTopicsRead.ts';
import { $userId, api, calls } from '../../session/session.ts';
import type { ShownPost } from './PostView.tsx';
import { lastNumber, queryOfPage, type TopicState, withPosts } from './topicState.ts';

/** How often it is asked whether somebody wrote meanwhile, while the page is looked at. */
const NEWS_MS = 10_000;

type Start = TopicState & { lang: string; page: number; pages: number };

export type LiveTopic = ReturnType<typeof useLiveTopic>;

/** A page of a topic as it was published, then as whoever is signed in has it, with what others write meanwhile. */
export function useLiveTopic({ lang, page, pages, ...start }: Start) {
  const isAlive = useAlive();
  const userId = useStore($userId);
  const [state, setState] = useState<TopicState>(start);
  const [news, setNews] = useState<ShownPost[]>([]);
  const [said, say] = useState('');
  const isLast = page >= pages;
  const id = state.topic.id;
  // What is asked for again and again has to know what is shown now.
  const last = useRef(0);
  last.current = lastNumber(state.posts);

  async function refresh(): Promise<void> {
    try {
      const [topic, posts] = await Promise.all([
        api.call(calls.getTopic, { params: { id } }),
        api.call(calls.listPosts, { params: { id }, query: queryOfPage(page, isLast) }),
      ]);
      flushSync(() => setState({ topic, posts }));
    } catch (error) {
      // A moderator took it from readers, or it is for members only now and nobody is signed in.
      if (error instanceof ClientError && error.status === 404) location.assign(forumPath(lang));
      else throw error;
    }
  }

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isAlive) return;
    const isPublished = isFirst.current && userId === null;
    isFirst.current = false;
    // Where the line is down, what was published goes on standing there.
    (isPublished ? Promise.resolve() : refresh().catch(() => {})).then(goToPostInAddress);
  }, [isAlive, userId]);

  const shown = lastNumber(state.posts);
  useEffect(() => {
    if (isAlive && userId !== null) void markTopicsRead(userId, [String(id)]);
  }, [isAlive, userId, id, shown]);

  useEffect(() => {
    if (!isAlive || !isLast) return;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const query = { after: Math.max(last.current, 1) };
      setNews(await api.call(calls.listPosts, { params: { id }, query }).catch(() => []));
    };
    const timer = setInterval(() => void ask(), NEWS_MS);
    return () => clearInterval(timer);
  }, [isAlive, id]);

  /** Shows posts as they are now, says what came of it, and goes to one of them. */
  function put(posts: ShownPost[], text: string, goTo?: ShownPost): void {
    flushSync(() => {
      setState((before) => ({ ...before, posts: withPosts(before.posts, posts) }));
      setNews([]);
      say(text);
    });
    if (goTo) giveFocus(`[data-post="${goTo.id}"]`);
  }

  /** Posts that came after those that are shown here, with one's own newest among them. */
  async function readOn(own: ShownPost): Promise<ShownPost[]> {
    if (own.number <= last.current + 1) return [own];
    const between = await api.call(calls.listPosts, { params: { id }, query: { after: last.current } }).catch(() => []);
    return [...between, own];
  }

  const setTopic = (topic: TopicState['topic']) => setState((before) => ({ ...before, topic }));

  const fresh = news.filter(({ number }) => number > lastNumber(state.posts));
  return { ...state, isAlive, isLast, userId, news: fresh, said, say, refresh, put, setTopic, readOn };
}

/** An address may lead to a post that only the browser has drawn. */
function goToPostInAddress(): void {
  if (!/^#post-\d+$/.test(location.hash)) return;
  const post = document.querySelector<HTMLElement>(location.hash);
  post?.focus({ preventScroll: true });
  post?.scrollIntoView();
}
