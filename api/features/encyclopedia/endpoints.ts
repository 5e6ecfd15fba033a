import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { getCategoryEndpoint } from './endpoints/getCategory.ts';
import { getConditionEndpoint } from './endpoints/getCondition.ts';
import { listCategoriesEndpoint } from './endpoints/listCategories.ts';
import { listCategoryConditionsEndpoint } from './endpoints/listCategoryConditions.ts';
import { listConditionsEndpoint } from './endpoints/listConditions.ts';
import { listLanguagesEndpoint } from './endpoints/listLanguages.ts';
import { listLocalizedCategoriesEndpoint } from './endpoints/listLocalizedCategories.ts';
import { listLocalizedConditionsEndpoint } from './endpoints/listLocalizedConditions.ts';

export const encyclopediaEndpoints: Endpoint[] = [
  listLanguagesEndpoint,
  listCategoriesEndpoint,
  getCategoryEndpoint,
  listCategoryConditionsEndpoint,
  listConditionsEndpoint,
  getConditionEndpoint,
  listLocalizedCategoriesEndpoint,
  listLocalizedConditionsEndpoint,
];
