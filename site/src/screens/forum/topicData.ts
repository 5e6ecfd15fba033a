import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import type { PageTopic } from '@common-ground/api/contracts/publishing/forumPages.ts';
import type { Comment, DiscussionForumPosting, Person } from 'schema-dts';
import { plainText } from '../../rendering/xml/plainText.ts';
import { topicPath } from '../../routes.ts';

type Shown = { topic: PageTopic; posts: Post[]; siteUrl: string; formerMember: string };

/** Returns a page of a topic as structured data. The warning replaces the text of a post that has one. */
export function topicData({ topic, posts, siteUrl, formerMember }: Shown): DiscussionForumPosting {
  const toPerson = (id: number | null, name: string): Person => ({
    '@type': 'Person',
    name: id === null ? formerMember : name,
  });
  const toPostText = ({ warning, html }: Post) => warning ?? plainText(html);
  const shown = posts.filter(({ state, isMoved }) => state === 'visible' && !isMoved);
  const first = shown.find(({ number }) => number === 1);
  const comment = shown
    .filter((post) => post !== first)
    .map(
      (post): Comment => ({
        '@type': 'Comment',
        text: toPostText(post),
        datePublished: post.createdAt,
        author: toPerson(post.userId, post.userName),
      }),
    );
  return {
    '@type': 'DiscussionForumPosting',
    url: siteUrl + topicPath(topic.id, topic.language),
    headline: topic.title,
    text: first ? toPostText(first) : topic.content,
    inLanguage: topic.language,
    datePublished: topic.createdAt,
    author: toPerson(topic.authorId, topic.authorName),
    ...(comment.length > 0 && { comment }),
  };
}
