/** A change as PostgreSQL announces it: ids of the changed records, or "all" when there are many. */
export type ContentChange = {
  conditions?: number[] | 'all';
  categories?: number[] | 'all';
  languages?: number[] | 'all';
  helpLines?: number[] | 'all';
  moderatorDuty?: number[] | 'all';
  corrections?: 'all';
  /** Answers of the chat assistant, or records on which their links depend, except conditions and categories. */
  chatAnswers?: number[] | 'all';
  /** Search entries. Readers look for those with a newer revision (`findIndexes`). */
  search?: 'all';
  /** Topics of the forum that search finds by other words, or no more. */
  topics?: number[];
  /** Conditions of which only a count changed. Cached lists keep the old count until something else changes. */
  counts?: number[] | 'all';
};

export const LANGUAGES_TAG = 'languages';
export const CONDITION_LISTS_TAG = 'conditions';
export const CATEGORY_LISTS_TAG = 'categories';
export const HELP_LINES_TAG = 'help-lines';
export const DUTY_TAG = 'moderator-duty';
export const CORRECTIONS_TAG = 'corrections';
export const CHAT_ANSWERS_TAG = 'chat-answers';
export const SEARCH_TAG = 'search';

const TOPIC_PREFIX = 'topic:';

/** The tag `condition:*` is for a change that names no ids. */
export function conditionTags(id: number): string[] {
  return [`condition:${id}`, 'condition:*'];
}

export function categoryTags(id: number): string[] {
  return [`category:${id}`, 'category:*'];
}

export function topicTag(id: number): string {
  return `${TOPIC_PREFIX}${id}`;
}

/** Returns the id of the topic of the forum that a tag stands for; null for other tags. */
export function readTopicTag(tag: string): number | null {
  return tag.startsWith(TOPIC_PREFIX) ? Number(tag.slice(TOPIC_PREFIX.length)) : null;
}

/** Returns the tags that a change drops; null (everything) when languages change: all responses depend on them. */
export function toChangedTags(change: ContentChange): string[] | null {
  if (change.languages !== undefined) return null;
  return [
    ...toTags('condition', undefined, change.counts),
    ...toTags('condition', CONDITION_LISTS_TAG, change.conditions),
    ...toTags('category', CATEGORY_LISTS_TAG, change.categories),
    ...(change.helpLines === undefined ? [] : [HELP_LINES_TAG]),
    ...(change.moderatorDuty === undefined ? [] : [DUTY_TAG]),
    ...(change.corrections === undefined ? [] : [CORRECTIONS_TAG]),
    ...(change.search === undefined ? [] : [SEARCH_TAG]),
    ...(change.chatAnswers === undefined ? [] : [CHAT_ANSWERS_TAG]),
    ...(change.topics ?? []).map(topicTag),
  ];
}

function toTags(one: string, lists: string | undefined, ids: number[] | 'all' | undefined): string[] {
  if (ids === undefined) return [];
  return [...(lists ? [lists] : []), ...(ids === 'all' ? [`${one}:*`] : ids.map((id) => `${one}:${id}`))];
}
