import DataLoader from 'dataloader';
import type { ConditionKey } from './contentRows.ts';

/** One query for all the keys that are asked for together. */
export function byKey<T>(load: (keys: readonly ConditionKey[]) => Promise<(key: ConditionKey) => T>) {
  return new DataLoader<ConditionKey, T, string>(async (keys) => keys.map(await load(keys)), { cacheKeyFn: keyText });
}

export function keyText({ id, languageId }: ConditionKey): string {
  return `${id}:${languageId}`;
}
