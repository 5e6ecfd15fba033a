import { EDITORS } from '../../../contracts/accounts/roles.ts';
import { PATH_DOCUMENT } from '../../../contracts/documents/rows/path.ts';
import { toUnitLabels } from '../../../contracts/documents/toUnitLabels.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import type { PathContent, PathProposal } from '../../../contracts/learning/pathProposal.ts';
import { Conflict } from '../../../platform/errors.ts';
import { defineStatement } from '../../../platform/statement.ts';
import { selectPage } from '../../encyclopedia/queries/selectPage.ts';
import type { StoredPath } from '../../learning/pathForms.ts';
import { lockPublishedPath, lockReviewedPath, selectPathNow } from '../queries/selectPathNow.ts';
import { toWritable } from '../writeRecord.ts';
import { demandLearnable } from './demandLearnable.ts';
import { demandNoCircle } from './demandNoCircle.ts';
import { demandForms, describePathConflicts, toPathNotes } from './pathStates.ts';
import { type ProposedText, type ReviewedKind, removablePlace } from './ReviewedKind.ts';

type PathDraft = StoredPath & {
  difficulty?: PathContent['difficulty'];
  category?: number | null;
  prerequisites?: number[] | null;
};
type Proposal = Extract<PathProposal, { kind: 'path' }>;

const REMOVABLE_PATH = defineStatement({
  name: 'review-removable-path',
  row: removablePlace.omit({ pageId: true, chatAnswerId: true }),
  text: `SELECT NULL::int AS "conditionId", NULL::int AS "categoryId", p.id AS "pathId", NULL::int AS "languageId", p.title
         FROM learning_paths p WHERE p.id = $1 AND p._status = 'published' AND p.is_active`,
});

/** A new path, a change of one, or one that is published again after its removal. */
export const pathKind: ReviewedKind<PathContent, PathDraft> = {
  senders: EDITORS,
  document: PATH_DOCUMENT,
  answeredIn: 'desk',
  hasOwnSources: true,
  restoredFields: ['title', 'description', 'modules', 'sources', 'difficulty', 'category', 'prerequisites'],
  removable: REMOVABLE_PATH,
  holds: ({ pathId, languageId }) => pathId !== null && languageId === null,

  async propose(draft, { database, payload }) {
    const { id, difficulty = 'beginner', category = null, prerequisites } = draft;
    const forms = demandForms(payload);
    const document = forms.readPathDocument(draft);
    const content = { ...document, difficulty, categoryId: category, prerequisites: prerequisites ?? [] };
    demandLearnable(content);
    await demandNoCircle(database, content);
    const now = await selectPathNow(database, forms, id);
    const base = { edition: now?.edition ?? 0, path: now?.path ?? null };
    return {
      kind: 'path',
      place: { conditionId: null, categoryId: null, pathId: id, languageId: null },
      title: content.title,
      content,
      base,
      hasNews: !isEqualText(content, base.path),
    };
  },

  toStates(contribution) {
    const { content, base } = readProposal(contribution);
    return { from: base.path, proposed: content };
  },

  async findPublished({ pathId }, { database, payload, isHeld = false }) {
    const id = isHeld ? await lockReviewedPath(database, pathId) : pathId;
    if (id === null) return null;
    const now = await selectPathNow(database, demandForms(payload), id);
    return { recordId: id, state: now?.path ?? null, base: null };
  },

  async prepareWrite({ connection, payload }, { joined }) {
    await demandNoCircle(connection, joined);
    const { difficulty, categoryId: category, prerequisites } = joined;
    if (category !== null && !(await selectPage(connection, { kind: 'category', id: category })))
      throw new Conflict('The category no longer exists');
    const record = { ...demandForms(payload).toPathRecord(joined), difficulty, category, prerequisites };
    return (before) => ({ ...toWritable(before), ...record });
  },

  toNotes: toPathNotes,

  describeConflicts(conflicts, contribution) {
    const { content, base } = readProposal(contribution);
    return describePathConflicts(toUnitLabels(PATH_DOCUMENT.parts, conflicts, content, base.path));
  },

  lockPublished: ({ pathId }, database) => lockPublishedPath(database, pathId),

  toPath: (_, id) => PATH_DOCUMENT.toAddress(id),
  selectSources: async (contribution) => readProposal(contribution).content.sources,
};

/** The columns `content` and `base` have the type of the kind of the contribution. */
function readProposal({ content, base }: Pick<ProposedText, 'content' | 'base'>): Proposal {
  return { kind: 'path', content, base } as never;
}
