import type { ChatSubject } from './subjects.ts';

/** What a message without an answer was about, as coarsely as it is counted. */
export function subjectOf(_text: string, _lang: string): ChatSubject {
  return 'other';
}
