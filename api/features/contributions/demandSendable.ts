import { NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import { joinDocuments } from '../../contracts/documents/joinDocuments.ts';
import { DOCUMENTS } from '../../contracts/documents/registry.ts';
import { type Field, type PageKind, type Texts, TRANSLATED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { isEqualText } from '../../contracts/encyclopedia/isEqualText.ts';
import { missingParts, partlyTranslated } from '../../contracts/translations/completeness.ts';
import { LOOK_AGAIN, type TranslationTexts } from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict } from '../../platform/errors.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { toResource } from '../encyclopedia/toTexts.ts';
import type { Contribution } from './queries/contributions.ts';
import { toPageKey } from './toPageKey.ts';

/**
 * Returns the content to review. The content is empty when the draft confirms the published text for a newer source.
 * @throws Conflict when the page has changed or is gone, BadRequest when a text is missing or nothing changed
 */
export async function demandSendable(database: Database, draft: Contribution): Promise<Texts> {
  const { languageId, content, base } = draft;
  const page = toPageKey(draft);
  const source = page && (await selectPage(database, page));
  if (!page || !source || languageId === null || !base?.sourceRevision)
    throw new Conflict('The page no longer exists or is not published');
  const { sourceRevision, texts } = base;
  const published = await selectPublishedTranslation(database, { ...page, languageId });
  const { conflicts } = joinDocuments<Texts>(DOCUMENTS[page.kind].parts, {
    from: texts,
    now: published?.texts ?? {},
    proposed: { ...texts, ...content },
  });
  if (sourceRevision < source.revision || conflicts.length > 0) throw new Conflict(LOOK_AGAIN);
  const whole = demandComplete(page.kind, content as TranslationTexts, texts as TranslationTexts);
  const isNewer = published !== null && sourceRevision > (published.sourceRevision ?? sourceRevision);
  if (Object.keys(whole).length > 0) return whole;
  if (!isNewer) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  demandNothingMissing(page.kind, source.texts, published.texts);
  return whole;
}

/** @throws BadRequest for a field translated in part, which cannot be confirmed as right for its source */
export function demandNothingMissing(kind: PageKind, source: Texts, published: Texts): void {
  const [first] = partlyTranslated(missingParts(kind, source, published));
  if (first)
    throw new BadRequest(`${first.field}: ${first.done} of ${first.of} parts are translated. Translate the others`);
}

/** Returns the texts that differ from the base. Empty entries keep their place beside the source. */
export function pickChangedTexts(kind: PageKind, texts: TranslationTexts, base: TranslationTexts): TranslationTexts {
  const names = TRANSLATED_FIELDS[kind].map(({ name }) => name).filter((name) => name in texts);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = texts[name];
      return text === undefined || isEqualText(text, base[name]) ? [] : [[name, text]];
    }),
  );
}

function demandComplete(kind: PageKind, content: TranslationTexts, base: TranslationTexts): TranslationTexts {
  for (const field of TRANSLATED_FIELDS[kind]) demandField(field, trimText(content[field.name] ?? base[field.name]));
  const tidied = Object.entries(content).map(([name, text]) => [name, trimText(text)]);
  return pickChangedTexts(kind, Object.fromEntries(tidied), base);
}

function trimText(text: string | string[] | undefined): string | string[] {
  if (!Array.isArray(text)) return (text ?? '').trim();
  return [...new Set(text.map((entry) => entry.trim()).filter(Boolean))];
}

function demandField({ name, kind, isNeeded }: Field, text: string | string[]): void {
  if (isNeeded === 'always' && text.length === 0) throw new BadRequest(`${name}: is required`);
  if (kind !== 'links') return;
  const wrong = [text].flat().find((entry) => entry && !toResource(entry));
  if (wrong) throw new BadRequest(`${name}: "${wrong}" needs a title and an address, as in "Title: https://…"`);
}
