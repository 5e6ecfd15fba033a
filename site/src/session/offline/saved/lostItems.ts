import { KEPT_KEY } from '../../keptLearning.ts';
import { readStored } from '../../storage.ts';
import { CACHES } from '../caches.ts';
import { offlineDatabase, type SavedItem } from '../database.ts';
import { pathsIn } from './keptFiles.ts';
import { $saved } from './savedItems.ts';
import type { SaveTarget } from './savedKey.ts';
import { readSign, writeSign } from './savedSign.ts';

/** `title`: null where nothing is left but that there was something. */
export type LostItem = SaveTarget & { key: string; title: string | null };

export type Lost = { items: LostItem[]; learning: boolean };

/** In the database: that a guest had learned something in this browser. */
const LEARNED = 'learned';

/**
 * What the browser threw away: items of which files are missing, and items that only the sign still knows. `learning`:
 * that what a guest had learned here went too.
 */
export async function findLost(): Promise<Lost> {
  const database = await offlineDatabase();
  const [items, signed, hadLearned] = [
    await database.getAll('saved'),
    readSign(),
    await database.get('notes', LEARNED),
  ];
  const there = items.length > 0 ? await pathsIn(await caches.open(CACHES.saved)) : new Set<string>();
  const broken = items.filter(({ paths }) => !paths.every((path) => there.has(path)));
  const gone = signed.filter((key) => !items.some((item) => item.key === key));
  const hasLearned = readStored(KEPT_KEY) !== null;
  // Who signs in takes it along, and then the sign is still there; without either, the whole storage was cleared.
  const learning = Boolean(hadLearned) && !hasLearned && items.length > 0 && signed.length === 0;
  if (!learning) await database.put('notes', hasLearned, LEARNED);
  return { items: [...broken.map(ofItem), ...gone.flatMap(ofKey)], learning };
}

/** In the database: keys of what the reader was told of. */
const TOLD = 'lost-told';

/** Whether something is missing that the reader was not told of yet. From now on they were. */
export async function isLostNews({ items, learning }: Lost): Promise<boolean> {
  const database = await offlineDatabase();
  const keys = [...items.map(({ key }) => key), ...(learning ? [LEARNED] : [])];
  const told = ((await database.get('notes', TOLD)) as string[] | undefined) ?? [];
  await database.put('notes', keys, TOLD);
  return keys.some((key) => !told.includes(key));
}

/** Once the reader knows. What is missing files stays listed until it is saved again or removed. */
export async function forgetLost(): Promise<void> {
  const database = await offlineDatabase();
  await database.delete('notes', LEARNED);
  writeSign(($saved.get() ?? (await database.getAll('saved'))).map(({ key }) => key));
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
