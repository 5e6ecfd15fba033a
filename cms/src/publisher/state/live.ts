import type { ContentChange } from '../jobs/change.ts';

/** The record of a change as one name, such as `condition:12` or `condition-translation:12:2`; null where it names none. */
export function nameOfChange(change: ContentChange): string | null {
  if (change.kind === 'everything' || change.kind === 'learning-paths') return null;
  return 'language' in change ? `${change.kind}:${change.id}:${change.language}` : `${change.kind}:${change.id}`;
}
