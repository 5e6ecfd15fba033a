import { ClientError } from '@common-ground/api/contracts/client.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { useHydrated } from '../../islands/useHydrated.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { accountPath, conditionPath, parseId, topicPath } from '../../routes.ts';
import { languageQuery } from '../../session/languageQuery.ts';
import { $userId, api, calls } from '../../session/session.ts';
import type { TopicProps } from './TopicView.tsx';
import { TopicView } from './TopicView.tsx';
import { pageOfPost } from './topicLinks.ts';
import { queryOfPage } from './topicState.ts';
import '../../styles/late.ts';
import { Text } from '../../components/text/Text.tsx';

type Props = Pick<TopicProps, 'lang' | 'words' | 'categories'> & {
  /** Heading until the topic has loaded. */
  title: string;
  /** Shown when the topic does not exist. */
  missing: { title: string; text: string };
};

type Read = Pick<TopicProps, 'topic' | 'posts' | 'page' | 'pages' | 'about' | 'languageName'>;

/** Shows a topic for members to a signed-in user. Each page view requests it again, and nothing of it is stored. */
export default function MembersTopic({ title, ...frame }: Props) {
  const { lang, words } = frame;
  const isAlive = useHydrated();
  const userId = useStore($userId);
  const [attempt, setAttempt] = useState(1);
  const asked = isAlive && userId !== null ? `${userId}.${attempt}` : null;
  // The key loads the topic again for another user.
  if (asked !== null) return <ReadTopic key={asked} title={title} {...frame} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{title}</h1>
      {isAlive ? (
        <p className="notice-box flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
          <Text>{words.membersOnlyText}</Text>
          <a className="button" href={accountPath('login', lang, location.pathname + location.search)}>
            {words.logInToRead}
          </a>
        </p>
      ) : (
        <p className="no-js:hidden" role="status">
          {words.loading}
        </p>
      )}
    </div>
  );
}

function ReadTopic({ lang, words, categories, title, missing, onRetry }: Props & { onRetry: () => void }) {
  const read = useLoaded(() => readTopic(lang), true);
  const found = read && read !== 'failed' && read !== 'missing' ? read : null;
  useEffect(() => {
    if (!found) return;
    // A topic for everyone has its own page.
    if (found.topic.audience === 'everyone')
      location.replace(topicPath(found.topic.id, lang, found.page) + location.hash);
    else document.title = `${found.topic.title} · ${document.title}`;
  }, [found]);
  if (read === null)
    return (
      <div className="grid grid-cols-1 gap-6">
        <h1>{title}</h1>
        <p role="status">{words.loading}</p>
      </div>
    );
  if (read === 'failed') return <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={onRetry} />;
  if (!found)
    return (
      <div role="alert">
        <h1>{missing.title}</h1>
        <p>{missing.text}</p>
      </div>
    );
  return <TopicView lang={lang} words={words} categories={categories} {...found} />;
}

async function readTopic(lang: string): Promise<Read | 'missing'> {
  const query = new URLSearchParams(location.search);
  const id = parseId(query.get('topic') ?? undefined);
  const page = parseId(query.get('page') ?? undefined) ?? 1;
  if (id === null) return 'missing';
  try {
    const [topic, { items, total }] = await Promise.all([
      api.call(calls.getTopic, { params: { id } }),
      api.list(calls.listPosts, { params: { id }, query: queryOfPage(page, false) }),
    ]);
    const pages = Math.max(1, pageOfPost(total));
    const languageName = topic.language === lang ? null : formatLanguageName(topic.language, lang);
    return { topic, posts: items, page, pages, languageName, about: await fetchAbout(topic.conditionId, lang) };
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return 'missing';
    throw error;
  }
}

function formatLanguageName(language: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(language) ?? language;
}

async function fetchAbout(conditionId: number | null, lang: string): Promise<TopicProps['about']> {
  if (conditionId === null) return null;
  const query = languageQuery(lang);
  const condition = await api.call(calls.getCondition, { params: { id: conditionId }, query }).catch(() => null);
  if (!condition) return null;
  return { name: condition.translation?.name ?? condition.name, href: conditionPath(conditionId, lang) };
}
