import { type ConditionTexts, FIELDS, isSame, type TextField } from '../form/texts.ts';

/** Parts of a page that are changed one at a time. The name and the summary are one. */
export const SECTIONS = ['head', 'overview', 'symptoms', 'causes', 'treatments', 'resources', 'tags'] as const;
export type Section = (typeof SECTIONS)[number];

export function fieldsOf(section: Section): TextField[] {
  return section === 'head' ? ['name', 'summary'] : [section];
}

export function sectionOf(field: TextField): Section {
  return field === 'name' || field === 'summary' ? 'head' : field;
}

/** The texts that say something else than before. */
export function changedTexts(texts: Partial<ConditionTexts>, base: Partial<ConditionTexts>): Partial<ConditionTexts> {
  const changed = FIELDS.filter((field) => texts[field] !== undefined && !isSame(trim(texts[field]), base[field]));
  return Object.fromEntries(changed.map((field) => [field, texts[field]]));
}

function trim(text: string | string[] | undefined): string | string[] | undefined {
  return typeof text === 'string' ? text.trim() : text;
}
