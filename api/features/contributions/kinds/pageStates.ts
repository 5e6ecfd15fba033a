import type { Source, Texts } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { selectPage } from '../../encyclopedia/queries/selectPage.ts';
import type { ProposedStates, ProposedText } from './ReviewedKind.ts';

/** Returns the whole texts of a proposal, which has only the fields that it changes. */
export function toPageStates({ content, base }: ProposedText): ProposedStates<Texts> {
  return { from: base?.texts ?? null, proposed: { ...base?.texts, ...content } };
}

/** Returns the fields of `texts` that a proposal changes. */
export function pickProposedFields(texts: Texts, { content }: Pick<ProposedText, 'content'>): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([field]) => field in content));
}

export function describePageConflicts(fields: readonly string[]): string {
  return `Changed on the page meanwhile: ${fields.join(', ')}. A reviewer has to merge the two texts first`;
}

/** Returns the sources of a condition after the publication of an edit or of a translation. */
export async function selectConditionSources(
  { kind, content, conditionId }: ProposedText,
  database: Database,
): Promise<Source[]> {
  if (content.sources || kind === 'condition') return content.sources ?? [];
  const page = conditionId === null ? null : await selectPage(database, { kind: 'condition', id: conditionId });
  return page?.texts.sources ?? [];
}
