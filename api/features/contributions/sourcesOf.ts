import { type ContributionKind, fieldsOf } from '../../contracts/contributions/contents.ts';
import { CHECKLIST, type ChecklistItem } from '../../contracts/contributions/contributions.ts';
import type { Source } from '../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../platform/Database.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { pathProposalOf } from './paths/pathProposalOf.ts';
import type { Contribution } from './queries/contributions.ts';

type About = Pick<Contribution, 'kind' | 'content' | 'conditionId' | 'base'>;

/** The sources that a page has once this is before readers; null of what has none, such as a category's texts. */
export async function sourcesOf(about: About, database: Database): Promise<Source[] | null> {
  const { kind, content, conditionId } = about;
  const path = pathProposalOf(about);
  if (path) return path.kind === 'path' ? path.content.sources : path.base.source.sources;
  if (!hasSources(about)) return null;
  if (content.sources || kind === 'condition') return content.sources ?? [];
  const page = conditionId === null ? null : await selectPage(database, { kind: 'condition', id: conditionId });
  return page?.texts.sources ?? [];
}

function hasSources({ kind }: Pick<About, 'kind'>): boolean {
  return kind === 'translation' || fieldsOf(kind).includes('sources');
}

const BRINGS_NONE: readonly ContributionKind[] = ['translation', 'path_translation'];

/**
 * What is to be looked at before an approval. Of texts that cannot bring a source, and whose page has none, nobody says
 * that sources support them; others are not approved before there are some.
 */
export function checklistOf(
  { kind }: Pick<Contribution, 'kind'>,
  sources: readonly Source[] | null,
): readonly ChecklistItem[] {
  const hasPart = sources !== null && (!BRINGS_NONE.includes(kind) || sources.length > 0);
  return hasPart ? CHECKLIST : CHECKLIST.filter((item) => item !== 'sources');
}
