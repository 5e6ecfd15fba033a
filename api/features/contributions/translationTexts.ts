import { createHash } from 'node:crypto';
import {
  TRANSLATED_FIELDS,
  type TranslatedField,
  type TranslatedKind,
  type TranslationTexts,
} from '../../contracts/translations/translations.ts';
import { BadRequest } from '../../platform/errors.ts';
import { toResource } from './texts.ts';

/** Says whether published texts are still the ones that somebody was shown. */
export function digestOf(texts: object | undefined): string {
  if (!texts) return '';
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(texts).sort()))
    .digest('base64url');
}

/** Without empty entries and spaces around, as it is published. */
export function tidy(value: string | string[] | undefined): string | string[] {
  if (!Array.isArray(value)) return (value ?? '').trim();
  return [...new Set(value.map((entry) => entry.trim()).filter(Boolean))];
}

export function isSame(one: string | string[] | undefined, other: string | string[] | undefined): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other)) || (!one?.length && !other?.length);
}

/** Of what was typed that which is other than published; an empty entry keeps its place. */
export function draftedTexts(kind: TranslatedKind, texts: TranslationTexts, base: TranslationTexts): TranslationTexts {
  const changed = TRANSLATED_FIELDS[kind].filter(({ name }) => name in texts && !isSame(texts[name], base[name]));
  return Object.fromEntries(changed.map(({ name }) => [name, texts[name] as string | string[]]));
}

/** A draft as it is reviewed. @throws BadRequest when what every page has is empty, or a resource has no address */
export function demandWhole(kind: TranslatedKind, content: TranslationTexts, base: TranslationTexts): TranslationTexts {
  const fields = TRANSLATED_FIELDS[kind];
  for (const field of fields) demandField(field, field.name in content ? content[field.name] : base[field.name]);
  const changed = fields.filter(({ name }) => name in content && !isSame(content[name], base[name]));
  return Object.fromEntries(changed.map(({ name }) => [name, tidy(content[name])]));
}

function demandField({ name, isRequired }: TranslatedField, value: string | string[] | undefined): void {
  if (isRequired && !tidy(value).length) throw new BadRequest(`${name}: is required`);
  if (name !== 'resources' || !Array.isArray(value)) return;
  const wrong = (tidy(value) as string[]).find((entry) => !toResource(entry));
  if (wrong) throw new BadRequest(`resources: "${wrong}" needs a title and an address, as in "Title: https://…"`);
}

/** Fields that are other than published in a draft, and that somebody else has published otherwise since. */
export function changedMeanwhile(
  content: TranslationTexts,
  base: TranslationTexts,
  published: TranslationTexts,
): string[] {
  return Object.keys(content).filter(
    (name) => !isSame(published[name], base[name]) && !isSame(published[name], content[name]),
  );
}
