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
  /** Of this page; what their authors wrote as Markdown is left out. */
  posts: ShownPost[];
  page: number;
  pages: number;
  about: AboutPage | null;
  /** Name of its language in that of the page, where it is another one. */
  languageName: string | null;
};

/** A topic for everyone, as it was published and then as it is: read at once, and written in by whoever is signed in. */
export default function Topic(props: TopicProps) {
  return <TopicView {...props} />;
}
