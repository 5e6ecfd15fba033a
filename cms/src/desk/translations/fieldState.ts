import { type Field, isList } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isEqualText } from '@common-ground/api/contracts/encyclopedia/isEqualText.ts';
import type { TranslationTexts } from '@common-ground/api/contracts/translations/translations.ts';
import type { TranslationEditorState } from '@common-ground/api/features/translations/getTranslation.ts';
import { compareFields, type FieldChange } from '@common-ground/site/src/screens/history/compareTexts.ts';

export type FieldValue = string | string[];

export type FieldState = {
  source: FieldValue;
  /** Text of the translation: as typed, else as published, else empty. */
  value: FieldValue;
  /** Changes of the source since the draft was begun, else since the published translation. Null without any. */
  change: { words: string; parts: FieldChange['parts'] } | null;
  /** Entries of the source that the translation was not made from. */
  newEntries: Set<string>;
  /** Other texts of this field, published meanwhile or saved in another tab, shown before a save overwrites them. */
  others: { words: string; value: FieldValue }[];
};

type Known = { desk: TranslationEditorState; texts: TranslationTexts; elsewhere: { content: TranslationTexts } | null };

export function createFieldState(field: Field, { desk, texts, elsewhere }: Known): FieldState {
  const { name } = field;
  const { source, published, since, sinceDraft } = desk;
  const empty: FieldValue = isList(field) ? [] : '';
  const before = sinceDraft?.texts && !isEqualText(sinceDraft.texts[name], source.texts[name]) ? sinceDraft : since;
  const earlier = before?.texts?.[name];
  const shown = published?.texts[name] ?? empty;
  const isUntouched = texts[name] === undefined;
  const [change] =
    earlier === undefined ? [] : compareFields([name], { [name]: earlier }, { [name]: source.texts[name] });
  return {
    source: source.texts[name] ?? empty,
    value:
      texts[name] ??
      (isUntouched && since && !field.isUnpaired ? aligned(since.texts?.[name], source.texts[name], shown) : shown),
    change:
      change && change.parts.length > 0
        ? { words: formatSince(before === sinceDraft, before?.revision), parts: change.parts }
        : null,
    newEntries: new Set(
      Array.isArray(earlier) ? [source.texts[name] ?? []].flat().filter((entry) => !earlier.includes(entry)) : [],
    ),
    others: findOtherVersions(name, { desk, texts, elsewhere }, empty),
  };
}

function formatSince(isDraft: boolean, revision: number | undefined): string {
  return isDraft
    ? `Changed in the source since you began (revision ${revision})`
    : `Changed in the source since the published translation was made (revision ${revision})`;
}

function aligned(before: FieldValue | undefined, now: FieldValue | undefined, shown: FieldValue): FieldValue {
  return Array.isArray(before) && Array.isArray(now) && Array.isArray(shown) ? alignEntries(before, now, shown) : shown;
}

function findOtherVersions(name: string, { desk, texts, elsewhere }: Known, empty: FieldValue): FieldState['others'] {
  const others: FieldState['others'] = [];
  const base = (desk.draft ?? desk.sent)?.base.texts;
  const published = desk.published?.texts[name] ?? empty;
  const mine = texts[name];
  if (base && mine !== undefined && !isEqualText(published, base[name] ?? empty) && !isEqualText(published, mine))
    others.push({ words: 'Published meanwhile', value: published });
  if (elsewhere) {
    const saved = elsewhere.content[name] ?? published;
    if (!isEqualText(saved, mine ?? published)) others.push({ words: 'Saved in another tab', value: saved });
  }
  return others;
}

/**
 * Aligns a translated list with the source as it is now: each entry beside the source that it was made from, then
 * entries that have lost their source. A source entry without a match takes the first translation left over, else it is
 * empty. Lists that were never one to one stay as they are.
 */
export function alignEntries(before: string[], now: string[], translated: string[]): string[] {
  if (before.length !== translated.length || before.length === 0) return translated;
  const left = before.map((source, place) => ({ source, entry: translated[place] ?? '' }));
  const take = (place: number) => (place < 0 ? undefined : left.splice(place, 1)[0]?.entry);
  const kept = now.map((source) => take(left.findIndex((one) => one.source === source)));
  const joined = kept.map((entry) => entry ?? take(left.length > 0 ? 0 : -1) ?? '');
  return [...joined, ...left.map(({ entry }) => entry)];
}
