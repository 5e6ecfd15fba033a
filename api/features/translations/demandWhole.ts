import { type Field, type PageKind, TRANSLATED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { isSame } from '../../contracts/encyclopedia/isSame.ts';
import type { TranslationTexts } from '../../contracts/translations/translations.ts';
import { BadRequest } from '../../platform/errors.ts';
import { toResource } from '../encyclopedia/toTexts.ts';

/** Of what was typed that which is other than published; an empty entry keeps its place. */
export function draftedTexts(kind: PageKind, texts: TranslationTexts, base: TranslationTexts): TranslationTexts {
  const names = TRANSLATED_FIELDS[kind].map(({ name }) => name).filter((name) => name in texts);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = texts[name];
      return text === undefined || isSame(text, base[name]) ? [] : [[name, text]];
    }),
  );
}

/** A draft as it is reviewed. @throws BadRequest when what every page has is empty, or a link has no address */
export function demandWhole(kind: PageKind, content: TranslationTexts, base: TranslationTexts): TranslationTexts {
  for (const field of TRANSLATED_FIELDS[kind]) demandField(field, tidy(content[field.name] ?? base[field.name]));
  const tidied = Object.entries(content).map(([name, text]) => [name, tidy(text)]);
  return draftedTexts(kind, Object.fromEntries(tidied), base);
}

/** Without empty entries and spaces around, as it is published. */
function tidy(text: string | string[] | undefined): string | string[] {
  if (!Array.isArray(text)) return (text ?? '').trim();
  return [...new Set(text.map((entry) => entry.trim()).filter(Boolean))];
}

function demandField({ name, kind, isNeeded }: Field, text: string | string[]): void {
  if (isNeeded === 'always' && text.length === 0) throw new BadRequest(`${name}: is required`);
  if (kind !== 'links') return;
  const wrong = [text].flat().find((entry) => entry && !toResource(entry));
  if (wrong) throw new BadRequest(`${name}: "${wrong}" needs a title and an address, as in "Title: https://…"`);
}
