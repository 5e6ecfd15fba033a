import { NOTHING_CHANGED, type Texts } from '../../contracts/contributions/contents.ts';
import { LOOK_AGAIN, type TranslatedKind, type TranslationTexts } from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict } from '../../platform/errors.ts';
import type { Contribution } from './queries/contributions.ts';
import { selectPublishedTranslation, selectSource } from './queries/translated.ts';
import { changedMeanwhile, demandWhole } from './translationTexts.ts';

type Drafted = Pick<Contribution, 'conditionId' | 'categoryId' | 'languageId' | 'content' | 'base'>;

/**
 * What of a draft goes to review. It has to be held against the page of now, so that what its author says of it is true.
 * Without other texts it says that the published translation is right for a newer source.
 * @throws Conflict when the page has changed since, BadRequest when something is missing or there is nothing to say
 */
export async function demandSendable(database: Database, draft: Drafted): Promise<{ content: Texts }> {
  const { conditionId, categoryId, languageId } = draft;
  const content = draft.content as TranslationTexts;
  const base = draft.base as { revision: number; texts: TranslationTexts } | null;
  const kind: TranslatedKind = conditionId === null ? 'category' : 'condition';
  const id = conditionId ?? categoryId ?? 0;
  const source = await selectSource(database, { kind, id });
  if (!source || languageId === null || !base) throw new Conflict('The page that this is about is gone');
  const published = await selectPublishedTranslation(database, { kind, id, languageId });
  const isBehind = base.revision < source.revision;
  if (isBehind || changedMeanwhile(content, base.texts, published?.texts ?? {}).length > 0)
    throw new Conflict(LOOK_AGAIN);
  const whole = demandWhole(kind, content, base.texts);
  const isNewer = published !== null && base.revision > (published.sourceRevision ?? base.revision);
  if (Object.keys(whole).length === 0 && !isNewer) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  return { content: whole };
}
