import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import { membersTopicPath, topicPath } from '../../routes.ts';

// The type, not the value: importing the value would bring the schema library into the browser.
export const POSTS_PAGE: typeof import('@common-ground/api/contracts/forum/topics.ts').POSTS_PAGE = 20;

export type TopicPlace = Pick<Topic, 'id' | 'audience'>;

/** A page of a topic: one for members only has no page of its own. */
export function pageOfTopic({ id, audience }: TopicPlace, lang: string, page = 1): string {
  return audience === 'members' ? membersTopicPath(id, lang, page) : topicPath(id, lang, page);
}

/** The page that a post stands on: it keeps its number, and so its page. */
export function pageOfPost(number: number): number {
  return Math.ceil(number / POSTS_PAGE);
}

export function postLink(topic: TopicPlace, number: number, lang: string): string {
  return `${pageOfTopic(topic, lang, pageOfPost(number))}#${postAnchor(number)}`;
}

export function postAnchor(number: number): string {
  return `post-${number}`;
}
