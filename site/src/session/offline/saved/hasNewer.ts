import type { SavedItem } from '../database.ts';
import { describeTarget } from './saveItem.ts';

/** Whether the site has something else by now. Rejects where that cannot be asked. */
export async function hasNewer({ kind, id, language, savedAt, paths }: SavedItem): Promise<boolean> {
  const { changedAt, pages } = await describeTarget({ kind, id, lang: language });
  return (changedAt !== null && changedAt > savedAt) || !pages.every((page) => paths.includes(page));
}
