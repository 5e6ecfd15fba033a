import type { LanguageRow } from '../contentRows.ts';
import type { ContentChange } from '../jobs/change.ts';

/** Which conditions' entries a set of changes touches, by language. Categories show in none. */
export function touchedConditions(
  changes: readonly ContentChange[],
  languages: readonly LanguageRow[],
): Map<LanguageRow, number[]> {
  const touched = new Map<LanguageRow, number[]>();
  for (const language of languages) {
    const ids = changes.flatMap((change) => (isIn(change, language) ? [change.id] : []));
    if (ids.length > 0) touched.set(language, [...new Set(ids)]);
  }
  return touched;
}

type ConditionChange = Extract<ContentChange, { kind: 'condition' | 'condition-translation' }>;

function isIn(change: ContentChange, language: LanguageRow): change is ConditionChange {
  if (change.kind === 'condition') return true;
  return change.kind === 'condition-translation' && change.language === language.id;
}
