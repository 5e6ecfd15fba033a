import type { ForumToolWords } from '@common-ground/api/contracts/wording/forumTools.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { createStrictContext } from '../../islands/createStrictContext.ts';
import type { LiveTopic } from './useLiveTopic.ts';
import type { Reply } from './useReply.ts';

export type TopicTools = {
  lang: string;
  words: Wording['topic'];
  tools: ForumToolWords;
  categories: Wording['forum']['categories'];
  live: LiveTopic;
  reply: Reply;
};

export const [TopicToolsProvider, useTopicTools] = createStrictContext<TopicTools>();
