import type { PageTopic } from '@common-ground/api/contracts/publishing/forumPages.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import type { ShownPost } from './PostView.tsx';
import type { AboutPage } from './TopicHead.tsx';
import { TopicView } from './TopicView.tsx';
import '../../styles/late.ts';

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

export default function Topic(props: TopicProps) {
  return <TopicView {...props} />;
}
