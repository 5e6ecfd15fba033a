import { z } from 'zod';
import type { WorkflowState } from '../../contracts/contributions/workflow.ts';
import type { PageKind } from '../../contracts/encyclopedia/fields.ts';
import type { TranslationTexts } from '../../contracts/translations/translations.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import type { PageKey, PageTexts } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation, type Translation } from '../encyclopedia/queries/selectTranslation.ts';
import { hashTexts } from '../encyclopedia/textDigest.ts';
import { pickTranslatable } from '../encyclopedia/toTexts.ts';
import { demandPlace, type TargetLanguage } from './demandPlace.ts';
import { selectRequest, selectWork, type TranslationWork } from './queries/selectWork.ts';
import { selectSourceAt } from './queries/sourceTexts.ts';
import { hashBase } from './saveDraft.ts';

export type Work = {
  id: number;
  status: WorkflowState;
  reviewer: string | null;
  content: TranslationTexts;
  base: { sourceRevision: number; texts: TranslationTexts; digest: string };
  note: string;
  savedAt: string;
};

export type TranslationEditorState = {
  kind: PageKind;
  source: Omit<PageTexts, 'texts'> & { texts: TranslationTexts } & {
    language: { code: string; direction: 'ltr' | 'rtl' };
  };
  language: TargetLanguage;
  published: (Omit<Translation, 'texts'> & { texts: TranslationTexts; digest: string }) | null;
  /** Earlier source that a stale published translation was made from, else null. `texts` is null when not stored. */
  since: { revision: number; texts: TranslationTexts | null } | null;
  /** Earlier source of the user's draft, or of their sent proposal when they have no draft. Null if it is current. */
  sinceDraft: { revision: number; texts: TranslationTexts | null } | null;
  draft: Work | null;
  sent: (Work & { request: { by: string | null; reason: string; at: string } | null }) | null;
  others: { person: string | null; status: WorkflowState }[];
};

export async function getTranslation(
  asked: PageKey & { language: string; actor: Actor },
  database: Database,
): Promise<TranslationEditorState> {
  const { kind, actor } = asked;
  const { source, language } = await demandPlace(database, asked);
  const place = { kind, id: source.id, languageId: language.id };
  const [published, work, sourceLanguage] = await Promise.all([
    selectPublishedTranslation(database, place),
    selectWork(database, place),
    selectSourceLanguage(database),
  ]);
  const own = work.filter(({ userId }) => userId === actor.id);
  const draft = own.find(({ status }) => status === 'draft') ?? null;
  const sent = own.find(({ status }) => status !== 'draft') ?? null;
  const before = async (revision: number | null | undefined) =>
    revision == null || revision >= source.revision
      ? null
      : { revision, texts: await selectSourceAt(database, { kind, id: source.id, revision }) };
  const [since, sinceDraft, request] = await Promise.all([
    before(published?.sourceRevision),
    before((draft ?? sent)?.base.sourceRevision),
    sent && selectRequest(database, sent.id),
  ]);
  return {
    kind,
    language,
    since,
    sinceDraft,
    source: { ...source, texts: pickTranslatable(source.texts), language: sourceLanguage },
    published: published && { ...published, digest: hashTexts(published.texts) },
    draft: draft && toWork(draft),
    sent: sent && { ...toWork(sent), request: request && { ...request, at: request.at.toISOString() } },
    others: work.filter(({ userId }) => userId !== actor.id).map(({ person, status }) => ({ person, status })),
  };
}

function toWork({ id, status, reviewer, content, base, note, savedAt }: TranslationWork): Work {
  const digest = hashBase({ base });
  return { id, status, reviewer, content, base: { ...base, digest }, note, savedAt: savedAt.toISOString() };
}

const TRANSLATION_SOURCE_LANGUAGE = defineStatement({
  name: 'translation-source-language',
  row: { code: z.string(), direction: z.enum(['ltr', 'rtl']) },
  text: 'SELECT code, direction FROM languages WHERE is_default LIMIT 1',
});

export async function selectSourceLanguage(database: Database): Promise<{ code: string; direction: 'ltr' | 'rtl' }> {
  const row = await findRow(database, TRANSLATION_SOURCE_LANGUAGE);
  return row ?? { code: 'en', direction: 'ltr' };
}
