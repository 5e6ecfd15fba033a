import { sortNames } from './alphabet.ts';
import type { Passage } from './languages.ts';
import { toSlug } from './slug.ts';

export type Tag = {
  slug: string;
  /** The tag as most conditions write it. */
  name: Passage<string>;
};

type Named = { id: number; name: Passage<string> };
export type TaggedCondition = Named & { tags: Passage<string[]> };

/** Tag with its conditions, sorted by name. */
export type TagGroup = Tag & { conditions: Named[] };

type Group = { spellings: Passage<string>[]; conditions: Map<number, Named> };

/** Returns the tags by slug, in the order of slugs. Spellings with the same slug are one tag. */
export function groupByTag(conditions: readonly TaggedCondition[], language: string): Map<string, TagGroup> {
  const bySlug = new Map<string, Group>();
  for (const { id, name, tags } of conditions) {
    for (const value of tags.value) {
      const slug = toSlug(value);
      const group: Group = bySlug.get(slug) ?? { spellings: [], conditions: new Map() };
      group.spellings.push({ value, language: tags.language });
      group.conditions.set(id, { id, name });
      bySlug.set(slug, group);
    }
  }
  bySlug.delete('');
  const groups = [...bySlug].map(([slug, { spellings, conditions: tagged }]): TagGroup => {
    return { slug, name: chooseSpelling(spellings, language), conditions: sortConditions(tagged, language) };
  });
  return new Map(groups.sort((one, other) => (one.slug < other.slug ? -1 : 1)).map((group) => [group.slug, group]));
}

function sortConditions(conditions: Group['conditions'], language: string): Named[] {
  const named = [...conditions.values()].map((condition) => ({ ...condition, otherNames: [] }));
  return sortNames(named, language).map(({ conditionId, text }) => ({ id: conditionId, name: text }));
}

/** Returns the most frequent spelling, among those in the language of the page when there is one. */
function chooseSpelling(spellings: Passage<string>[], language: string): Passage<string> {
  const own = spellings.filter((spelling) => spelling.language === language);
  const byText = Map.groupBy(own.length > 0 ? own : spellings, ({ value }) => value);
  const [most] = [...byText.values()].sort((one, other) => other.length - one.length);
  return most?.[0] ?? { value: '', language };
}
