import type { PageTopic } from '@common-ground/api/contracts/publishing/forumPages.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { loadForumToolWords } from '@common-ground/api/contracts/wording/forumTools.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { FormWordsProvider } from '../../components/form/formWords.ts';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { useLoaded } from '../../islands/useLoaded.ts';
import { accountPath } from '../../routes.ts';
import { useResumedForm } from '../../session/useResumedForm.ts';
import { TopicToolsProvider } from './context.ts';
import { PostView, type ShownPost } from './PostView.tsx';
import { type AboutPage, TopicHead } from './TopicHead.tsx';
import { pageOfTopic, type TopicPlace } from './topicLinks.ts';
import { useLiveTopic } from './useLiveTopic.ts';
import { useReply } from './useReply.ts';
import { postDraft } from './writing.ts';

export type TopicProps = {
  lang: string;
  words: Wording['topic'];
  categories: Wording['forum']['categories'];
  topic: PageTopic;
  /** Posts of this page, without their Markdown. */
  posts: ShownPost[];
  page: number;
  pages: number;
  about: AboutPage | null;
  /** Name of the topic's language in the page's language, null when both are the same. */
  languageName: string | null;
};

/** Renders a page of a topic. The tools are added between the pre-rendered elements after hydration. */
export function TopicView({ lang, words, categories, about, languageName, page, pages, ...start }: TopicProps) {
  const live = useLiveTopic({ ...start, lang, page, pages });
  const { topic, posts } = live;
  const reply = useReply(topic.id);
  const [attempt, setAttempt] = useState(1);
  const late = useLoaded(() => loadTools(lang), live.isAlive && attempt);
  const [parts, tools] = late && late !== 'failed' ? late : [null, null];
  const pager = <TopicPages topic={topic} page={page} pages={pages} lang={lang} words={words} />;
  return (
    <FormWordsProvider value={formWords(lang)}>
      <TopicToolsProvider value={tools && { lang, words, tools, categories, live, reply }}>
        <div className="topic grid grid-cols-1 justify-items-start gap-6">
          <TopicHead
            topic={topic}
            lang={lang}
            words={words}
            about={about}
            languageName={languageName}
            category={categories[topic.categoryType]}
          />
          {parts && <parts.FollowTopic />}
          {parts && <parts.ManageTopic />}
          <p className="empty:hidden" role="status">
            {live.said}
          </p>
          {late === 'failed' && (
            <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={() => setAttempt(attempt + 1)} />
          )}
          {page > 1 && pager}
          <div className="divided w-full max-w-list border-y border-line">
            {posts.map((post) => (
              <PostItem key={post.number} post={post} topic={topic} lang={lang} words={words} parts={parts} />
            ))}
          </div>
          {parts && <parts.NewPosts />}
          {pager}
          {parts && <parts.WaitingReplies />}
          {parts && <parts.ReplyToTopic />}
          {topic.status === 'open' && (
            <a className="button member:hidden" href={accountPath('login', lang, pageOfTopic(topic, lang, page))}>
              {words.logInToReply}
            </a>
          )}
        </div>
      </TopicToolsProvider>
    </FormWordsProvider>
  );
}

type Parts = typeof import('./topicParts.ts');

const loadTools = (lang: string) => Promise.all([import('./topicParts.ts'), loadForumToolWords(lang)]);

type ItemProps = Pick<TopicProps, 'lang' | 'words' | 'topic'> & { post: ShownPost; parts: Parts | null };

function PostItem({ post, topic, lang, words, parts }: ItemProps) {
  const [isEditing, setEditing] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  useResumedForm(postDraft(post.id), () => setEditing(true));
  const isFolded = post.isBlocked && !isUnfolded;
  const instead =
    parts &&
    ((isEditing && <parts.EditPost post={post} onClose={() => setEditing(false)} />) ||
      (isFolded && <parts.FoldedPost onUnfold={() => setUnfolded(true)} />));
  return (
    <PostView post={post} topic={topic} lang={lang} words={words} instead={instead || null}>
      {parts && !isEditing && <parts.TopicPostTools post={post} isFolded={isFolded} onEdit={() => setEditing(true)} />}
    </PostView>
  );
}

type Props = { topic: TopicPlace; page: number; pages: number; lang: string; words: Wording['topic'] };

/** Links to the previous and next page. Renders nothing when there is a single page. */
function TopicPages({ topic, page, pages, lang, words }: Props) {
  if (pages < 2) return null;
  const values = { number: formatNumber(lang, page), count: formatNumber(lang, pages) };
  return (
    <nav className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden" aria-label={words.pages}>
      {page > 1 && (
        <a className="touch" href={pageOfTopic(topic, lang, page - 1)} rel="prev">
          {words.previousPage}
        </a>
      )}
      <span className="text-ink-soft">{fill(words.pageOf, values)}</span>
      {page < pages && (
        <a className="touch" href={pageOfTopic(topic, lang, page + 1)} rel="next">
          {words.nextPage}
        </a>
      )}
    </nav>
  );
}
