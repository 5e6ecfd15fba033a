import type { PayloadRequest } from 'payload';
import { withTexts } from '../../contracts/documents/entries.ts';
import { NO_DRAFT } from '../../contracts/translations/desk.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { TRANSLATION_KINDS } from './kinds/translationKinds.ts';
import { changeDraft, type Drafted, type DraftPlace, type Saved } from './saveTranslation.ts';

/**
 * Discards the shared draft: adds a version with the published texts, or without any text where readers have none. The
 * versions before stay readable, and say who wrote in them. @throws NotFound, Conflict without a draft
 */
export async function discardTranslation(
  place: DraftPlace,
  context: { database: Database; payload: PayloadRequest },
): Promise<Saved> {
  return changeDraft(place, context, (drafted) => toFormerFields(place, drafted));
}

function toFormerFields({ kind }: DraftPlace, { source, found, tools: { forms } }: Drafted): object {
  if (!found?.draft) throw new Conflict(NO_DRAFT);
  const { parts, toRecord, revision } = TRANSLATION_KINDS[kind];
  const { published } = found;
  const made = published ?? { revision: source.revision, source: source.document, madeFrom: null, stored: null };
  const texts = published?.texts ?? withTexts(parts, source.document, {});
  return { ...toRecord(texts, { ...made, forms }), [revision]: made.revision, madeFrom: made.madeFrom ?? null };
}
