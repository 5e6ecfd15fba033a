import { type ConditionText, TAUGHT_SECTIONS, TRANSLATED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import type { ConditionEntry } from '../../contracts/search/browserIndex.ts';
import { createEntry } from '../../contracts/search/engine/createEntry.ts';
import { type Sentence, toSentences } from '../../contracts/search/engine/findPassage.ts';
import type { SearchLanguage } from '../../contracts/search/engine/stems.ts';
import type { SearchOutcome } from '../../contracts/search/find.ts';
import type { TextRow } from '../encyclopedia/toTexts.ts';
import type { EntryTexts } from './queries/entrySources.ts';

/** Fields that results show of a condition. */
export type Card = Omit<SearchOutcome['conditions'][number], 'match' | 'passage'>;
export type MadeEntry = { entry: ConditionEntry; card: Card; passages: Sentence[] };

/** Texts with a weight of their own. All others are the body, also those of fields that are added later. */
const NAMED: ConditionText[] = ['name', 'aliases', 'summary', 'symptoms', 'tags'];
const BODY = TRANSLATED_FIELDS.condition.filter(
  ({ name, kind }) => kind !== 'links' && !NAMED.some((named) => named === name),
);

type EntryInput = { texts: EntryTexts; language: SearchLanguage; isDefault: boolean; defaultCode: string };

/** Returns null for a condition that is not published. One that is not translated is found by its names and hidden terms only. */
export function createConditionEntry({ texts, language, isDefault, defaultCode }: EntryInput): MadeEntry | null {
  const { id, categoryId, lastUpdated, reviewedAt, source } = texts;
  if (categoryId === null || lastUpdated === null) return null;
  const translation = isDefault ? null : texts.translation;
  const own = isDefault ? source : translation;
  const terms = texts.terms ?? [];
  const shown = toShown(source);
  return {
    entry: {
      ...(own
        ? createEntry({ id, terms, names: toNames(own), ...toWeighted(own) }, language)
        : { id, terms, names: toNames(source), stems: {} }),
      categoryId,
      language: own ? language.code : defaultCode,
    },
    card: {
      id,
      categoryId,
      ...shown,
      lastUpdated,
      reviewedAt,
      ...(translation && { translation: toShown(translation, shown) }),
    },
    passages: own
      ? TAUGHT_SECTIONS.flatMap((section) => toSentences(section, toList(own[section]), language.stem))
      : [],
  };
}

function toNames(texts: TextRow): string[] {
  return [...toList(texts.name), ...toList(texts.aliases)];
}

function toWeighted(texts: TextRow) {
  const [summary = ''] = toList(texts.summary);
  const body = BODY.flatMap(({ name }) => toList(texts[name]));
  return { summary, tags: toList(texts.tags), symptoms: toList(texts.symptoms), body };
}

type Shown = { name: string; summary: string; tags: string[] };

function toShown(texts: TextRow, fallback?: Shown): Shown {
  const [name = fallback?.name ?? ''] = toList(texts.name);
  const [summary = fallback?.summary ?? ''] = toList(texts.summary);
  const tags = toList(texts.tags);
  return { name, summary, tags: tags.length > 0 ? tags : (fallback?.tags ?? []) };
}

/** Leaves out empty texts, which hold the places of entries that are not translated. */
function toList(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((text) => typeof text === 'string' && text !== '') as string[];
}
