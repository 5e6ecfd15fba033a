import { type ContributionKind, selectProposableFields } from '../../contracts/contributions/contents.ts';
import { CHECKLIST, type ChecklistItem } from '../../contracts/contributions/contributions.ts';
import type { Source } from '../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../platform/Database.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { pathProposalOf } from './paths/pathProposalOf.ts';
import type { Contribution } from './queries/contributions.ts';

type About = Pick<Contribution, 'kind' | 'content' | 'conditionId' | 'base'>;

/** Returns the sources of the page after the publication. Null for kinds without sources. */
export async function selectSourcesAfter(about: About, database: Database): Promise<Source[] | null> {
  const { kind, content, conditionId } = about;
  const path = pathProposalOf(about);
  if (path) return path.kind === 'path' ? path.content.sources : path.base.source.sources;
  if (!hasSources(about)) return null;
  if (content.sources || kind === 'condition') return content.sources ?? [];
  const page = conditionId === null ? null : await selectPage(database, { kind: 'condition', id: conditionId });
  return page?.texts.sources ?? [];
}

function hasSources({ kind }: Pick<About, 'kind'>): boolean {
  return kind === 'translation' || selectProposableFields(kind).includes('sources');
}

const KINDS_WITHOUT_OWN_SOURCES: readonly ContributionKind[] = ['translation', 'path_translation'];

/** Leaves out `sources` for kinds of contribution without sources, and for translations of a page without sources. */
export function toChecklist(
  { kind }: Pick<Contribution, 'kind'>,
  sources: readonly Source[] | null,
): readonly ChecklistItem[] {
  const hasPart = sources !== null && (!KINDS_WITHOUT_OWN_SOURCES.includes(kind) || sources.length > 0);
  return hasPart ? CHECKLIST : CHECKLIST.filter((item) => item !== 'sources');
}
