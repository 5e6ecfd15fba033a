import type { AnyField, Texts } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isSame } from '@common-ground/api/contracts/encyclopedia/isSame.ts';

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
