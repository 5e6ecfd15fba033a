import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import { FEED_ENTRIES } from '@common-ground/api/contracts/limits.ts';
import type { ForumSource } from '@common-ground/api/contracts/publishing/forumPages.ts';
import { findTopicPage } from '@common-ground/api/features/forum/queries/findTopicPage.ts';
import { selectPosts } from '@common-ground/api/features/forum/queries/selectPosts.ts';
import { selectStats } from '@common-ground/api/features/forum/queries/selectStats.ts';
import { selectTopic } from '@common-ground/api/features/forum/queries/selectTopics.ts';
import { dependency } from './dependencies.ts';
import * as rows from './forumRows.ts';
import type { Loaders } from './loaders.ts';
import { passage } from './passages.ts';
import type { Sql } from './Sql.ts';

type Tools = {
  sql: Sql;
  note: (name: string) => void;
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>;
  languageId: (code: string) => number;
  topicsAbout: Loaders['topicsAbout'];
};

/** Pages are rendered without a user, because all readers get the same pages. */
const reader = null;

export function forumContent({ sql, note, once, languageId, topicsAbout }: Tools): ForumSource {
  const noteTopic = (topic: Topic) => {
    if (topic.authorId !== null) note(dependency.author(topic.authorId));
    return topic;
  };
  const notePost = (post: Post) => {
    if (post.userId !== null) note(dependency.author(post.userId));
    return post;
  };
  const fetchPosts = (id: number, range: { from: number; to: number }) =>
    once(`posts:${id}:${range.from}`, () => selectPosts(sql, { topicId: id, ...range, reader }));
  const fetchTopicList = async (language: string | null, category: ForumCategory | null) => {
    note(dependency.topics(language, category));
    const { topics, nextCursor } = await once(`forum:${language}:${category}`, () =>
      findTopicPage(sql, { language, category, conditionId: null, ranks: null, reader }),
    );
    // Lists show no likes, only the page of the post does.
    return { topics: topics.map((topic) => ({ ...noteTopic(topic), likesCount: 0 })), nextCursor };
  };
  return {
    async forum(language, category) {
      const { topics, nextCursor } = await fetchTopicList(language, category);
      const isAll = nextCursor === null;
      const others = isAll
        ? (await fetchTopicList(null, category)).topics.filter((topic) => topic.language !== language)
        : [];
      return { topics, nextCursor, others };
    },
    async topicArchive(shard) {
      if (shard === null) note(dependency.topicShards());
      const shown = shard ?? (await rows.selectShardBefore(sql, null));
      if (shown === null) return shard === null ? { topics: [], older: null } : null;
      const topics = await once(`archive:${shown}`, () => rows.selectArchive(sql, shown));
      if (topics.length === 0 && shard !== null) return null;
      const older = await once(`archive-before:${shown}`, () => rows.selectShardBefore(sql, shown));
      // Notes the shards in between too, because one of them may get its first topic.
      for (let one = older ?? 1; one <= shown; one++) note(dependency.topicShard(one));
      return { topics, older };
    },
    async forumFigures() {
      note(dependency.forumFigures());
      return once('forum-figures', () => selectStats(sql));
    },
    async topic(id, language) {
      note(dependency.topic(id));
      note(dependency.topicPages(id));
      const row = await rows.selectTopicRow(sql, id, languageId(language));
      const topic = row && (await once(`topic:${id}`, () => selectTopic(sql, { id, reader })));
      if (!topic) return null;
      noteTopic(topic);
      if (row.conditionId !== null) {
        note(dependency.name(row.conditionId));
        if (language !== DEFAULT_LANGUAGE) note(dependency.nameIn(row.conditionId, language));
      }
      // A merged topic disappears together with its target.
      if (topic.mergedInto !== null) note(dependency.topic(topic.mergedInto));
      if (topic.mergedInto !== null && !row.leadsOn) return null;
      const about = row.conditionId !== null &&
        row.conditionName !== null && {
          id: row.conditionId,
          name: passage(row.translatedName, row.conditionName, language),
        };
      const { postCount, lastPostAt, likesCount, ...shown } = topic;
      return { topic: shown, pages: row.pages, about: about || null };
    },
    async topicPosts(id, page) {
      const posts = (await fetchPosts(id, rows.toPostNumbers(page)))?.items ?? [];
      // The page also names the authors of the posts that these reply to.
      for (const author of await once(`answered:${id}:${page}`, () => rows.selectAnswered(sql, posts)))
        note(dependency.author(author));
      return posts.map(notePost);
    },
    topicPages: () => rows.selectTopicPages(sql),
    async topicsAbout(conditionId) {
      note(dependency.topicsAbout(conditionId));
      return (await topicsAbout.load(conditionId)).map(({ of: _, ...topic }) => topic);
    },
    async newTopics(language, category) {
      note(dependency.newTopics(language, category));
      const topics = await rows.selectNewTopics(sql, { language, category });
      return topics.map(noteTopic);
    },
    async newPosts(id) {
      note(dependency.topic(id));
      note(dependency.topicPosts(id));
      const last = (await fetchPosts(id, { from: 0, to: 0 }))?.total ?? 0;
      const newest = await selectPosts(sql, { topicId: id, from: last - FEED_ENTRIES + 1, to: last, reader });
      return (newest?.items ?? []).filter(isShown).map(notePost).reverse();
    },
    async topicShards() {
      note(dependency.topicShards());
      return rows.selectTopicShards(sql);
    },
    async topicShard(shard) {
      note(dependency.topicShard(shard));
      return rows.selectTopicShard(sql, shard);
    },
  };
}

function isShown({ state, isMoved }: Post): boolean {
  return state === 'visible' && !isMoved;
}
