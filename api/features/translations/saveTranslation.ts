import type { PayloadRequest } from 'payload';
import {
  type TranslatedEntry,
  translatedEntries,
  withTranslatedTexts,
} from '../../contracts/documents/translatedEntries.ts';
import { SOURCE_CHANGED, TRANSLATION_CHANGED } from '../../contracts/translations/desk.ts';
import type { ListedKind } from '../../contracts/translations/translations.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { findNewestVersion } from '../../platform/newestVersion.ts';
import { inTransaction, withPayloadOn } from '../../platform/transaction.ts';
import { DRAFT_FORM, readDraftForm } from '../contributions/draftForm.ts';
import { TRANSLATION_TABLES } from '../encyclopedia/queries/translationTables.ts';
import { readPathForms } from '../learning/pathForms.ts';
import { demandEntryTexts } from './demandEntryTexts.ts';
import { demandPlace } from './demandPlace.ts';
import type { KindTools, TranslationSource } from './kinds/TranslationKind.ts';
import { TRANSLATION_KINDS } from './kinds/translationKinds.ts';
import { lockTranslation, type TranslationKey } from './queries/selectDraftedTranslation.ts';
import { type DraftedTranslation, readTranslation } from './readTranslation.ts';

export type DraftPlace = { kind: ListedKind; id: number; language: string; version: number | null };
type Saving = DraftPlace & { texts: Record<string, string>; revision: number };
type Context = { database: Database; payload: PayloadRequest };
export type Saved = { id: number; version: number };

/**
 * Saves texts into the draft that all translators of a page share. The given texts count as made from the present source;
 * the draft keeps the source texts from which its other stale entries were made.
 * @throws NotFound, BadRequest for an unknown entry or a wrong text, Conflict when source or translation have changed
 */
export async function saveTranslation({ texts, revision, ...place }: Saving, context: Context): Promise<Saved> {
  return changeDraft(place, context, ({ source, found, tools: { forms } }) => {
    if (source.revision !== revision) throw new Conflict(SOURCE_CHANGED);
    const { parts, toRecord, revision: revisionField } = TRANSLATION_KINDS[place.kind];
    const made = found?.draft ?? found?.published ?? null;
    const entries = translatedEntries(parts, source.document, made);
    const given = demandEntryTexts(entries, texts);
    const all = entries.map((entry) => ({ ...entry, text: given[entry.key] ?? entry.text }));
    const byKey = Object.fromEntries(all.map(({ key, text }) => [key, text]));
    return {
      ...toRecord(withTranslatedTexts(parts, { now: source.document, made }, byKey), {
        source: source.document,
        stored: made?.stored ?? null,
        forms,
      }),
      [revisionField]: source.revision,
      madeFrom: toMadeFrom(all, given),
    };
  });
}

/** Returns the former source texts of entries that were not given, and '' for a missing line or block of a text. */
function toMadeFrom(entries: readonly TranslatedEntry[], given: Record<string, string>): Record<string, string> | null {
  const made = entries.flatMap(({ key, kind, text, madeFrom }): [string, string][] => {
    if (!text.trim()) return kind === 'paragraph' || kind === 'block' ? [[key, '']] : [];
    return madeFrom === null || key in given ? [] : [[key, madeFrom]];
  });
  return made.length > 0 ? Object.fromEntries(made) : null;
}

export type Drafted = {
  source: TranslationSource;
  found: DraftedTranslation | null;
  key: TranslationKey;
  tools: KindTools;
};

/**
 * Writes a version of the shared draft, with the fields that `toFields` returns, in the name of the user. The caller's
 * row says who may do so. @throws NotFound, Conflict when `version` is not the newest one
 */
export async function changeDraft(
  { kind, id, language: code, version }: DraftPlace,
  { database, payload }: Context,
  toFields: (drafted: Drafted) => object | Promise<object>,
): Promise<Saved> {
  return inTransaction(database, async (connection) => {
    const tools = { database: connection, forms: readPathForms(payload.payload) };
    const { source, language } = await demandPlace(tools, { kind, id, language: code, isHeld: true });
    const key = { kind, id, languageId: language.id };
    await lockTranslation(connection, key, TRANSLATION_CHANGED);
    const found = await readTranslation(tools, key, source);
    if ((found?.version ?? null) !== version) throw new Conflict(TRANSLATION_CHANGED);
    const fields = await toFields({ source, found, key, tools });
    const data = { ...fields, [TRANSLATION_KINDS[kind].relationship]: id, language: language.id, _status: 'draft' };
    return writeDraft({ kind, id: found?.id, data, connection, req: payload });
  });
}

type Write = {
  kind: ListedKind;
  id: number | undefined;
  data: Record<string, unknown>;
  connection: Database;
  req: PayloadRequest;
};

async function writeDraft({ kind, id, data, connection, req }: Write): Promise<Saved> {
  const { payload, user } = req;
  const { collection } = TRANSLATION_TABLES[kind];
  const saved = await withPayloadOn(
    { connection, payload, context: { [DRAFT_FORM]: readDraftForm(data) } },
    async (own) => {
      own.user = user;
      const how = { collection, draft: true, overrideAccess: true, depth: 0, req: own, data: data as never } as const;
      return id ? payload.update({ ...how, id, overrideLock: true }) : payload.create(how);
    },
  );
  const version = await findNewestVersion(connection, { collection, id: Number(saved.id) });
  return { id: Number(saved.id), version: version ?? 0 };
}
