import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../components/focus/giveFocus.ts';
import { Dialog } from '../../components/form/Dialog.tsx';
import { FormWordsProvider } from '../../components/form/formWords.ts';
import { LatePart } from '../../components/late-part/LatePart.tsx';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { prepareQueue } from '../../components/queue/prepareQueue.ts';
import { toastAfterNavigation } from '../../components/toaster/keptToast.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { accountPath, forumPath } from '../../routes.ts';
import { isSlowConnection } from '../../session/offline/isSlowConnection.ts';
import { $userId } from '../../session/session.ts';
import { useResumedForm } from '../../session/useResumedForm.ts';
import { toAddress } from './askedTopics.ts';
import { ForumFilter } from './ForumFilter.tsx';
import { ForumStats } from './ForumStats.tsx';
import { openWhenRendered } from './openWhenRendered.ts';
import { type ForumWords, TopicList } from './TopicRow.tsx';
import { pageOfTopic } from './topicLinks.ts';
import { type ForumProps, useTopicList } from './useTopicList.ts';
import { WaitingTopics } from './WaitingTopics.tsx';
import { TOPIC_DRAFT } from './writing.ts';
import '../../styles/late.ts';

/** Shows the published list of topics, then the one that the address asks for. */
export default function Forum(props: ForumProps) {
  const { lang, words, languages, figures } = props;
  const { forum } = words;
  const list = useTopicList(props);
  const { asked, topics, others, state, go } = list;
  const [isWriting, setWriting] = useState(false);
  useResumedForm(TOPIC_DRAFT, () => setWriting(true));
  const late = useLoaded(() => import('./NewTopic.tsx').then(({ loadNewTopic }) => loadNewTopic(lang)), isWriting);

  async function created(topic: Topic) {
    setWriting(false);
    toastAfterNavigation({ kind: 'topicCreated' });
    await openWhenRendered(pageOfTopic(topic, lang));
  }

  /** Closes the form and moves the focus to the queued topic above the list. */
  function queued(key: string | undefined) {
    flushSync(() => setWriting(false));
    giveFocus(`[aria-labelledby="waiting-${key}"]`);
  }

  const userId = useStore($userId);
  useEffect(() => {
    // Loads in advance the scripts that write and store a topic, because offline they could not be loaded.
    if (userId === null || isSlowConnection()) return;
    prepareQueue();
    import('./NewTopic.tsx').then(({ loadNewTopic }) => loadNewTopic(lang)).catch(() => {});
  }, [userId]);

  async function turn(to: { after: string | null; before: string | null }) {
    await go({ ...asked, ...to });
    giveFocus('#topics');
  }

  const title = formatTitle(forum, asked.category);
  useEffect(() => {
    // Replaces only this part, because the document title also contains the name of the site.
    document.title = document.title.replace(formatTitle(forum, props.category), title);
    return () => {
      document.title = document.title.replace(title, formatTitle(forum, props.category));
    };
  }, [title]);

  const empty = asked.isAllLanguages || others.length === 0 ? forum.empty : forum.emptyLanguage;
  const none = asked.search ? forum.noneFound.replace('{text}', asked.search) : empty;
  return (
    <FormWordsProvider value={formWords(lang)}>
      <div className="grid grid-cols-1 gap-6">
        <header className="grid grid-cols-1 gap-3">
          <h1>{title}</h1>
          <p className="lede">{asked.category ? forum.rules[asked.category] : forum.lede}</p>
        </header>
        {figures && <ForumStats figures={figures} lang={lang} words={forum} />}
        <ForumFilter lang={lang} words={words} asked={asked} go={go} isAlive={list.isAlive} />
      </div>
      <section className="grid grid-cols-1 gap-5" aria-labelledby="topics">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 className="focus:outline-none" id="topics" tabIndex={-1}>
            {forum.topicsTitle}
          </h2>
          <button className="button guest:hidden" type="button" onClick={() => setWriting(true)}>
            {forum.newTopic}
          </button>
          <a className="touch member:hidden" href={accountPath('login', lang, forumPath(lang))}>
            {forum.logInToBegin}
          </a>
        </div>
        <WaitingTopics lang={lang} onBack={() => setWriting(true)} onGone={() => void list.reload()} />
        <p className={state === 'loading' ? 'hint' : 'sr-only'} role="status">
          {list.said}
        </p>
        {state === 'failed' ? (
          <LoadFailed text={forum.failed} tryAgain={forum.tryAgain} onRetry={() => void list.reload()} />
        ) : (
          <div aria-busy={state === 'loading' || undefined}>
            <TopicList topics={topics} lang={lang} languages={languages} words={words} none={none} />
          </div>
        )}
        {state !== 'failed' && others.length > 0 && (
          <section className="grid grid-cols-1 gap-4" aria-labelledby="others">
            <h2 id="others">{forum.others}</h2>
            <TopicList lang={lang} languages={languages} words={words} topics={others} />
          </section>
        )}
        {(list.previousCursor ?? list.nextCursor) && (
          <nav className="flex flex-wrap justify-between gap-x-6 no-js:hidden print:hidden" aria-label={forum.pages}>
            <PageLink
              cursor={list.previousCursor}
              href={(before) => toAddress({ ...asked, after: null, before }, lang)}
              onTurn={(before) => void turn({ after: null, before })}
            >
              {forum.newer}
            </PageLink>
            <PageLink
              cursor={list.nextCursor}
              href={(after) => toAddress({ ...asked, after, before: null }, lang)}
              onTurn={(after) => void turn({ after, before: null })}
            >
              {forum.older}
            </PageLink>
          </nav>
        )}
        <Dialog title={forum.newTopic} isOpen={isWriting} onClose={() => setWriting(false)}>
          <LatePart part={late} words={forum}>
            {({ NewTopic, tools }) => (
              <NewTopic
                lang={lang}
                languages={languages}
                words={words}
                tools={tools}
                conditionId={asked.conditionId}
                category={asked.category}
                onCreated={created}
                onQueued={queued}
                onClose={() => setWriting(false)}
              />
            )}
          </LatePart>
        </Dialog>
      </section>
    </FormWordsProvider>
  );
}

function formatTitle(forum: ForumWords['forum'], category: ForumCategory | null): string {
  return category ? `${forum.title}: ${forum.categories[category]}` : forum.title;
}

type LinkProps = {
  cursor: string | null;
  href: (cursor: string) => string;
  onTurn: (cursor: string) => void;
  children: string;
};

/** Shows another page of the list in place on a plain click. The `href` serves clicks that open a new tab. */
function PageLink({ cursor, href, onTurn, children }: LinkProps) {
  if (cursor === null) return <span />;
  return (
    <a
      className="touch"
      href={href(cursor)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onTurn(cursor);
      }}
    >
      {children}
    </a>
  );
}
