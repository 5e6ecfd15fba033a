import { ASKED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isSame } from '@common-ground/api/contracts/encyclopedia/isSame.ts';
import { type ConditionTexts, FIELDS, type TextField } from '../form/texts.ts';

/** Parts of a page that are changed one at a time. The name and the summary are one. */
export type PageSection = 'head' | Exclude<TextField, 'name' | 'summary'>;
const SECTION_OF = new Map(ASKED_FIELDS.map(({ name, section }) => [name, (section ?? name) as PageSection]));
export const SECTIONS = [...new Set(SECTION_OF.values())];

export function fieldsOf(section: PageSection): TextField[] {
  return FIELDS.filter((field) => sectionOf(field) === section);
}

export function sectionOf(field: TextField): PageSection {
  return SECTION_OF.get(field) ?? 'head';
}

/** The texts that say something else than before. */
export function changedTexts(texts: Partial<ConditionTexts>, base: Partial<ConditionTexts>): Partial<ConditionTexts> {
  const changed = FIELDS.filter((field) => texts[field] !== undefined && !isSame(texts[field], base[field]));
  return Object.fromEntries(changed.map((field) => [field, texts[field]]));
}
