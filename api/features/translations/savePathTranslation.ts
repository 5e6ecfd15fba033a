import type { PayloadRequest } from 'payload';
import { fromPathEntries, translatedPathEntries } from '../../contracts/documents/pathTexts.ts';
import type { TranslatedEntry } from '../../contracts/documents/translatedEntries.ts';
import { NO_ENTRY, PATH_CHANGED, TRANSLATION_CHANGED } from '../../contracts/translations/pathDraft.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict, NotFound } from '../../platform/errors.ts';
import { findNewestVersion } from '../../platform/newestVersion.ts';
import { defineStatement, execute } from '../../platform/statement.ts';
import { inTransaction, withPayloadOn } from '../../platform/transaction.ts';
import { readPathForms } from '../learning/pathForms.ts';
import { selectNewestEdition } from '../learning/queries/editions.ts';
import { selectTarget } from './demandPlace.ts';
import { selectPathTranslation } from './queries/selectPathTranslation.ts';

type Saving = {
  id: number;
  language: string;
  texts: Record<string, string>;
  edition: number;
  version: number | null;
};

/**
 * Saves what was typed of a path in another language into the one draft that all who translate it work on. Whatever is
 * given counts as looked at beside the path of now; of everything else the draft goes on knowing what it was made from.
 * @throws NotFound, BadRequest for what is no entry, Conflict when path or translation are others than were seen
 */
export async function savePathTranslation(
  saving: Saving,
  { database, payload: req }: { database: Database; payload: PayloadRequest },
): Promise<{ id: number; version: number }> {
  const forms = readPathForms(req.payload);
  return inTransaction(database, async (connection) => {
    const [language] = await selectTarget(connection, saving.language);
    const newest = await selectNewestEdition(connection, { pathId: saving.id, isHeld: true });
    if (!language || !newest) throw new NotFound('There is no such path, or no such language');
    const { path: now, edition } = newest;
    await lockTranslation(connection, { pathId: now.id, languageId: language.id });
    const found = await selectPathTranslation(connection, forms, { now, languageId: language.id });
    if (edition !== saving.edition) throw new Conflict(PATH_CHANGED);
    if ((found?.version ?? null) !== saving.version) throw new Conflict(TRANSLATION_CHANGED);
    const entries = translatedPathEntries(now, found?.draft ?? found?.published ?? null);
    demandEntries(entries, saving.texts);
    const texts = Object.fromEntries(entries.map(({ key, text }) => [key, saving.texts[key] ?? text]));
    const older = entries.flatMap(({ key, madeFrom }) =>
      madeFrom === null || key in saving.texts ? [] : [[key, madeFrom]],
    );
    const data = {
      ...forms.toTranslationRecord(fromPathEntries(now, texts), now),
      path: now.id,
      language: language.id,
      sourceEdition: edition,
      _status: 'draft',
      madeFrom: older.length > 0 ? Object.fromEntries(older) : null,
    };
    const id = await write(connection, { id: found?.id, data, req });
    const version = await findNewestVersion(connection, { collection: 'learning-path-translations', id });
    return { id, version: version ?? 0 };
  });
}

const TRANSLATION_LOCK = defineStatement({
  name: 'translation-of-path-lock',
  text: `SELECT FROM learning_path_translations WHERE path_id = $1 AND language_id = $2 FOR NO KEY UPDATE NOWAIT`,
});

/**
 * Locks the translation, if there is one, against a save of its record in the CMS; by a statement of its own, before the
 * one that reads it. @throws Conflict while its record is being saved
 */
async function lockTranslation(
  connection: Database,
  { pathId, languageId }: { pathId: number; languageId: number },
): Promise<void> {
  await execute(connection, TRANSLATION_LOCK, [pathId, languageId]).catch((error) => {
    throw error.code === '55P03' ? new Conflict(TRANSLATION_CHANGED) : error;
  });
}

/** In the name of whoever saves; that they may is said by the row of the call. */
async function write(
  connection: Database,
  { id, data, req }: { id: number | undefined; data: object; req: PayloadRequest },
): Promise<number> {
  const { payload } = req;
  return withPayloadOn({ connection, payload, context: {} }, async (own) => {
    own.user = req.user;
    const how = { collection: 'learning-path-translations', draft: true, overrideAccess: true, req: own } as const;
    const given = { ...how, depth: 0, data: data as never };
    const saved = id ? await payload.update({ ...given, id, overrideLock: true }) : await payload.create(given);
    return Number(saved.id);
  });
}

/** @throws BadRequest that names the entry */
function demandEntries(entries: readonly TranslatedEntry[], texts: Saving['texts']): void {
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  for (const [key, text] of Object.entries(texts)) {
    const entry = known.get(key);
    if (!entry) throw new BadRequest(`${key}: ${NO_ENTRY}`);
    if (text.length > entry.most) throw new BadRequest(`${entry.label}: must have at most ${entry.most} characters`);
    const address = entry.kind === 'markdown' ? wrongAddress(text) : undefined;
    if (address !== undefined)
      throw new BadRequest(`${entry.label}: the link to "${address}" leads nowhere. Keep the address of the source`);
  }
}

/** Of a link in Markdown: conditions and pages of this site are linked without a language, as /condition/12. */
function wrongAddress(text: string): string | undefined {
  const addresses = [...text.matchAll(/\]\(\s*<?([^\s)>]*)/g)].map(([, address = '']) => address);
  return addresses.find((address) => !/^(https?:\/\/[^\s]+\.|\/[a-z]|mailto:)/.test(address));
}
