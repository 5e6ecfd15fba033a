import {
  PUBLISHED_MEANWHILE,
  SAVED_ELSEWHERE,
  SENT_ALREADY,
  type TranslatedKind,
  type TranslationDraft,
  type TranslationTexts,
} from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Actor } from './actors.ts';
import { demandPlace } from './demandPlace.ts';
import { type Published, type Source, selectPublishedTranslation } from './queries/translated.ts';
import { insertDraft, selectWork, type TranslationWork, updateDraft } from './queries/translationWork.ts';
import { digestOf, draftedTexts } from './translationTexts.ts';

type Given = TranslationDraft & { kind: TranslatedKind; id: number; language: string; actor: Actor };
type Saved = { id: number; savedAt: string };

/**
 * Saves the own draft of a translation, or begins it. It is nobody else's and no step of the review; it waits beside a
 * proposal whose author was asked for changes, until it answers that.
 * @throws NotFound, BadRequest for a revision that there is not, Conflict when somebody would write over what they have not seen
 */
export async function saveDraft(given: Given, database: Database): Promise<Saved> {
  const { kind, actor, texts, note } = given;
  return inTransaction(database, async (connection) => {
    const { source, language } = await demandPlace(connection, given);
    const place = { kind, id: source.id, languageId: language.id };
    const published = await selectPublishedTranslation(connection, place);
    const own = (await selectWork(connection, place, { isHeld: true })).filter(({ userId }) => userId === actor.id);
    const draft = own.find(({ status }) => status === 'draft');
    const sent = own.find(({ status }) => status !== 'draft');
    if (sent && sent.status !== 'changes_requested') throw new Conflict(SENT_ALREADY);
    demandSeen(given, draft);
    const base = baseOf(given, { before: draft ?? sent, source, published });
    const content = draftedTexts(kind, texts, base.texts);
    const saved = draft
      ? await updateDraft(connection, { id: draft.id, content, base, note })
      : await insertDraft(connection, {
          ...{ kind: kind === 'condition' ? 'translation' : 'category_translation', title: source.name },
          ...{ conditionId: kind === 'condition' ? source.id : null, categoryId: source.categoryId },
          ...{ languageId: language.id, userId: actor.id, content, base, note },
        });
    if (!saved) throw new Conflict(SAVED_ELSEWHERE);
    return { id: saved.id, savedAt: saved.savedAt.toISOString() };
  });
}

/** Two tabs of the same person: the second to save is shown what the first has saved. */
function demandSeen({ draft: seen }: Given, draft: TranslationWork | undefined): void {
  const isSeen = draft
    ? seen?.id === draft.id && Date.parse(seen.savedAt) === draft.savedAt.getTime()
    : // One that is gone was sent or discarded in another tab: the text of this one is not.
      true;
  if (!isSeen) throw new Conflict(SAVED_ELSEWHERE);
}

type Known = { before: TranslationWork | undefined; source: Source; published: Published | null };

/** What a draft is held against: what it was begun with, until its author says to have looked at the page of now. */
function baseOf(
  { sourceRevision: revision, publishedDigest }: Given,
  { before, source, published }: Known,
): { revision: number; texts: TranslationTexts } {
  if (revision > source.revision) throw new BadRequest('sourceRevision: there is no such revision yet');
  if (before && before.base.revision === revision && digestOf(textsOf(before)) === publishedDigest) return before.base;
  if (digestOf(published?.texts) !== publishedDigest) throw new Conflict(PUBLISHED_MEANWHILE);
  return { revision, texts: published?.texts ?? {} };
}

/** Where nothing was published, a base has no texts. */
function textsOf({ base }: TranslationWork): TranslationTexts | undefined {
  return Object.keys(base.texts).length > 0 ? base.texts : undefined;
}
