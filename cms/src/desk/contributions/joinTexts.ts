import type { AnyField, Texts } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isSame } from '@common-ground/api/contracts/encyclopedia/isSame.ts';

/**
 * Two lists that were made from the same one, as one: the page of now, without what was proposed to go and with what was
 * proposed to come. Where both changed the same entry both are there, for a person to choose.
 */
export function joinLists({ before, now, proposed }: Record<'before' | 'now' | 'proposed', string[]>): string[] {
  const kept = now.filter((entry) => !before.includes(entry) || proposed.includes(entry));
  const come = proposed.filter((entry) => !before.includes(entry) && !now.includes(entry));
  return [...kept, ...come];
}

export type JoinedText = string | string[];

/** A list is typed with one entry in each line. */
export function asText(value: JoinedText): string {
  return Array.isArray(value) ? value.join('\n') : value;
}

/** And back: a list where `like` is one. */
export function asValue(text: string, like: JoinedText): JoinedText {
  return Array.isArray(like)
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : text.trim();
}

/** One way to join two sides of a field that is not typed. */
export type Choice = { label: string; value: Texts[AnyField] };

/** Of sources and of the category: the one side, the other, or of sources both. Undefined where a person writes the joined text. */
export function choicesOf(field: AnyField, now: Texts, proposed: Texts): Choice[] | undefined {
  if (field !== 'sources' && field !== 'categoryId') return undefined;
  const sides = [
    { label: 'As published', value: now[field] },
    { label: 'As proposed', value: proposed[field] },
  ];
  if (field === 'categoryId') return sides;
  const published = now.sources ?? [];
  const added = (proposed.sources ?? []).filter((source) => !published.some((one) => isSame(one, source)));
  return [...sides, { label: 'All of both', value: [...published, ...added] }];
}
