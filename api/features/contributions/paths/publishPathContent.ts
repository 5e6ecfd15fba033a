import { joinDocuments } from '../../../contracts/documents/joinDocuments.ts';
import { PATH_DOCUMENT } from '../../../contracts/documents/rows/path.ts';
import { toUnitLabels } from '../../../contracts/documents/toUnitLabels.ts';
import type { PathDocument, PathTexts } from '../../../contracts/learning/pathDocument.ts';
import type { PathProposal } from '../../../contracts/learning/pathProposal.ts';
import { Conflict } from '../../../platform/errors.ts';
import { selectPage } from '../../encyclopedia/queries/selectPage.ts';
import { readPathForms } from '../../learning/pathForms.ts';
import { PUBLISHED, type Publishing, toPermit, toWritable, type Written, writeRecord } from '../writeRecord.ts';
import { demandNoCircle } from './demandNoCircle.ts';
import { pathProposalOf } from './pathProposalOf.ts';
import { holdPath, selectPathNow, selectPathTexts } from './selectPathNow.ts';

export const NO_PATH = 'Learners do not have the path itself: it goes before them first';
const OVERTAKEN = 'Learners have a translation of a later edition by now. Bring the draft up to date and send it again';

type Of<Kind extends PathProposal['kind']> = Extract<PathProposal, { kind: Kind }>;

/** A new path, a change of one, or one that is opened again. What was not reviewed with it is as learners had it. */
export async function publishPathContent(publishing: Publishing): Promise<Written> {
  const { contribution, connection, payload } = publishing;
  const { content, base } = pathProposalOf(contribution) as Of<'path'>;
  const forms = readPathForms(payload);
  const id = await holdPath(connection, contribution.pathId);
  const now = await selectPathNow(connection, forms, id);
  const { joined, conflicts } = joinDocuments(PATH_DOCUMENT.parts, {
    from: base.path,
    now: now?.path ?? null,
    proposed: content,
  });
  if (conflicts.length > 0) throw changedMeanwhile(toUnitLabels(PATH_DOCUMENT.parts, conflicts, content, base.path));
  await demandNoCircle(connection, joined);
  const { difficulty, categoryId: category, prerequisites } = joined;
  if (category !== null && !(await selectPage(connection, { kind: 'category', id: category })))
    throw new Conflict('Its category is gone');
  const record = { ...forms.toPathRecord(joined), difficulty, category, prerequisites };
  await write(publishing, { collection: 'learning-paths', id, record });
  return writtenPath(id, 'learning-paths', id);
}

/** A path in another language: learners have it where it is whole, entry by entry. */
export async function publishPathTexts(publishing: Publishing): Promise<Written> {
  const { contribution, connection, payload } = publishing;
  const { content, base } = pathProposalOf(contribution) as Of<'path_translation'>;
  const { languageId } = contribution;
  const { source } = base;
  const forms = readPathForms(payload);
  const pathId = await holdPath(connection, contribution.pathId);
  if (languageId === null || !(await selectPathNow(connection, forms, pathId))) throw new Conflict(NO_PATH);
  const found = await selectPathTexts(connection, forms, { pathId, languageId, source });
  const now = found?.isPublished ? found : null;
  if (now && now.sourceEdition > base.sourceRevision) throw new Conflict(OVERTAKEN);
  const numbered = (texts: PathTexts | null | undefined) => texts && withNumbers(texts, source);
  const { joined, conflicts } = joinDocuments(PATH_DOCUMENT.parts, {
    from: numbered(base.texts) ?? null,
    now: numbered(now?.texts) ?? null,
    proposed: withNumbers(content, source),
  });
  if (conflicts.length > 0) throw changedMeanwhile(toUnitLabels(PATH_DOCUMENT.parts, conflicts, source));
  const record = { ...forms.toTranslationRecord(joined, source), path: pathId, language: languageId };
  const id = await write(publishing, { collection: 'learning-path-translations', id: found?.id, record });
  return writtenPath(pathId, 'learning-path-translations', id);
}

type Writing = {
  collection: 'learning-paths' | 'learning-path-translations';
  id: number | undefined;
  record: object;
};

function write(publishing: Publishing, { collection, id, record }: Writing): Promise<number> {
  const editSummary = publishing.emergencyReason ?? publishing.contribution.description;
  return writeRecord(publishing, {
    collection,
    id,
    permit: (before) => toPermit(publishing, before),
    data: (before) => ({ ...toWritable(before), ...record, editSummary, ...PUBLISHED }),
  });
}

function writtenPath(pathId: number, collection: Writing['collection'], id: number): Written {
  return { conditionId: null, link: `/learning/paths/${pathId}`, version: { collection, id, status: 'published' } };
}

/** Modules of a translation stand in the order of its source, and are told apart by the numbers of that. */
export function withNumbers(texts: PathTexts, { modules }: PathDocument) {
  return { ...texts, modules: texts.modules.map((module, at) => ({ id: modules[at]?.id ?? 0, ...module })) };
}

/** Not lost and not overwritten: whoever wrote the draft brings the two together. */
function changedMeanwhile(names: string[]): Conflict {
  return new Conflict(
    `Learners have other text by now: ${names.join(', ')}. Bring both together in the draft and send it for review again`,
  );
}
