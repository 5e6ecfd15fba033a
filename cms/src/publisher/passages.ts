import { CONDITION_DOCUMENT } from '@common-ground/api/contracts/documents/rows/condition.ts';
import { findStaleEntries } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import {
  type ConditionText,
  isList,
  SIGNED_SECTIONS,
  TRANSLATED_FIELDS,
} from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { Passage } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { omitSourceNumbers } from '@common-ground/api/contracts/encyclopedia/sourceNumbers.ts';
import type {
  ConditionCard,
  ConditionPage,
  MedicalReview,
  SectionReview,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { missingParts, partlyTranslated } from '@common-ground/api/contracts/translations/completeness.ts';
import { type TextRow, toTexts } from '@common-ground/api/features/encyclopedia/toTexts.ts';
import { BODY, type CardRow, type ConditionRow, toTranslatedName } from './contentRows.ts';
import { toCorrection } from './correctionOf.ts';

export function toCard(row: CardRow, language: string): ConditionCard {
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: passage(row.translatedName, row.name, language),
    summary: passage(row.translatedSummary, row.summary, language),
    tags: listPassage(row.translatedTags, row.tags, language),
    lastUpdated: row.lastUpdated.toISOString(),
  };
}

export function toSections(row: ConditionRow, language: string): Omit<ConditionPage, keyof ConditionCard> {
  return {
    ...toBody(row, language),
    sources: omitSourceNumbers(row.sources ?? []),
    views: row.views,
    contributors: row.contributors,
    revision: row.revision,
    isProtected: row.isProtected,
    stale: row.isStale ? { madeFrom: row.madeFrom?.toISOString() ?? null, changed: findChangedTexts(row) } : null,
    partlyTranslated:
      row.translationId === null ? [] : partlyTranslated(missingParts('condition', row, toTranslatedTexts(row))),
    correction: toCorrection(row.correction),
    medicalReview: toMedicalReview(row),
    sectionReviews: toSectionReviews(row),
    translatedInto: [DEFAULT_LANGUAGE, ...row.translatedInto],
  };
}

/** Returns the texts with stale entries, in the order of the page; null when the former source is not stored. */
function findChangedTexts({ former, ...row }: ConditionRow): ConditionText[] | null {
  if (!former) return null;
  const [source, now, texts] = [former, row, { ...row, ...toTranslatedTexts(row) }].map(toConditionTexts);
  const stale = findStaleEntries(CONDITION_DOCUMENT.parts, now, { source, texts });
  // The key of an entry begins with the name of its text.
  const names = new Set(stale.map(({ key }) => key.split('.')[0]));
  return TRANSLATED_FIELDS.condition.map(({ name }) => name as ConditionText).filter((name) => names.has(name));
}

const toConditionTexts = (row: TextRow) => toTexts(TRANSLATED_FIELDS.condition, row);

function toTranslatedTexts(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(TRANSLATED_FIELDS.condition.map(({ name }) => [name, row[toTranslatedName(name)]]));
}

type Body = Pick<ConditionPage, Exclude<ConditionText, keyof ConditionCard>>;

function toBody(row: Record<string, unknown>, language: string): Body {
  const passages = BODY.map((field) => {
    const [source, translated] = [row[field.name], row[toTranslatedName(field.name)]];
    if (!isList(field)) return [field.name, passage(translated as string | null, (source ?? '') as string, language)];
    // A translation never falls back to the source for lists of its own language, such as aliases.
    const standIn = field.isOwn && row.translationId !== null ? [] : source;
    return [field.name, listPassage(translated as unknown[] | null, standIn as unknown[] | null, language)];
  });
  return Object.fromEntries(passages) as Body;
}

function toMedicalReview(row: ConditionRow): MedicalReview | null {
  const { signedAt, nextReviewAt, signerName, credential, hasLapsed, isOverdue } = row;
  if (!signedAt || !nextReviewAt) return null;
  return {
    reviewerName: signerName,
    credential: credential ?? '',
    reviewedAt: signedAt.toISOString(),
    nextReviewAt: nextReviewAt.toISOString(),
    hasLapsed: hasLapsed === true,
    isOverdue: isOverdue === true,
  };
}

function toSectionReviews({ sectionReviews }: ConditionRow): SectionReview[] {
  const findSectionIndex = ({ section }: SectionReview) =>
    SIGNED_SECTIONS.findIndex((part) => part.section === section);
  return (sectionReviews ?? []).sort((one, other) => findSectionIndex(one) - findSectionIndex(other));
}

export function passage(translated: string | null, source: string, language: string): Passage<string> {
  return translated ? { value: translated, language } : { value: source, language: DEFAULT_LANGUAGE };
}

/** Leaves out empty entries, which hold the places of texts that are not translated. */
export function listPassage<T>(translated: T[] | null, source: T[] | null, language: string): Passage<T[]> {
  const shown = (translated ?? []).filter((entry) => entry !== '');
  if (shown.length > 0) return { value: shown, language };
  return { value: source ?? [], language: DEFAULT_LANGUAGE };
}
