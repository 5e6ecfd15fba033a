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

/** The tag `condition:*` is for a change that names no ids. */
export function conditionTags(id: number): string[] {
  return [`condition:${id}`, 'condition:*'];
}

export function categoryTags(id: number): string[] {
  return [`category:${id}`, 'category:*'];
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
  ];
}

function toTags(one: string, lists: string | undefined, ids: number[] | 'all' | undefined): string[] {
  if (ids === undefined) return [];
  return [...(lists ? [lists] : []), ...(ids === 'all' ? [`${one}:*`] : ids.map((id) => `${one}:${id}`))];
}
