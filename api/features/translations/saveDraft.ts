import {
  PUBLISHED_MEANWHILE,
  SAVED_ELSEWHERE,
  SENT_ALREADY,
  type TranslationDraft,
} from '../../contracts/translations/translations.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { pickChangedTexts } from '../contributions/demandSendable.ts';
import { insertContribution } from '../contributions/queries/contributions.ts';
import type { PageKey, PageTexts } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation, type Translation } from '../encyclopedia/queries/selectTranslation.ts';
import { hashTexts } from '../encyclopedia/textDigest.ts';
import { demandPlace } from './demandPlace.ts';
import { selectWork, type TranslationWork, updateDraft } from './queries/selectWork.ts';

type Saving = TranslationDraft & PageKey & { language: string; actor: Actor };

/**
 * Saves the user's draft of a translation, also beside a proposal for which changes were requested.
 * @throws NotFound, BadRequest for an unknown revision, Conflict beside another open proposal or a change elsewhere
 */
export async function saveDraft(saving: Saving, database: Database): Promise<{ id: number; savedAt: string }> {
  const { kind, actor, texts, note } = saving;
  return inTransaction(database, async (connection) => {
    const { source, language } = await demandPlace(connection, saving);
    const place = { kind, id: source.id, languageId: language.id };
    const published = await selectPublishedTranslation(connection, place);
    const own = (await selectWork(connection, place, { isHeld: true })).filter(({ userId }) => userId === actor.id);
    const draft = own.find(({ status }) => status === 'draft');
    const sent = own.find(({ status }) => status !== 'draft');
    if (sent && sent.status !== 'changes_requested') throw new Conflict(SENT_ALREADY);
    demandSeen(saving, draft);
    const base = toDraftBase(saving, { before: draft ?? sent, source, published });
    const content = pickChangedTexts(kind, texts, base.texts);
    const saved = draft
      ? await updateDraft(connection, { id: draft.id, content, base, note })
      : await insertContribution(connection, {
          kind: kind === 'condition' ? 'translation' : 'category_translation',
          title: source.name,
          conditionId: kind === 'condition' ? source.id : null,
          categoryId: source.categoryId,
          languageId: language.id,
          userId: actor.id,
          content,
          base,
          description: note || null,
          status: 'draft',
        });
    if (!saved) throw new Conflict(SAVED_ELSEWHERE);
    return { id: saved.id, savedAt: saved.savedAt.toISOString() };
  });
}

/** @throws Conflict when another tab saved the draft. A draft that was sent or deleted there is started anew. */
function demandSeen({ draft: seen }: Saving, draft: TranslationWork | undefined): void {
  if (draft && (seen?.id !== draft.id || Date.parse(seen.savedAt) !== draft.savedAt.getTime()))
    throw new Conflict(SAVED_ELSEWHERE);
}

type Known = { before: TranslationWork | undefined; source: PageTexts; published: Translation | null };

/** Returns the base of the earlier save if the request still names it, else the published translation as it is now. */
function toDraftBase(
  { sourceRevision, publishedDigest }: Saving,
  { before, source, published }: Known,
): TranslationWork['base'] {
  if (sourceRevision > source.revision) throw new BadRequest('sourceRevision: there is no such revision yet');
  if (before?.base.sourceRevision === sourceRevision && hashBase(before) === publishedDigest) return before.base;
  if (hashTexts(published?.texts) !== publishedDigest) throw new Conflict(PUBLISHED_MEANWHILE);
  return { sourceRevision, texts: published?.texts ?? {} };
}

export function hashBase({ base: { texts } }: Pick<TranslationWork, 'base'>): string {
  return hashTexts(Object.keys(texts).length > 0 ? texts : undefined);
}
