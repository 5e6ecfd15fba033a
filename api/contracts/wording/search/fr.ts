import type { HeaderSearchWords } from './en.ts';

export const headerSearch: HeaderSearchWords = {
  list: 'Suggestions de recherche',
  recent: 'Recherches récentes',
  popular: 'Recherches fréquentes',
  conditions: 'Affections',
  categories: 'Catégories',
  categoryBadge: 'Catégorie',
  popularAutism: 'Spectre de l’autisme',
  popularAdhd: 'TDAH',
  popularCerebralPalsy: 'Paralysie cérébrale',
  popularDownSyndrome: 'Trisomie 21',
  popularDepression: 'Dépression',
  clearAll: 'Tout effacer',
  clearAllRecent: 'Tout effacer des recherches récentes',
  remove: 'Retirer {term} des recherches récentes',
  none: 'Aucun résultat pour «\u00a0{term}\u00a0»',
  searching: 'Recherche en cours…',
  count: { one: '{count} suggestion', many: '{count} de suggestions', other: '{count} suggestions' },
};
