import type { AnyField, Texts } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isEqualText } from '@common-ground/api/contracts/encyclopedia/isEqualText.ts';

/**
 * Merges two lists made from `before`: the list of the page, without the entries that the proposal removed and with
 * those that it added. An entry changed on both sides appears in both forms, for a person to choose.
 */
export function mergeLists({ before, now, proposed }: Record<'before' | 'now' | 'proposed', string[]>): string[] {
  const kept = now.filter((entry) => !before.includes(entry) || proposed.includes(entry));
  const come = proposed.filter((entry) => !before.includes(entry) && !now.includes(entry));
  return [...kept, ...come];
}

export type JoinedText = string | string[];

export function toLines(value: JoinedText): string {
  return Array.isArray(value) ? value.join('\n') : value;
}

/** Reverses `toLines`. Returns a list, one entry for each line, when `like` is a list. */
export function fromLines(text: string, like: JoinedText): JoinedText {
  return Array.isArray(like)
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : text.trim();
}

/** A value to choose from, in a field whose value is chosen and not typed. */
export type Choice = { label: string; value: Texts[AnyField] };

/**
 * Returns the values to choose from: the value of each side, and for sources also both together. Undefined for fields
 * in which the user types the joined text.
 */
export function findChoices(field: AnyField, now: Texts, proposed: Texts): Choice[] | undefined {
  if (field !== 'sources' && field !== 'categoryId') return undefined;
  const sides = [
    { label: 'As published', value: now[field] },
    { label: 'As proposed', value: proposed[field] },
  ];
  if (field === 'categoryId') return sides;
  const published = now.sources ?? [];
  const added = (proposed.sources ?? []).filter((source) => !published.some((one) => isEqualText(one, source)));
  return [...sides, { label: 'All of both', value: [...published, ...added] }];
}
