import { z } from 'zod';
import { toCurrentPathTexts, translatedPathEntries } from '../../../contracts/documents/pathTexts.ts';
import { countEntries } from '../../../contracts/documents/translatedEntries.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import { activitySchema } from '../../../contracts/learning/activities.ts';
import {
  findFormFaults,
  type PathDocument,
  type PathModule,
  toPathTexts,
} from '../../../contracts/learning/pathDocument.ts';
import type { PathContent, PathProposal } from '../../../contracts/learning/pathProposal.ts';
import { OLDER_ENTRIES } from '../../../contracts/translations/pathDraft.ts';
import type { Database } from '../../../platform/Database.ts';
import { BadRequest, Conflict } from '../../../platform/errors.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';
import type { PathForms, StoredPath, StoredPathTexts } from '../../learning/pathForms.ts';
import { selectEdition } from '../../learning/queries/editions.ts';
import { demandNoCircle } from './demandNoCircle.ts';
import { NO_PATH } from './publishPathContent.ts';
import { selectPathNow, selectPathTexts } from './selectPathNow.ts';

/** As Payload hands out a draft of a path, or of a translation of one: with the ids of what it belongs to. */
export type DraftedPath = StoredPath & {
  difficulty?: PathContent['difficulty'];
  category?: number | null;
  prerequisites?: number[] | null;
  path?: number | null;
  language?: number | null;
  /** The edition whose form a translation has, and what of it was made from an even earlier text. */
  sourceEdition?: number | null;
  madeFrom?: Record<string, string> | null;
};

export type ProposedPath = {
  proposal: PathProposal;
  pathId: number;
  languageId: number | null;
  /** Of the path, also where its translation is meant. */
  title: string;
  /** Whether it says anything that learners do not have. */
  hasNews: boolean;
};
type Tools = { database: Database; forms: PathForms };

/** A draft of a path against what learners have now. @throws BadRequest for one that cannot be learned */
export async function proposedPath(draft: DraftedPath, { database, forms }: Tools): Promise<ProposedPath> {
  const { difficulty = 'beginner', category = null, prerequisites } = draft;
  const document = forms.readPathDocument(draft);
  const content = { ...document, difficulty, categoryId: category, prerequisites: prerequisites ?? [] };
  demandLearnable(content);
  await demandNoCircle(database, content);
  const now = await selectPathNow(database, forms, draft.id);
  const base = { edition: now?.edition ?? 0, path: now?.path ?? null };
  const proposal = { kind: 'path', content, base } as const;
  return {
    proposal,
    pathId: draft.id,
    languageId: null,
    title: content.title,
    hasNews: !isEqualText(content, base.path),
  };
}

/**
 * A draft of a translation against what learners have now. It goes before learners whole, and every entry of it was looked
 * at beside the path of now.
 * @throws BadRequest where something is missing, Conflict where something is older, or learners do not have the path
 */
export async function proposedTexts(draft: DraftedPath, { database, forms }: Tools): Promise<ProposedPath> {
  const pathId = draft.path ?? 0;
  const languageId = await demandLanguage(database, draft.language);
  const found = await selectPathNow(database, forms, pathId);
  if (!found) throw new Conflict(NO_PATH);
  const { edition, path: source } = found;
  const then = (await selectEdition(database, { pathId, edition: draft.sourceEdition ?? edition }))?.path ?? source;
  const made = { source: then, texts: forms.readPathTexts(draft as StoredPathTexts, then), madeFrom: draft.madeFrom };
  const content = toCurrentPathTexts(source, made);
  const [fault] = findFormFaults(toPathTexts(source), content);
  if (fault) throw new BadRequest(`It is not whole yet. ${inWords(fault, source)}`);
  const { stale } = countEntries(translatedPathEntries(source, made));
  if (stale > 0) throw new Conflict(`${stale} ${OLDER_ENTRIES}`);
  const current = await selectPathTexts(database, forms, { pathId, languageId, source });
  const now = current?.isPublished ? current : null;
  const base = { sourceRevision: edition, source, texts: now?.texts ?? null };
  return {
    proposal: { kind: 'path_translation', content, base },
    pathId,
    languageId,
    title: source.title,
    hasNews: !now || edition > now.sourceEdition || !isEqualText(content, now.texts),
  };
}

const REVIEW_LANGUAGE_OF_PATH = defineStatement({
  name: 'review-language-of-path',
  row: { id: z.number(), isDefault: z.boolean() },
  text: 'SELECT id, coalesce(is_default, false) AS "isDefault" FROM languages WHERE id = $1',
});

async function demandLanguage(database: Database, id: number | null | undefined): Promise<number> {
  const language = await findRow(database, REVIEW_LANGUAGE_OF_PATH, [id]);
  if (!language || language.isDefault) throw new BadRequest('language: must be another than that of the path');
  return language.id;
}

/** What the form of the CMS cannot check: whether there is something to learn, and whether each activity works. */
function demandLearnable({ modules }: PathContent): void {
  if (modules.length === 0) throw new BadRequest('modules: there is nothing to learn in it yet');
  for (const [at, module] of modules.entries()) {
    const fault = faultOf(module);
    if (fault) throw new BadRequest(`Module ${at + 1} “${module.title}”: ${fault}`);
  }
}

function faultOf({ type, sections, questions, activities }: PathModule): string | null {
  if (type === 'reading') return sections?.length ? null : 'it has no sections yet';
  if (type === 'quiz') return questions?.length ? null : 'it has no questions yet';
  if (!activities?.length) return 'it has no activities yet';
  for (const [at, activity] of activities.entries()) {
    const [issue] = activitySchema.safeParse(activity).error?.issues ?? [];
    if (issue) return `Activity ${at + 1}: ${[...issue.path, ''].join(' ')}${issue.message}`;
  }
  return null;
}

/** `modules.2.questions: …`, as `findFormFaults` names it, for people, who count from 1. */
function inWords(fault: string, { modules }: PathDocument): string {
  return fault.replace(/^modules\.(\d+)\.(\w+)/, (_, at: string, part: string) => {
    return `Module ${Number(at) + 1} “${modules[Number(at)]?.title}”, ${part}`;
  });
}
