/** A change as PostgreSQL tells it: ids of the changed records of a table, or "all" where there are many. */
export type ContentChange = {
  conditions?: number[] | 'all';
  categories?: number[] | 'all';
  languages?: number[] | 'all';
  helpLines?: number[] | 'all';
  moderatorDuty?: number[] | 'all';
  corrections?: 'all';
  /** Answers of the chat assistant, or what they lead to besides conditions and categories. */
  chatAnswers?: number[] | 'all';
  /** Conditions of which nothing but a count moved: lists keep the one they have until something else changes. */
  counts?: number[] | 'all';
};

export const LANGUAGES_TAG = 'languages';
/** Every list of conditions, whichever they are. */
export const CONDITION_LISTS_TAG = 'conditions';
export const CATEGORY_LISTS_TAG = 'categories';
export const HELP_LINES_TAG = 'help-lines';
export const DUTY_TAG = 'moderator-duty';
export const CORRECTIONS_TAG = 'corrections';
export const CHAT_ANSWERS_TAG = 'chat-answers';

/** An answer made from one condition also carries the tag of all, for a change that names no ids. */
export function conditionTags(id: number): string[] {
  return [`condition:${id}`, 'condition:*'];
}

export function categoryTags(id: number): string[] {
  return [`category:${id}`, 'category:*'];
}

/** What a change drops; null means everything. A language shows in every answer, so a change of it drops all. */
export function changedTags(change: ContentChange): string[] | null {
  if (change.languages !== undefined) return null;
  return [
    ...changed('condition', undefined, change.counts),
    ...changed('condition', CONDITION_LISTS_TAG, change.conditions),
    ...changed('category', CATEGORY_LISTS_TAG, change.categories),
    ...(change.helpLines === undefined ? [] : [HELP_LINES_TAG]),
    ...(change.moderatorDuty === undefined ? [] : [DUTY_TAG]),
    ...(change.corrections === undefined ? [] : [CORRECTIONS_TAG]),
    ...(change.chatAnswers === undefined ? [] : [CHAT_ANSWERS_TAG]),
  ];
}

function changed(one: string, lists: string | undefined, ids: number[] | 'all' | undefined): string[] {
  if (ids === undefined) return [];
  return [...(lists ? [lists] : []), ...(ids === 'all' ? [`${one}:*`] : ids.map((id) => `${one}:${id}`))];
}
