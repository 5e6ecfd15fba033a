import { parseId } from '../../../routes.ts';
import type { Sender } from '../form/SenderFields.tsx';
import { changedTexts, type FormTexts, type PageSection, SECTIONS, type Writing } from '../form/texts.ts';

/** Version that an edit starts from. */
export type Base = { revision: number; language: string; texts: FormTexts };

/** Values of the form. `base` stays unchanged, because the page may change while the author writes. */
export type Suggestion = Writing &
  Sender & { base: Base; section: PageSection; editSummary: string; isMinorEdit: boolean };

export function createSuggestion(base: Base, section: PageSection): Suggestion {
  return {
    base,
    section,
    texts: base.texts,
    pending: {},
    editSummary: '',
    isMinorEdit: false,
    contributorName: '',
    contributorEmail: '',
  };
}

export function toSuggestionPayload(suggestion: Suggestion, isGuest: boolean) {
  const { base, texts, editSummary, isMinorEdit, contributorName, contributorEmail } = suggestion;
  return {
    texts: changedTexts(texts, base.texts),
    baseRevision: base.revision,
    language: base.language,
    editSummary,
    isMinorEdit,
    ...(isGuest && { contributorName, contributorEmail }),
  };
}

export function isSuggestionWritten({
  base,
  texts,
  pending,
  editSummary,
  contributorName,
  contributorEmail,
}: Suggestion) {
  const typed = [...Object.values(pending), editSummary, contributorName, contributorEmail];
  return typed.some((text) => text.length > 0) || Object.keys(changedTexts(texts, base.texts)).length > 0;
}

type Place = { condition: number; section: PageSection } | { contribution: number } | null;

/** Returns the edit or the answer that the address asks for, or null. */
export function parseSuggestQuery(search: string): Place {
  const query = new URLSearchParams(search);
  const condition = parseId(query.get('condition') ?? undefined);
  const contribution = parseId(query.get('contribution') ?? undefined);
  const section = SECTIONS.find((name) => name === query.get('section')) ?? 'head';
  if (condition) return { condition, section };
  return contribution ? { contribution } : null;
}
