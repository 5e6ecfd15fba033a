import type { SavedItem } from '../database.ts';
import { describeTarget } from './saveItem.ts';

export async function hasNewer({ kind, id, language, savedAt, paths }: SavedItem): Promise<boolean> {
  const { changedAt, pages } = await describeTarget({ kind, id, lang: language });
  return (changedAt !== null && changedAt > savedAt) || !pages.every((page) => paths.includes(page));
}
