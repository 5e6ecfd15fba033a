import type { Payload } from 'payload';
import { z } from 'zod';
import { hasRole } from '../../contracts/accounts/roles.ts';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { DOCUMENTS } from '../../contracts/documents/registry.ts';
import {
  countEntries,
  type EntryCounts,
  goneEntries,
  type TranslatedEntry,
  translatedEntries,
} from '../../contracts/documents/translatedEntries.ts';
import type { ListedKind } from '../../contracts/translations/translations.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { REVIEWED_KINDS } from '../contributions/kinds/reviewedKinds.ts';
import { TRANSLATION_TABLES } from '../encyclopedia/queries/translationTables.ts';
import { readPathForms } from '../learning/pathForms.ts';
import { demandPlace, type TargetLanguage } from './demandPlace.ts';
import { TRANSLATION_KINDS } from './kinds/translationKinds.ts';
import { type SentTranslation, selectRequest, selectSent } from './queries/selectSent.ts';
import { type DraftedTranslation, readTranslation } from './readTranslation.ts';

/** State that the translation editor shows of a page in a language. */
export type TranslationState = {
  kind: ListedKind;
  /** Collection of the record. */
  collection: Reviewed;
  /** Source that readers have: `revision` of a page, or edition of a path; `address` without the language. */
  source: {
    id: number;
    name: string;
    address: string;
    revision: number;
    language: { code: string; direction: 'ltr' | 'rtl' };
  };
  language: TargetLanguage;
  /** Entries of the draft, or else of the published translation. */
  entries: TranslatedEntry[];
  /** Translated texts whose entry the source no longer has. The next save leaves them out. */
  gone: { label: string; text: string }[];
  /** Record of the translation, and its newest version. Null before anything was saved. */
  record: { id: number; version: number } | null;
  published: (EntryCounts & { revision: number; translator: string | null; reviewer: string | null }) | null;
  draft: { savedAt: string; person: string | null } | null;
  /** Translations of all users that are sent and not yet published. */
  sent: (SentTranslation & { isOwn: boolean })[];
  /** Changes that a reviewer requested of the user's own sent translation. */
  request: { by: string | null; reason: string; at: string } | null;
  /** Whether readers get the translation only when nothing is missing. */
  isWhole: boolean;
  /** Whether the user may save and send the draft; otherwise they read it. */
  mayWrite: boolean;
};

type TranslationQuery = { kind: ListedKind; id: number; language: string; actor: Actor };

/** Returns the state of a page in a language. @throws NotFound */
export async function getTranslation(
  { kind, id, language: code, actor }: TranslationQuery,
  { database, payload }: { database: Database; payload: Pick<Payload, 'config'> },
): Promise<TranslationState> {
  const tools = { database, forms: readPathForms(payload) };
  const { source, language } = await demandPlace(tools, { kind, id, language: code });
  const key = { kind, id, languageId: language.id };
  const [found, sent, sourceLanguage] = await Promise.all([
    readTranslation(tools, key, source),
    selectSent(database, key),
    selectSourceLanguage(database),
  ]);
  const asked = sent.find(({ status, userId }) => status === 'changes_requested' && userId === actor.id);
  const request = asked ? await selectRequest(database, asked.id) : null;
  const { parts } = TRANSLATION_KINDS[kind];
  const { collection } = TRANSLATION_TABLES[kind];
  const made = found?.draft ?? found?.published ?? null;
  return {
    kind,
    collection,
    source: { id, name: source.name, address: source.address, revision: source.revision, language: sourceLanguage },
    language,
    entries: translatedEntries(parts, source.document, made),
    gone: made ? goneEntries(parts, source.document, made).map(({ label, text }) => ({ label, text })) : [],
    record: found && { id: found.id, version: found.version },
    published: found?.published ? toPublishedState(kind, source.document, found.published) : null,
    draft: found?.draft ? { savedAt: found.draft.savedAt, person: found.draft.person } : null,
    sent: sent.map((one) => ({ ...one, isOwn: one.userId === actor.id })),
    request: request && { ...request, at: request.at.toISOString() },
    isWhole: DOCUMENTS[kind].proposes === 'whole',
    mayWrite: hasRole(actor, REVIEWED_KINDS[collection].senders),
  };
}

function toPublishedState(kind: ListedKind, now: object, published: NonNullable<DraftedTranslation['published']>) {
  const { parts } = TRANSLATION_KINDS[kind];
  const { revision, translator, reviewer } = published;
  const counts = countEntries(translatedEntries(parts, now, published), goneEntries(parts, now, published));
  return { ...counts, revision, translator, reviewer };
}

const TRANSLATION_SOURCE_LANGUAGE = defineStatement({
  name: 'translation-source-language',
  row: { code: z.string(), direction: z.enum(['ltr', 'rtl']) },
  text: 'SELECT code, direction FROM languages WHERE is_default LIMIT 1',
});

async function selectSourceLanguage(database: Database): Promise<{ code: string; direction: 'ltr' | 'rtl' }> {
  const row = await findRow(database, TRANSLATION_SOURCE_LANGUAGE);
  return row ?? { code: 'en', direction: 'ltr' };
}
