import * as categories from '../../contracts/encyclopedia/categories.ts';
import * as conditions from '../../contracts/encyclopedia/conditions.ts';
import { listLanguages } from '../../contracts/encyclopedia/languages.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { findActiveLanguages, findLanguageId } from '../../platform/languages.ts';
import { type PageQuery, selectSlice } from '../../platform/pages.ts';
import {
  CATEGORY_LISTS_TAG,
  CONDITION_LISTS_TAG,
  categoryTags,
  conditionTags,
  LANGUAGES_TAG,
} from '../../platform/prepared/contentTags.ts';
import { countCategories, selectCategories, selectCategory } from './queries/selectCategories.ts';
import { countConditions, selectCondition, selectConditions } from './queries/selectConditions.ts';

export const encyclopediaEndpoints: Endpoint[] = [
  defineEndpoint({
    call: listLanguages,
    access: anyone,
    prepared: () => [LANGUAGES_TAG],
    handler: async (_, context) =>
      (await findActiveLanguages(context)).map(({ code, name, nativeName }) => ({ code, name, nativeName })),
  }),
  createCategoryListEndpoint(categories.listCategories),
  defineEndpoint({
    call: categories.getCategory,
    access: anyone,
    prepared: ({ params }) => categoryTags(params.id),
    handler: async ({ params, query }, context) =>
      selectCategory(context.database, { id: params.id, languageId: await findLanguageId(query.lang, context) }),
  }),
  defineEndpoint({
    call: conditions.listCategoryConditions,
    access: anyone,
    prepared: ({ params }) => [CONDITION_LISTS_TAG, ...categoryTags(params.id)],
    // A category without conditions has an empty list, and a missing one answers 404.
    handler: async ({ params: { id }, query }, context) =>
      (await selectCategory(context.database, { id, languageId: null })) &&
      listConditions({ ...query, categoryId: id }, context),
  }),
  createConditionListEndpoint(conditions.listConditions),
  // A draft answers 404, so that nothing reveals that it exists.
  defineEndpoint({
    call: conditions.getCondition,
    access: anyone,
    prepared: ({ params }) => conditionTags(params.id),
    handler: async ({ params, query }, context) =>
      selectCondition(context.database, { id: params.id, languageId: await findLanguageId(query.lang, context) }),
  }),
  createCategoryListEndpoint(categories.listLocalizedCategories),
  createConditionListEndpoint(conditions.listLocalizedConditions),
];

function createCategoryListEndpoint(call: typeof categories.listCategories): Endpoint {
  return defineEndpoint({
    call,
    access: anyone,
    prepared: () => [CATEGORY_LISTS_TAG],
    handler: async ({ query }, context) => {
      const { database } = context;
      const languageId = await findLanguageId(query.lang, context);
      return selectSlice(query, {
        select: (slice) => selectCategories(database, { languageId, slice }),
        count: () => countCategories(database),
      });
    },
  });
}

function createConditionListEndpoint(call: typeof conditions.listConditions): Endpoint {
  return defineEndpoint({
    call,
    access: anyone,
    prepared: () => [CONDITION_LISTS_TAG],
    handler: ({ query }, context) => listConditions(query, context),
  });
}

async function listConditions(
  { categoryId = null, ...query }: PageQuery & { categoryId?: number | null },
  context: ApiContext,
) {
  const { database } = context;
  const languageId = await findLanguageId(query.lang, context);
  return selectSlice(query, {
    select: (slice) => selectConditions(database, { languageId, categoryId, slice }),
    count: () => countConditions(database, categoryId),
  });
}
