import { LEARNING_KEY } from '../../keptLearning.ts';
import { readStored } from '../../storage.ts';
import { CACHES } from '../caches.ts';
import { offlineDatabase, type SavedItem } from '../database.ts';
import { pathsIn } from './keptFiles.ts';
import { $saved } from './savedItems.ts';
import type { SaveTarget } from './savedKey.ts';
import { readSavedKeys, writeSavedKeys } from './savedSign.ts';

/** `title`: null when only the list of `savedSign.ts` still contains the item. */
export type LostItem = SaveTarget & { key: string; title: string | null };

export type Lost = { items: LostItem[]; learning: boolean };

const LEARNED = 'learned';

/** Finds what the browser deleted: items with missing files or only in `savedSign.ts`, and a guest's learning. */
export async function findLost(): Promise<Lost> {
  const database = await offlineDatabase();
  const [items, signed, hadLearned] = [
    await database.getAll('saved'),
    readSavedKeys(),
    await database.get('notes', LEARNED),
  ];
  const there = items.length > 0 ? await pathsIn(await caches.open(CACHES.saved)) : new Set<string>();
  const broken = items.filter(({ paths }) => !paths.every((path) => there.has(path)));
  const gone = signed.filter((key) => !items.some((item) => item.key === key));
  const hasLearned = readStored(LEARNING_KEY) !== null;
  // Signing in removes the learning but not the list of `savedSign.ts`. If both are missing, all storage was cleared.
  const learning = Boolean(hadLearned) && !hasLearned && items.length > 0 && signed.length === 0;
  if (!learning) await database.put('notes', hasLearned, LEARNED);
  return { items: [...broken.map(ofItem), ...gone.flatMap(ofKey)], learning };
}

const TOLD = 'lost-told';

/** Returns whether the reader has not been notified of a loss yet, and records all losses as reported. */
export async function recordLossNotice({ items, learning }: Lost): Promise<boolean> {
  const database = await offlineDatabase();
  const keys = [...items.map(({ key }) => key), ...(learning ? [LEARNED] : [])];
  const told = ((await database.get('notes', TOLD)) as string[] | undefined) ?? [];
  await database.put('notes', keys, TOLD);
  return keys.some((key) => !told.includes(key));
}

/** Dismisses lost learning and items only in `savedSign.ts`. Items with missing files stay until saved or removed. */
export async function dismissLostLearning(): Promise<void> {
  const database = await offlineDatabase();
  await database.delete('notes', LEARNED);
  writeSavedKeys(($saved.get() ?? (await database.getAll('saved'))).map(({ key }) => key));
}

function ofItem({ key, kind, id, language, title }: SavedItem): LostItem {
  return { key, kind, id, lang: language, title };
}

const KEY = /^(?:(condition|category|path)\/(\d+)|(language))\/([\w-]+)$/;

function ofKey(key: string): LostItem[] {
  const [, kind, id, language, lang] = KEY.exec(key) ?? [];
  if (!lang) return [];
  return [{ key, kind: (kind ?? language) as SaveTarget['kind'], id: id ? Number(id) : null, lang, title: null }];
}
