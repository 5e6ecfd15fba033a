import { TRANSLATORS } from '../../../contracts/accounts/roles.ts';
import { PATH_DOCUMENT } from '../../../contracts/documents/rows/path.ts';
import { toUnitLabels } from '../../../contracts/documents/toUnitLabels.ts';
import { toCurrentTexts } from '../../../contracts/documents/translatedEntries.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import {
  findFormFaults,
  type PathDocument,
  type PathTexts,
  toPathTexts,
} from '../../../contracts/learning/pathDocument.ts';
import type { PathProposal } from '../../../contracts/learning/pathProposal.ts';
import { BadRequest, Conflict } from '../../../platform/errors.ts';
import { defineStatement } from '../../../platform/statement.ts';
import type { StoredPathTexts } from '../../learning/pathForms.ts';
import { selectEdition } from '../../learning/queries/editions.ts';
import { lockPublishedPathTexts, lockReviewedPath, selectPathNow, selectPathTexts } from '../queries/selectPathNow.ts';
import { toWritable } from '../writeRecord.ts';
import { demandNothingStale } from './demandTexts.ts';
import { demandTranslationLanguage } from './demandTranslationLanguage.ts';
import { keepNewerDraft } from './keepNewerDraft.ts';
import { demandForms, describePathConflicts, toPathNotes } from './pathStates.ts';
import { type ProposedText, type ReviewedKind, removablePlace } from './ReviewedKind.ts';

const NO_PATH = 'The path itself is not published. Publish it before its translations';
const OVERTAKEN = 'Learners have a translation of a later edition by now. Bring the draft up to date and send it again';

type PathTranslationDraft = StoredPathTexts & {
  path?: number | null;
  language?: number | null;
  /** Edition of the path in whose form the texts are stored. */
  sourceEdition?: number | null;
  /** Source texts, by key, of entries that were translated from an earlier text. */
  madeFrom?: Record<string, string> | null;
};
type Proposal = Extract<PathProposal, { kind: 'path_translation' }>;
/** Texts whose modules have the ids of the modules of the source. */
type NumberedTexts = PathTexts & { modules: { id: number }[] };

const REMOVABLE_PATH_TRANSLATION = defineStatement({
  name: 'review-removable-path-translation',
  row: removablePlace.omit({ pageId: true, chatAnswerId: true }),
  text: `SELECT NULL::int AS "conditionId", NULL::int AS "categoryId", p.id AS "pathId",
           t.language_id AS "languageId", p.title
         FROM learning_path_translations t JOIN learning_paths p ON p.id = t.path_id
         WHERE t.id = $1 AND t._status = 'published' AND p._status = 'published' AND p.is_active`,
});

/** Fields of the record with texts. The modules are one, and a newer draft of them stays whole. */
const PATH_TEXTS = ['title', 'description', 'modules'];

