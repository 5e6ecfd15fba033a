import { TRANSLATION_PROPOSERS } from '../../../contracts/accounts/roles.ts';
import { selectProposableFields, translationTextsSchema } from '../../../contracts/contributions/contents.ts';
import { DOCUMENTS } from '../../../contracts/documents/registry.ts';
import { toCurrentTexts } from '../../../contracts/documents/translatedEntries.ts';
import {
  createEmptyValue,
  type PageKind,
  type Texts,
  TRANSLATED_FIELDS,
} from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import { Conflict } from '../../../platform/errors.ts';
import { defineStatement } from '../../../platform/statement.ts';
import { type PageTexts, selectPage } from '../../encyclopedia/queries/selectPage.ts';
import { selectTranslatedNow } from '../../encyclopedia/queries/selectTranslatedNow.ts';
import { selectPublishedTranslation, selectTranslation } from '../../encyclopedia/queries/selectTranslation.ts';
import { selectSourceAt } from '../../encyclopedia/queries/sourceTexts.ts';
import { pickTranslatable, type TextRow, toRecord, toTexts } from '../../encyclopedia/toTexts.ts';
import { pickChanges } from '../pickChanges.ts';
import type { ReviewedPlace } from '../queries/place.ts';
import { toWritable } from '../writeRecord.ts';
import { demandNothingStale, demandTexts } from './demandTexts.ts';
import { demandTranslationLanguage } from './demandTranslationLanguage.ts';
import { keepNewerDraft } from './keepNewerDraft.ts';
import { describePageConflicts, pickProposedFields, selectConditionSources, toPageStates } from './pageStates.ts';
import { type ReviewedKind, removablePlace } from './ReviewedKind.ts';

type TranslationDraft = TextRow & {
  condition?: number | null;
  category?: number | null;
  language?: number | null;
  /** Revision of the source in whose form the texts are stored. */
  sourceRevision?: number | null;
  /** Source texts, by key, of entries that were translated from an earlier text. */
  madeFrom?: Record<string, string> | null;
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

export const conditionTranslationKind = defineTranslationKind('condition', 'translation', {
  answeredIn: 'form',
  removable: REMOVABLE_CONDITION_TRANSLATION,
  holds: ({ conditionId, languageId }) => conditionId !== null && languageId !== null,
  selectSources: selectConditionSources,
});

export const categoryTranslationKind = defineTranslationKind('category', 'category_translation', {
  answeredIn: 'desk',
  removable: REMOVABLE_CATEGORY_TRANSLATION,
  holds: ({ conditionId, pathId, pageId, languageId }) =>
    conditionId === null && pathId === null && pageId === null && languageId !== null,
  selectSources: async () => null,
});

function defineTranslationKind(
  kind: PageKind,
  proposal: 'translation' | 'category_translation',
  differences: Pick<TranslationKind, 'answeredIn' | 'removable' | 'holds' | 'selectSources'>,
): TranslationKind {
  const readId = (place: ReviewedPlace) => Number(place[`${kind}Id`]);
  return {
    ...differences,
    // Reviewers translate pages too: a user who saved in a draft does not approve it.
    senders: TRANSLATION_PROPOSERS,
    document: DOCUMENTS[kind],
    hasOwnSources: false,
    restoredFields: selectProposableFields(proposal),
    source: {
      findBase: async ({ base, ...place }, database) =>
        base?.sourceRevision
          ? selectSourceAt(database, { kind, id: readId(place), revision: base.sourceRevision })
          : null,
      findNow: (proposal, { database }) =>
        selectTranslatedNow(database, { kind, id: readId(proposal), languageId: Number(proposal.languageId) }),
    },

    async propose(draft, { database }) {
      const id = draft[kind] ?? 0;
      const languageId = await demandTranslationLanguage(database, draft.language);
      const source = await selectPage(database, { kind, id });
      if (!source)
        throw new Conflict('The source of this translation is not published yet. Publish it before its translations');
      const texts = await readDraft(database, draft, { kind, source });
      const published = await selectPublishedTranslation(database, { kind, id, languageId });
      const content = pickChanges(texts, published?.texts ?? {});
      const isConfirmed = published !== null && source.revision > (published.sourceRevision ?? source.revision);
      return {
        kind: proposal,
        place: { categoryId: source.categoryId, languageId, [`${kind}Id`]: id },
        title: source.name,
        content,
        base: { sourceRevision: source.revision, texts: published?.texts ?? {} },
        hasNews: Object.keys(content).length > 0 || isConfirmed,
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

    surroundWrite(publishing, { recordId }, write) {
      const texts = TRANSLATED_FIELDS[kind].map(({ name }) => name);
      return keepNewerDraft(publishing, { collection: `${kind}-translations`, recordId, texts }, write);
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

type Drafted = { kind: PageKind; source: PageTexts };

/**
 * Returns the texts of a draft in the form of the published source.
 * @throws Conflict when an entry is older than its source, BadRequest when a text is wrong or a needed one is missing
 */
async function readDraft(
  database: Database,
  { sourceRevision, madeFrom, ...record }: TranslationDraft,
  { kind, source }: Drafted,
): Promise<Texts> {
  const { parts } = DOCUMENTS[kind];
  const now = pickTranslatable(source.texts);
  const revision = sourceRevision ?? source.revision;
  const then = await selectSourceAt(database, { kind, id: source.id, revision });
  const made = { source: then ?? now, texts: toTexts(TRANSLATED_FIELDS[kind], record), madeFrom };
  demandNothingStale(parts, now, made);
  return demandTexts<Texts>(translationTextsSchema(kind).safeParse(toCurrentTexts(parts, now, made)));
}

/** Returns the source's text for required fields and empty ones for others, so that Payload takes none from a draft. */
function toFirstTexts(kind: PageKind, source: Texts): object {
  const texts = TRANSLATED_FIELDS[kind].map((field) => [
    field.name,
    field.isNeeded === 'always' ? source[field.name as keyof Texts] : createEmptyValue(field),
  ]);
  return Object.fromEntries(texts);
}
