/** What a question that has no answer was about, as coarsely as it is counted. Its text is never kept. */
export const CHAT_SUBJECTS = [
  'condition',
  'medicine',
  'diagnosis',
  'money',
  'school',
  'work',
  'care',
  'site',
  'other',
] as const;
export type ChatSubject = (typeof CHAT_SUBJECTS)[number];
