import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MorePages, usePages } from '../../components/condition-tools/MorePages.tsx';
import { ToolEmpty, toolPart } from '../../components/condition-tools/ToolFrame.tsx';
import { Text } from '../../components/text/Text.tsx';
import { accountPath } from '../../routes.ts';
import { markTopicsRead } from '../../session/markTopicsRead.ts';
import { $session, api, calls } from '../../session/session.ts';
import { useResumedForm } from '../../session/useResumedForm.ts';
import { useTalk } from './context.ts';
import { groupThreads, replacePost, type Thread } from './groupThreads.ts';
import { PostForm, talkDraft } from './PostForm.tsx';
import { ThreadView } from './ThreadView.tsx';

/** Threads per page. Each comes with all of its replies. */
const PAGE = 20;

export function TalkView() {
  const { id, lang, words } = useTalk();
  const session = useStore($session);
  const pages = usePages(readThreads(id));
  const { items, total, isLoading, change } = pages;
  const [said, setSaid] = useState('');
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { talk, page, tools } = words;
  useThreadInAddress(items.length > 0);
  const userId = session?.person.id ?? null;
  const shown = items.map((thread) => `thread:${thread.id}`).join();
  useEffect(() => {
    if (userId !== null && shown) void markTopicsRead(userId, shown.split(','));
  }, [userId, shown]);
  useResumedForm(talkDraft(id, {}), () => setWriting(true));

  function close() {
    flushSync(() => setWriting(false));
    opener.current?.focus();
  }

  function started(thread: Discussion) {
    flushSync(() => {
      change((threads) => [{ ...thread, replies: [] }, ...threads], 1);
      setWriting(false);
      setSaid(talk.posted);
    });
    focusPost(thread.id);
  }

  function answered(reply: Discussion) {
    flushSync(() => {
      change((threads) =>
        threads.map((one) => (one.id === reply.parentId ? { ...one, replies: [...one.replies, reply] } : one)),
      );
      setSaid(talk.posted);
    });
    focusPost(reply.id);
  }

  function changed(post: Discussion, words: string) {
    flushSync(() => {
      change((threads) => replacePost(threads, post));
      setSaid(words);
    });
    // A form disappears after its action and leaves the focus on the body. A pressed button stays on the page.
    if (document.activeElement === document.body) focusPost(post.id);
  }

  return (
    <section className={`${toolPart} py-4`} aria-labelledby="threads">
      <h2 id="threads">{total === null ? tools.talk : plural(lang, talk.threads, total)}</h2>
      <p role="status">{isLoading ? page.loading : said}</p>
      {!session && !isWriting && <SignIn />}
      {session && !isWriting && (
        <button className="button" type="button" ref={opener} onClick={() => setWriting(true)}>
          {talk.start}
        </button>
      )}
      {/* Stays open after the session ended, so that the text is not lost. */}
      {isWriting && <PostForm thread={null} onPosted={started} onCancel={close} />}
      {total === 0 && <p className="text-ink-soft">{talk.empty}</p>}
      {items.map((thread) => (
        <ThreadView key={thread.id} thread={thread} onAnswered={answered} onChanged={changed} />
      ))}
      <MorePages pages={pages} count={items.length} words={page} older={talk.older} />
    </section>
  );
}

function SignIn() {
  const { lang, words } = useTalk();
  return (
    <ToolEmpty>
      <Text>{`${words.talk.signInFirst} `}</Text>
      <a className="button" href={accountPath('login', lang, location.pathname + location.search)}>
        {words.tools.signIn}
      </a>
    </ToolEmpty>
  );
}

const readThreads =
  (id: number) =>
  async (page: number): Promise<{ items: Thread[]; total: number }> => {
    const { items, total } = await api.list(calls.listDiscussions, { params: { id }, query: { page, limit: PAGE } });
    return { items: groupThreads(items), total };
  };

/** Focuses the thread in the hash of the address once the threads are loaded. */
function useThreadInAddress(isThere: boolean): void {
  useEffect(() => {
    if (!isThere || !/^#thread-\d+$/.test(location.hash)) return;
    const thread = document.querySelector<HTMLElement>(location.hash);
    thread?.focus();
    thread?.scrollIntoView();
  }, [isThere]);
}

/** Focuses a post, because the form that had the focus is gone. */
function focusPost(id: number): void {
  document.querySelector<HTMLElement>(`[data-post="${id}"]`)?.focus();
}
