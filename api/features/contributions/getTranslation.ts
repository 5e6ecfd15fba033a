import type { WorkflowState } from '../../contracts/contributions/workflow.ts';
import type { TranslatedKind, TranslationTexts } from '../../contracts/translations/translations.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import type { Actor } from './actors.ts';
import { demandPlace, type TargetLanguage } from './demandPlace.ts';
import { type Published, type Source, selectPublishedTranslation, selectSourceAt } from './queries/translated.ts';
import { selectRequest, selectWork, type TranslationWork } from './queries/translationWork.ts';
import { digestOf } from './translationTexts.ts';

export type Work = {
  id: number;
  status: WorkflowState;
  reviewer: string | null;
  content: TranslationTexts;
  base: { revision: number; texts: TranslationTexts; digest: string };
  note: string;
  savedAt: string;
};

export type TranslationDesk = {
  kind: TranslatedKind;
  source: Source & { language: { code: string; direction: 'ltr' | 'rtl' } };
  language: TargetLanguage;
  published: (Published & { digest: string }) | null;
  /** The source that the published translation was made from, where that has changed since. `texts`: null when it is not kept. */
  since: { revision: number; texts: TranslationTexts | null } | null;
  /** The same of the own draft: what has changed since it was begun. */
  sinceDraft: { revision: number; texts: TranslationTexts | null } | null;
  draft: Work | null;
  /** The own proposal that is on its way. */
  sent: (Work & { request: { by: string | null; reason: string; at: string } | null }) | null;
  /** What others have begun or sent of the same page. */
  others: { person: string | null; status: WorkflowState }[];
};

/** Everything that the side-by-side editor shows of a page in a language to one person. @throws NotFound */
export async function getTranslation(
  given: { kind: TranslatedKind; id: number; language: string; actor: Actor },
  database: Database,
): Promise<TranslationDesk> {
  const { kind, actor } = given;
  const { source, language } = await demandPlace(database, given);
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
    before((draft ?? sent)?.base.revision),
    sent && selectRequest(database, sent.id),
  ]);
  return {
    ...{ kind, language, since, sinceDraft },
    source: { ...source, language: sourceLanguage },
    published: published && { ...published, digest: digestOf(published.texts) },
    draft: draft && toWork(draft),
    sent: sent && { ...toWork(sent), request: request && { ...request, at: request.at.toISOString() } },
    others: work.filter(({ userId }) => userId !== actor.id).map(({ person, status }) => ({ person, status })),
  };
}

function toWork({ id, status, reviewer, content, base, note, savedAt }: TranslationWork): Work {
  const digest = digestOf(Object.keys(base.texts).length > 0 ? base.texts : undefined);
  return { id, status, reviewer, content, base: { ...base, digest }, note, savedAt: savedAt.toISOString() };
}

async function selectSourceLanguage(database: Database): Promise<{ code: string; direction: 'ltr' | 'rtl' }> {
  const [row] = await rowsOf<{ code: string; direction: 'ltr' | 'rtl' }>(database, {
    name: 'translation-source-language',
    text: 'SELECT code, direction FROM languages WHERE is_default LIMIT 1',
    values: [],
  });
  return row ?? { code: 'en', direction: 'ltr' };
}
