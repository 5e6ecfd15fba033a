import { sortNames, takeNamePage } from '@common-ground/api/contracts/encyclopedia/alphabet.ts';
import { groupByTag } from '@common-ground/api/contracts/encyclopedia/tags.ts';
import type {
  BrowseSource,
  ConditionPage,
  ContentSource,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { sampleConditions } from './conditions.ts';

/** Conditions that the page of a sample tag shows as cards. */
const SAMPLE_TAG_CARDS = 8;

export function sampleBrowsing(condition: ContentSource['condition']): BrowseSource {
  const readAll = async (language: string) =>
    (await Promise.all(sampleConditions.map(({ id }) => condition(id, language)))).filter((page) => page !== null);
  const toNamed = ({ id, name, aliases }: ConditionPage, language: string) => ({
    id,
    name,
    otherNames: aliases.language === language ? aliases.value : [],
  });
  return {
    async names(language, category, page) {
      const conditions = (await readAll(language)).filter((one) => category === null || one.categoryId === category);
      return takeNamePage(
        sortNames(
          conditions.map((one) => toNamed(one, language)),
          language,
        ),
        page,
      );
    },
    async tags(language) {
      return [...groupByTag(await readAll(language), language).values()].map(({ slug, name }) => ({ slug, name }));
    },
    async tag(slug, language) {
      const all = await readAll(language);
      const tag = groupByTag(all, language).get(slug);
      if (!tag) return null;
      const cards = tag.conditions
        .slice(0, SAMPLE_TAG_CARDS)
        .flatMap(({ id }) => all.find((one) => one.id === id) ?? []);
      return { slug, name: tag.name, cards, others: tag.conditions.slice(SAMPLE_TAG_CARDS) };
    },
  };
}
