import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { findFormFaults, toPathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import type { LearningPath } from '@common-ground/api/contracts/payload-types.ts';
import type { PathPreview, Previews } from '@common-ground/api/features/learning/previews.ts';
import type { PayloadRequest } from 'payload';
import { readPathDocument } from './pathRecord.ts';
import { readPathTexts, type TranslationRecord } from './pathTranslation.ts';

type Of = Parameters<Previews['read']>[0];

/**
 * Returns the last saved text; null when it cannot be read. A translation comes with the record of its path, not with
 * the path's draft.
 */
export async function readPreview({ collection, id }: Of, req: PayloadRequest): Promise<PathPreview | null> {
  const how = { depth: 0, overrideAccess: false, user: req.user, disableErrors: true, req } as const;
  if (collection === 'learning-paths') {
    const record = await req.payload.findByID({ ...how, collection, id, draft: true });
    if (!record) return null;
    const path = readPathDocument(record);
    return { ...toPreviewFacts(record), path, language: DEFAULT_LANGUAGE, texts: toPathTexts(path), isWhole: true };
  }
  const draft = await req.payload.findByID({ ...how, collection, id, draft: true, depth: 1 });
  if (!draft || typeof draft.language !== 'object' || typeof draft.path !== 'object') return null;
  const record = await req.payload.findByID({ ...how, collection: 'learning-paths', id: draft.path.id });
  if (!record) return null;
  const path = readPathDocument(record);
  const texts = readPathTexts(draft as TranslationRecord, path);
  const isWhole = findFormFaults(toPathTexts(path), texts).length === 0;
  return { ...toPreviewFacts(record, draft), path, language: draft.language.code, texts, isWhole };
}

type Saved = Pick<LearningPath, '_status' | 'updatedAt'>;

function toPreviewFacts(record: LearningPath, { _status, updatedAt }: Saved = record) {
  const { difficulty, edition, prerequisites } = record;
  return {
    difficulty,
    edition: edition ?? 1,
    prerequisiteIds: (prerequisites ?? []).map((one) => (typeof one === 'object' ? one.id : one)),
    isDraft: _status !== 'published',
    lastUpdated: updatedAt,
  };
}
