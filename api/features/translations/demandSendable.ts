import { NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import type { Texts } from '../../contracts/encyclopedia/fields.ts';
import { LOOK_AGAIN, type TranslationTexts } from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict } from '../../platform/errors.ts';
import { conflictsOf } from '../contributions/changesOf.ts';
import { pageOf } from '../contributions/pageNow.ts';
import type { Contribution } from '../contributions/queries/contributions.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { demandWhole } from './demandWhole.ts';

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
  if (Object.keys(whole).length === 0 && !isNewer) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  return whole;
}
