/** Subjects by which unanswered questions are counted. The text of a question is never stored. */
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
