import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import type { ChecklistItem } from '@common-ground/api/contracts/contributions/contributions.ts';

export const CHECKLIST_LABELS: Record<ChecklistItem, string> = {
  accuracy: 'The statements are accurate',
  sources: 'Sources support them',
  plain_language: 'It is in plain language',
  respectful_wording: 'The wording is respectful',
};

export const CHECKLIST_HINTS: Record<ChecklistItem, string> = {
  accuracy: 'Nothing in it is wrong, out of date or said with more certainty than there is.',
  sources: 'What it states can be found in the sources, and they can be trusted.',
  plain_language: 'Short sentences and everyday words; terms of medicine are explained.',
  respectful_wording: 'It speaks of people as they want to be spoken of, without pity and without heroics.',
};

export const KIND_LABELS: Record<ContributionKind, string> = {
  condition: 'New condition',
  edit: 'Edit',
  translation: 'Translation',
  category_translation: 'Translation of a category',
  path: 'Learning path',
  path_translation: 'Translation of a learning path',
  page: 'Page about the site',
  page_translation: 'Translation of a page about the site',
  chat_answer: 'Answer of the chat assistant',
  removal: 'Taking a page down',
};

export const EVENT_LABELS: Record<string, string> = {
  submit: 'Sent in',
  take: 'Taken for review',
  release: 'Returned to the queue',
  request_changes: 'Changes requested',
  answer: 'Answered by the author',
  approve: 'Approved',
  reject: 'Rejected',
  resolve: 'Merged with the current page',
  withdraw: 'Withdrawn',
  publish: 'Published',
  schedule: 'Given a time to be published',
  unschedule: 'Scheduled time removed',
  publish_in_emergency: 'Published without an approval',
  restate_correction: 'Correction notice rewritten',
};

/** Wording that differs for the removal of a page. */
export const REMOVAL_EVENT_LABELS: Record<string, string> = {
  publish: 'Taken down',
  publish_in_emergency: 'Taken down without an approval',
};
