import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import { membersTopicPath, topicPath } from '../../routes.ts';

// Imports only the type, because the value would load the schema library.
export const POSTS_PAGE: typeof import('@common-ground/api/contracts/forum/topics.ts').POSTS_PAGE = 20;

export type TopicPlace = Pick<Topic, 'id' | 'audience'>;

/** Returns the address of a page of a topic. Topics for members share one page. */
export function pageOfTopic({ id, audience }: TopicPlace, lang: string, page = 1): string {
  return audience === 'members' ? membersTopicPath(id, lang, page) : topicPath(id, lang, page);
}

/** Returns the page of the topic that a post is on. Posts keep their number, and so their page. */
export function pageOfPost(number: number): number {
  return Math.ceil(number / POSTS_PAGE);
}

export function postLink(topic: TopicPlace, number: number, lang: string): string {
  return `${pageOfTopic(topic, lang, pageOfPost(number))}#${postAnchor(number)}`;
}

export function postAnchor(number: number): string {
  return `post-${number}`;
}
