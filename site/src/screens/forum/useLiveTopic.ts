import { ClientError } from '@common-ground/api/contracts/client.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { useHydrated } from '../../islands/useHydrated.ts';
import { forumPath } from '../../routes.ts';
import { markTopicsRead } from '../../session/markTopicsRead.ts';
import { $userId, api, calls } from '../../session/session.ts';
import type { ShownPost } from './PostView.tsx';
import { lastNumber, mergePosts, queryOfPage, type TopicState } from './topicState.ts';

/** Interval in milliseconds of requests for new posts while the last page of a topic is visible. */
const NEW_POSTS_INTERVAL_MS = 10_000;

type Start = TopicState & { lang: string; page: number; pages: number };

export type LiveTopic = ReturnType<typeof useLiveTopic>;

/** Holds a page of a topic, first as published, then as the signed-in user may see it, and the new posts of others. */
export function useLiveTopic({ lang, page, pages, ...start }: Start) {
  const isAlive = useHydrated();
  const userId = useStore($userId);
  const [state, setState] = useState<TopicState>(start);
  const [news, setNews] = useState<ShownPost[]>([]);
  const [said, say] = useState('');
  const isLast = page >= pages;
  const id = state.topic.id;
  // A ref, because the timer must see the latest value.
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
      // A moderator took the topic down, or it is for members now and the reader is a guest.
      if (error instanceof ClientError && error.status === 404) location.assign(forumPath(lang));
      else throw error;
    }
  }

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isAlive) return;
    const isPublished = isFirst.current && userId === null;
    isFirst.current = false;
    // When this fails, for example offline, the published posts stay.
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
    const timer = setInterval(() => void ask(), NEW_POSTS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isAlive, id]);

  /** Merges posts into the page, announces `text` and moves the focus to `goTo`. */
  function put(posts: ShownPost[], text: string, goTo?: ShownPost): void {
    flushSync(() => {
      setState((before) => ({ ...before, posts: mergePosts(before.posts, posts) }));
      setNews([]);
      say(text);
    });
    if (goTo) giveFocus(`[data-post="${goTo.id}"]`);
  }

  /** Returns the user's own new post and the posts that others added before it, unless loading those fails. */
  async function readOn(own: ShownPost): Promise<ShownPost[]> {
    if (own.number <= last.current + 1) return [own];
    const between = await api.call(calls.listPosts, { params: { id }, query: { after: last.current } }).catch(() => []);
    return [...between, own];
  }

  const setTopic = (topic: TopicState['topic']) => setState((before) => ({ ...before, topic }));

  const fresh = news.filter(({ number }) => number > lastNumber(state.posts));
  return { ...state, isAlive, isLast, userId, news: fresh, said, say, refresh, put, setTopic, readOn };
}

/** Moves to the post that the hash names. The browser cannot when the post was not in the published page. */
function goToPostInAddress(): void {
  if (!/^#post-\d+$/.test(location.hash)) return;
  const post = document.querySelector<HTMLElement>(location.hash);
  post?.focus({ preventScroll: true });
  post?.scrollIntoView();
}
