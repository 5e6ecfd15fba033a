import { NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import { type Field, type PageKind, type Texts, TRANSLATED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { isSame } from '../../contracts/encyclopedia/isSame.ts';
import { missingParts, partlyTranslated } from '../../contracts/translations/completeness.ts';
import { LOOK_AGAIN, type TranslationTexts } from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict } from '../../platform/errors.ts';
import { conflictsOf } from '../contributions/changesOf.ts';
import { pageOf } from '../contributions/pageNow.ts';
import type { Contribution } from '../contributions/queries/contributions.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { toResource } from '../encyclopedia/toTexts.ts';

/**
 * What of a draft goes to review. It has to be held against the page of now, so that what its author says of it is true.
 * Without other texts it says that the published translation is right for a newer source.
 * @throws Conflict when the page has changed since, BadRequest when something is missing or there is nothing to say
 */
export async function demandSendable(database: Database, draft: Contribution): Promise<Texts> {
  const { languageId, content, base } = draft;
  const page = pageOf(draft);
  const source = page && (await selectPage(database, page));
  if (!page || !source || languageId === null || !base?.sourceRevision)
    throw new Conflict('The page that this is about is gone');
  const { sourceRevision, texts } = base;
  const published = await selectPublishedTranslation(database, { ...page, languageId });
  const conflicts = conflictsOf({ proposed: content, base: texts, current: published?.texts ?? {} });
  if (sourceRevision < source.revision || conflicts.length > 0) throw new Conflict(LOOK_AGAIN);
  const whole = demandWhole(page.kind, content as TranslationTexts, texts as TranslationTexts);
  const isNewer = published !== null && sourceRevision > (published.sourceRevision ?? sourceRevision);
  if (Object.keys(whole).length > 0) return whole;
  if (!isNewer) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  demandNothingMissing(page.kind, source.texts, published.texts);
  return whole;
}

/** Nobody says of a list that lacks an entry that it is right for its source. @throws BadRequest that names it */
function demandNothingMissing(kind: PageKind, source: Texts, published: Texts): void {
  const [first] = partlyTranslated(missingParts(kind, source, published));
  if (first) throw new BadRequest(`${first.field}: ${first.done} of ${first.of} translated. Translate what is missing`);
}

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
function demandWhole(kind: PageKind, content: TranslationTexts, base: TranslationTexts): TranslationTexts {
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