/** A path in another language, which learners have only when every entry of it is translated. */
export const pathTranslationKind: ReviewedKind<NumberedTexts, PathTranslationDraft> = {
  senders: TRANSLATORS,
  document: PATH_DOCUMENT,
  answeredIn: 'desk',
  hasOwnSources: false,
  restoredFields: PATH_TEXTS,
  source: {
    findBase: async (proposal) => proposal.base && readProposal(proposal).base.source,
    async findNow({ pathId, languageId }, { database, payload }) {
      const forms = demandForms(payload);
      const now = pathId === null ? null : await selectPathNow(database, forms, pathId);
      if (!now || pathId === null) return null;
      const { edition: revision, path: source } = now;
      const found = await selectPathTexts(database, forms, { pathId, languageId: Number(languageId), source });
      const published = found?.isPublished ? { ...found.made, revision: found.sourceEdition } : null;
      return { revision, source, published };
    },
  },
  removable: REMOVABLE_PATH_TRANSLATION,
  holds: ({ pathId, languageId }) => pathId !== null && languageId !== null,

  async propose(draft, { database, payload }) {
    const pathId = draft.path ?? 0;
    const forms = demandForms(payload);
    const languageId = await demandTranslationLanguage(database, draft.language);
    const found = await selectPathNow(database, forms, pathId);
    if (!found) throw new Conflict(NO_PATH);
    const { edition, path: source } = found;
    const then = (await selectEdition(database, { pathId, edition: draft.sourceEdition ?? edition }))?.path ?? source;
    const made = { source: then, texts: forms.readPathTexts(draft, then), madeFrom: draft.madeFrom };
    const content = toPathTexts(toCurrentTexts(PATH_DOCUMENT.parts, source, made) as PathDocument);
    const [fault] = findFormFaults(toPathTexts(source), content);
    if (fault) throw new BadRequest(`It is not whole yet. ${describeFault(fault, source)}`);
    demandNothingStale(PATH_DOCUMENT.parts, source, made);
    const current = await selectPathTexts(database, forms, { pathId, languageId, source });
    const now = current?.isPublished ? current : null;
    return {
      kind: 'path_translation',
      place: { conditionId: null, categoryId: null, pathId, languageId },
      title: source.title,
      content,
      base: { sourceRevision: edition, source, texts: now?.texts ?? null },
      hasNews: !now || edition > now.sourceEdition || !isEqualText(content, now.texts),
    };
  },

  toStates(contribution) {
    const { content, base } = readProposal(contribution);
    const { source, texts } = base;
    return { from: texts && addModuleIds(texts, source), proposed: addModuleIds(content, source) };
  },

  /** The texts have the form of the source that the proposal was made from. */
  async findPublished(contribution, { database, payload, isHeld = false }) {
    const forms = demandForms(payload);
    const pathId = isHeld ? await lockReviewedPath(database, contribution.pathId) : contribution.pathId;
    if (pathId === null) return null;
    const path = await selectPathNow(database, forms, pathId);
    const base = contribution.base && readProposal(contribution).base;
    const source = base?.source ?? path?.path;
    if (isHeld && !path) throw new Conflict(NO_PATH);
    if (!source) return null;
    const place = { pathId, languageId: Number(contribution.languageId), source };
    const found = await selectPathTexts(database, forms, place);
    const now = found?.isPublished ? found : null;
    if (isHeld && base && now && now.sourceEdition > base.sourceRevision) throw new Conflict(OVERTAKEN);
    return { recordId: found?.id, state: now && addModuleIds(now.texts, source), base: null };
  },

  async prepareWrite({ contribution, payload }, { joined }) {
    const { pathId: path, languageId: language } = contribution;
    const { source } = readProposal(contribution).base;
    const record = { ...demandForms(payload).toTranslationRecord(joined, source), path, language };
    return (before) => ({ ...toWritable(before), ...record });
  },

  surroundWrite(publishing, { recordId }, write) {
    return keepNewerDraft(publishing, { collection: 'learning-path-translations', recordId, texts: PATH_TEXTS }, write);
  },

  toNotes: toPathNotes,

  describeConflicts: (conflicts, contribution) =>
    describePathConflicts(toUnitLabels(PATH_DOCUMENT.parts, conflicts, readProposal(contribution).base.source)),

  lockPublished: (place, database) => lockPublishedPathTexts(database, place),

  toPath: ({ pathId }) => PATH_DOCUMENT.toAddress(Number(pathId)),
  selectSources: async (contribution) => readProposal(contribution).base.source.sources,
};

/** The columns `content` and `base` have the type of the kind of the contribution. */
function readProposal({ content, base }: Pick<ProposedText, 'content' | 'base'>): Proposal {
  return { kind: 'path_translation', content, base } as never;
}

/** Modules of a translation have the order of its source. */
function addModuleIds(texts: PathTexts, { modules }: PathDocument): NumberedTexts {
  return { ...texts, modules: texts.modules.map((module, at) => ({ id: modules[at]?.id ?? 0, ...module })) };
}

/** Returns a fault of `findFormFaults`, such as `modules.2.questions: …`, with the place of the module from 1. */
function describeFault(fault: string, { modules }: PathDocument): string {
  return fault.replace(/^modules\.(\d+)\.(\w+)/, (_, at: string, part: string) => {
    return `Module ${Number(at) + 1} “${modules[Number(at)]?.title}”, ${part}`;
  });
}
