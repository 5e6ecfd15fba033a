import type { Condition } from '@common-ground/api/contracts/encyclopedia/conditions.ts';
import type { FoundEntry } from './merge.ts';

/** An entry in the shape of the API's answer, which is what a card is drawn from; what no card shows is left empty. */
export function toCondition({ facts, meta }: FoundEntry, lang: string): Condition {
  const { id, categoryId, lastUpdated, language } = facts;
  const texts = { name: meta.title, summary: meta.summary, tags: JSON.parse(meta.tags) as string[] };
  return {
    id,
    categoryId,
    lastUpdated,
    ...texts,
    description: texts.summary,
    overview: '',
    symptoms: [],
    causes: [],
    treatments: [],
    resources: [],
    views: 0,
    contributors: 0,
    ...(language === lang ? { translation: texts } : {}),
  };
}
