import type { Payload } from 'payload';
import { hasRole, TRANSLATORS } from '../../contracts/accounts/roles.ts';
import { translatedPathEntries } from '../../contracts/documents/pathTexts.ts';
import { countEntries, type EntryCounts, type TranslatedEntry } from '../../contracts/documents/translatedEntries.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { readPathForms } from '../learning/pathForms.ts';
import { selectNewestEdition } from '../learning/queries/editions.ts';
import { selectTarget, type TargetLanguage } from './demandPlace.ts';
import { selectSourceLanguage } from './getTranslation.ts';
import {
  type SentPathTranslation,
  selectPathTranslation,
  selectSentPathTranslations,
} from './queries/selectPathTranslation.ts';
import { selectRequest } from './queries/selectWork.ts';

export type PathTranslationDesk = {
  source: { id: number; name: string; edition: number; language: { code: string; direction: 'ltr' | 'rtl' } };
  language: TargetLanguage;
  /** Titles of modules, in their order. */
  modules: { id: number; title: string }[];
  /** As it is drafted, or else as learners have it. */
  entries: TranslatedEntry[];
  /** Of its record, and the newest version of that; null before anything was saved. */
  record: { id: number; version: number } | null;
  published: (EntryCounts & { edition: number }) | null;
  draft: { savedAt: string; person: string | null } | null;
  /** On their way to learners: all that are sent, and what somebody was asked to change of their own. */
  sent: (SentPathTranslation & { isOwn: boolean })[];
  request: { by: string | null; reason: string; at: string } | null;
  /** Whether they write translations as records of the CMS, or read them. */
  mayWrite: boolean;
};

/** Everything that the side-by-side editor shows of a learning path in a language. @throws NotFound */
export async function getPathTranslation(
  { id, language: code, actor }: { id: number; language: string; actor: Actor },
  { database, payload }: { database: Database; payload: Payload },
): Promise<PathTranslationDesk> {
  const [[language], newest, sourceLanguage] = await Promise.all([
    selectTarget(database, code),
    selectNewestEdition(database, { pathId: id }),
    selectSourceLanguage(database),
  ]);
  if (!language || !newest) throw new NotFound('There is no such path, or no such language');
  const { path: now, edition } = newest;
  const found = await selectPathTranslation(database, readPathForms(payload), { now, languageId: language.id });
  const sent = await selectSentPathTranslations(database, { pathId: id, languageId: language.id });
  const asked = sent.find(({ status, userId }) => status === 'changes_requested' && userId === actor.id);
  const request = asked ? await selectRequest(database, asked.id) : null;
  const published = translatedPathEntries(now, found?.published ?? null);
  const entries = found?.draft ? translatedPathEntries(now, found.draft) : published;
  return {
    source: { id, name: now.title, edition, language: sourceLanguage },
    language,
    modules: now.modules.map((module) => ({ id: module.id, title: module.title })),
    entries,
    record: found && { id: found.id, version: found.version },
    published: found?.published ? { ...countEntries(published), edition: found.published.edition } : null,
    draft: found?.draft ? { savedAt: found.draft.savedAt, person: found.draft.person } : null,
    sent: sent.map((one) => ({ ...one, isOwn: one.userId === actor.id })),
    request: request && { ...request, at: request.at.toISOString() },
    mayWrite: hasRole(actor, TRANSLATORS),
  };
}
