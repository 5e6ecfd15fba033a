import {
  type MadeTranslation,
  type TranslatedEntry,
  translatedEntries,
} from '../../contracts/documents/translatedEntries.ts';
import { isEqualText } from '../../contracts/encyclopedia/isEqualText.ts';
import type { KindTools, TranslationSource } from './kinds/TranslationKind.ts';
import { TRANSLATION_KINDS } from './kinds/translationKinds.ts';
import { type StoredTexts, selectDraftedTranslation, type TranslationKey } from './queries/selectDraftedTranslation.ts';

export type Made = MadeTranslation<object, object> & { revision: number; stored: StoredTexts['texts'] };
export type DraftedTranslation = {
  /** Id of the record. */
  id: number;
  /** Id of its newest version. */
  version: number;
  published: (Made & { translator: string | null; reviewer: string | null }) | null;
  /** Null when it says the same as the published texts, or nothing. */
  draft: (Made & { savedAt: string; person: string | null }) | null;
};

/** Reads the record of a translation. A source that is not stored is taken to be the same as `now`. */
export async function readTranslation(
  tools: KindTools,
  key: TranslationKey,
  now: TranslationSource,
): Promise<DraftedTranslation | null> {
  const row = await selectDraftedTranslation(tools.database, key);
  if (!row) return null;
  const { parts, readSource, readTexts } = TRANSLATION_KINDS[key.kind];
  const toMade = ({ texts, madeFrom, revision, source: stored }: StoredTexts): Made => {
    const source = stored ? readSource(stored) : now.document;
    const made = { source, madeFrom, revision: revision ?? now.revision, stored: texts };
    return { ...made, texts: readTexts(texts, source, tools.forms) };
  };
  const published = row.published && toMade(row.published);
  const made = row.draft && toMade(row.draft);
  const isDraft =
    made &&
    (published
      ? differs(made, { ...published, revision: row.heldRevision ?? now.revision })
      : hasText(translatedEntries(parts, now.document, made)));
  return {
    id: row.id,
    version: row.version,
    published: published && { ...published, translator: row.translator, reviewer: row.reviewer },
    draft: isDraft && row.draft ? { ...made, savedAt: row.draft.savedAt, person: row.draft.person } : null,
  };
}

/** Whether a draft has other texts than the published ones, or was compared with a newer source. */
function differs(draft: Made, published: Made): boolean {
  return (
    draft.revision > published.revision || !isEqualText(Object.values(draft.texts), Object.values(published.texts))
  );
}

function hasText(entries: readonly TranslatedEntry[]): boolean {
  return entries.some(({ text }) => text.trim());
}
