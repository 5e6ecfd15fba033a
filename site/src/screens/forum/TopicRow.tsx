import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { PageLanguage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { StaffBadge } from '../../components/condition-tools/UserName.tsx';
import { Filled } from '../../components/text/Filled.tsx';
import { PageTime } from '../../components/text/PageTime.tsx';
import { TopicBadges } from './TopicBadges.tsx';
import { pageOfTopic } from './topicLinks.ts';

export type ForumWords = Pick<Wording, 'forum' | 'topic'>;

type Props = {
  topic: Topic;
  lang: string;
  /** Languages with their names, for topics that are not in the page's language. */
  languages: Pick<PageLanguage, 'code' | 'nativeName'>[];
  words: ForumWords;
};

/** Row of a list of topics. The whole row links to the topic. */
export function TopicRow({ topic, lang, languages, words: { forum, topic: words } }: Props) {
  const { title, content, hasWarning, categoryType, language, authorId, authorName, authorRole, postCount } = topic;
  const own = { lang: language, dir: 'auto' };
  return (
    <li className="topic-row relative grid grid-cols-1 justify-items-start gap-2 py-5" data-topic={topic.id}>
      <h3>
        <a className="covering hover:decoration-current" href={pageOfTopic(topic, lang)} {...own}>
          {title}
        </a>
      </h3>
      <TopicBadges topic={topic} words={words} />
      {content && (
        <p className="max-w-measure text-base wrap-anywhere" {...(hasWarning ? {} : own)}>
          {hasWarning ? (
            <Filled text={words.contentWarning} values={{ warning: <bdi {...own}>{content}</bdi> }} />
          ) : (
            content
          )}
        </p>
      )}
      <p className="hint flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-semibold">{forum.categories[categoryType]}</span>
        {language !== lang && <span lang={language}>{findLanguageName(language, languages)}</span>}
        <span>{plural(lang, words.replies, postCount)}</span>
        <span>
          <Filled text={words.by} values={{ name: authorId === null ? words.formerMember : <bdi>{authorName}</bdi> }} />
          {authorId !== null && authorRole && <StaffBadge role={authorRole} lang={lang} />}
        </span>
        <span>
          <Filled text={words.lastPost} values={{ when: <PageTime iso={topic.lastPostAt} lang={lang} /> }} />
        </span>
      </p>
    </li>
  );
}

function findLanguageName(language: string, languages: Props['languages']): string {
  return languages.find(({ code }) => code === language)?.nativeName ?? language;
}

type ListProps = Omit<Props, 'topic'> & { topics: Topic[]; none?: string };

/** Lists topics. `none` replaces the text for an empty list. */
export function TopicList({ topics, none, ...row }: ListProps) {
  if (topics.length === 0) return <p className="text-ink-soft">{none ?? row.words.forum.empty}</p>;
  return (
    <ol className="topic-list divided w-full list-none border-y border-line p-0">
      {topics.map((topic) => (
        <TopicRow key={topic.id} topic={topic} {...row} />
      ))}
    </ol>
  );
}
