import { TRANSLATORS } from '../../../contracts/accounts/roles.ts';
import {
  categoryTextsSchema,
  proposedTextsSchema,
  selectProposableFields,
} from '../../../contracts/contributions/contents.ts';
import { DOCUMENTS } from '../../../contracts/documents/registry.ts';
import {
  createEmptyValue,
  type Field,
  type PageKind,
  type Texts,
  TRANSLATED_FIELDS,
} from '../../../contracts/encyclopedia/fields.ts';
import { Conflict } from '../../../platform/errors.ts';
import { defineStatement } from '../../../platform/statement.ts';
import { selectPage } from '../../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation, selectTranslation } from '../../encyclopedia/queries/selectTranslation.ts';
import { type TextRow, toRecord, toTexts } from '../../encyclopedia/toTexts.ts';
import { demandNothingMissing } from '../demandSendable.ts';
import { pickChanges } from '../pickChanges.ts';
import type { ReviewedPlace } from '../queries/place.ts';
import { toWritable } from '../writeRecord.ts';
import { demandTexts } from './demandTexts.ts';
import { demandTranslationLanguage } from './demandTranslationLanguage.ts';
import { describePageConflicts, pickProposedFields, selectConditionSources, toPageStates } from './pageStates.ts';
import { type ReviewedKind, removablePlace } from './ReviewedKind.ts';

type TranslationDraft = TextRow & {
  condition?: number | null;
  category?: number | null;
  language?: number | null;
  sourceRevision?: number | null;
};
type TranslationKind = ReviewedKind<Texts, TranslationDraft>;

const REMOVABLE_CONDITION_TRANSLATION = defineStatement({
  name: 'review-removable-condition-translation',
  row: removablePlace.omit({ pageId: true, chatAnswerId: true }),
  text: `SELECT c.id AS "conditionId", c.category_id AS "categoryId", NULL::int AS "pathId",
           t.language_id AS "languageId", c.name AS title
         FROM condition_translations t JOIN conditions c ON c.id = t.condition_id
         WHERE t.id = $1 AND t._status = 'published' AND c._status = 'published'`,
});

const REMOVABLE_CATEGORY_TRANSLATION = defineStatement({
  name: 'review-removable-category-translation',
  row: removablePlace.omit({ pageId: true, chatAnswerId: true }),
  text: `SELECT NULL::int AS "conditionId", c.id AS "categoryId", NULL::int AS "pathId",
           t.language_id AS "languageId", c.name AS title
         FROM category_translations t JOIN categories c ON c.id = t.category_id
         WHERE t.id = $1 AND t._status = 'published'`,
});

export const conditionTranslationKind = defineTranslationKind('condition', {
  answeredIn: 'form',
  removable: REMOVABLE_CONDITION_TRANSLATION,
  holds: ({ conditionId, languageId }) => conditionId !== null && languageId !== null,
  selectSources: selectConditionSources,
});

export const categoryTranslationKind = defineTranslationKind('category', {
  answeredIn: 'desk',
  removable: REMOVABLE_CATEGORY_TRANSLATION,
  holds: ({ conditionId, pathId, pageId, languageId }) =>
    conditionId === null && pathId === null && pageId === null && languageId !== null,
  selectSources: async () => null,
});

function defineTranslationKind(
  kind: PageKind,
  differences: Pick<TranslationKind, 'answeredIn' | 'removable' | 'holds' | 'selectSources'>,
): TranslationKind {
  const proposal = kind === 'condition' ? 'translation' : 'category_translation';
  const readId = ({ conditionId, categoryId }: ReviewedPlace) =>
    Number(kind === 'condition' ? conditionId : categoryId);
  return {
    ...differences,
    proposals: [proposal],
    senders: TRANSLATORS,
    document: DOCUMENTS[kind],
    hasOwnSources: false,
    restoredFields: selectProposableFields(proposal),

    async propose(draft, { database }) {
      const id = draft[kind] ?? 0;
      const languageId = await demandTranslationLanguage(database, draft.language);
      const texts = readDraft(kind, draft);
      const source = await selectPage(database, { kind, id });
      if (!source)
        throw new Conflict('The source of this translation is not published yet. Publish it before its translations');
      const published = await selectPublishedTranslation(database, { kind, id, languageId });
      const content = pickChanges(texts, published?.texts ?? {});
      const publishedRevision = published?.sourceRevision ?? source.revision;
      const sourceRevision = draft.sourceRevision ?? publishedRevision;
      const isConfirmed = published !== null && sourceRevision > publishedRevision;
      const hasChanges = Object.keys(content).length > 0;
      if (isConfirmed && !hasChanges) demandNothingMissing(kind, source.texts, published.texts);
      return {
        kind: proposal,
        place: {
          conditionId: kind === 'condition' ? id : null,
          categoryId: source.categoryId,
          pathId: null,
          languageId,
        },
        title: source.name,
        content,
        base: { sourceRevision, texts: published?.texts ?? {} },
        hasNews: hasChanges || isConfirmed,
      };
    },

    toStates: toPageStates,

    async findPublished(contribution, { database, isHeld = false }) {
      const place = { kind, id: readId(contribution), languageId: Number(contribution.languageId), isHeld };
      const source = await selectPage(database, place);
      if (!source) return null;
      const found = await selectTranslation(database, place);
      const state = found?.isPublished ? found.texts : null;
      return { recordId: found?.id, state, base: { sourceRevision: source.revision, texts: state ?? {} } };
    },

    async prepareWrite({ contribution, connection }, { joined, published: { state } }) {
      const { languageId } = contribution;
      const id = readId(contribution);
      const record = { ...toRecord(pickProposedFields(joined, contribution)), [kind]: id, language: languageId };
      if (state) return (before) => ({ ...toWritable(before), ...record });
      // An unpublished record may hold text that is not reviewed.
      const source = await selectPage(connection, { kind, id });
      return () => ({ ...toFirstTexts(kind, source?.texts ?? {}), ...record });
    },

    toNotes: () => ({}),
    describeConflicts: describePageConflicts,

    async lockPublished(place, database) {
      const translation = { kind, id: readId(place), languageId: Number(place.languageId), isHeld: true };
      const found = await selectTranslation(database, translation);
      return found?.isPublished ? found.id : null;
    },

    toPath: (place) => DOCUMENTS[kind].toAddress(readId(place)),
  };
}

const DRAFT_SCHEMAS = { condition: proposedTextsSchema, category: categoryTextsSchema };

/** Returns the texts of a draft. A field that is left empty shows the text of the source, where it may be empty. */
function readDraft(kind: PageKind, draft: TranslationDraft): Texts {
  const fields = TRANSLATED_FIELDS[kind];
  const all: Record<string, unknown> = toTexts(fields, draft);
  const isWritten = ({ name, isNeeded }: Field) => isNeeded === 'always' || (all[name] as unknown[]).length > 0;
  const pick = (some: readonly Field[]) => Object.fromEntries(some.map(({ name }) => [name, all[name]]));
  const written = demandTexts<Texts>(DRAFT_SCHEMAS[kind].safeParse(pick(fields.filter(isWritten))));
  return { ...pick(fields.filter((field) => !isWritten(field))), ...written };
}

/** Returns the source's text for required fields and empty ones for others, so that Payload takes none from a draft. */
function toFirstTexts(kind: PageKind, source: Texts): object {
  const texts = TRANSLATED_FIELDS[kind].map((field) => [
    field.name,
    field.isNeeded === 'always' ? source[field.name as keyof Texts] : createEmptyValue(field),
  ]);
  return Object.fromEntries(texts);
}
