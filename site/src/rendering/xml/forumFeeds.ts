import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import { EXCERPT_LENGTH, type ForumCategory, POSTS_PAGE } from '@common-ground/api/contracts/forum/topics.ts';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { fill, formatNumber, wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { forumFeedPath, topicFeedPath } from '../../filePaths.ts';
import { forumPath, topicPath } from '../../routes.ts';
import { atom } from './atom.ts';
import { plainText } from './plainText.ts';

/** Returns the feed of new topics in the page's language, of one category or of all; null for an unknown language. */
export async function forumFeed(
  { content, locale, siteUrl }: App.Locals,
  category: ForumCategory | null,
): Promise<string[] | null> {
  if (!locale.isKnown) return null;
  const { lang, languages, formats, wording } = locale;
  const { forum, topicPage, topic: words } = wording;
  const titled = category
    ? fill(topicPage.feedOf, { forum: forum.title, title: forum.categories[category] })
    : forum.title;
  const topics = await content.newTopics(lang, category);
  return atom({
    lang,
    siteUrl,
    title: `${titled} · ${PRODUCT_NAME}`,
    self: siteUrl + forumFeedPath(lang, category),
    page: siteUrl + forumPath(lang, category),
    others: languages
      .filter(({ code }) => code !== lang)
      .map(({ code }) => ({ lang: code, url: siteUrl + forumFeedPath(code, category) })),
    subtitle: fill(topicPage.feedText, { language: formats.languageName(lang) }),
    entries: topics.map(({ id, title, content: text, hasWarning, authorId, authorName, createdAt }) => ({
      url: siteUrl + topicPath(id, lang),
      title,
      created: createdAt,
      updated: createdAt,
      summary: hasWarning ? fill(words.contentWarning, { warning: text }) : text,
      author: authorId === null ? words.formerMember : authorName,
    })),
  });
}

/** Returns the feed of a topic's new posts in its language; null when the topic has no page of its own. */
export async function topicFeed({ content, locale, siteUrl }: App.Locals, id: number): Promise<string[] | null> {
  const found = await content.topic(id, locale.lang);
  if (!found || found.topic.mergedInto !== null) return null;
  const { title, language: lang } = found.topic;
  const { topicPage, topic: words } = wordingFor(lang);
  const toAuthorName = ({ userId, userName }: Post) => (userId === null ? words.formerMember : userName);
  const posts = await content.newPosts(id);
  return atom({
    lang,
    siteUrl,
    title: `${title} · ${PRODUCT_NAME}`,
    others: [],
    self: siteUrl + topicFeedPath(id),
    page: siteUrl + topicPath(id, lang),
    subtitle: topicPage.topicFeedText,
    entries: posts.map((post) => ({
      url: `${siteUrl}${topicPath(id, lang, Math.ceil(post.number / POSTS_PAGE))}#post-${post.number}`,
      title: fill(words.heading, { number: formatNumber(lang, post.number), name: toAuthorName(post) }),
      summary:
        post.warning === null
          ? plainText(post.html, EXCERPT_LENGTH)
          : fill(words.contentWarning, { warning: post.warning }),
      author: toAuthorName(post),
      created: post.createdAt,
      updated: post.editedAt ?? post.createdAt,
    })),
  });
}
