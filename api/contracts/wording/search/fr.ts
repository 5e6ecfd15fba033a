import type * as en from './en.ts';

export const search: typeof en.search = {
  placeholder: 'Rechercher une affection...',
  label: 'Rechercher une affection',
  siteLabel: 'Rechercher dans toute l’encyclopédie',
  button: 'Rechercher',
  resultsTitle: 'Résultats de la recherche',
  loading: 'Recherche en cours…',
  found: {
    one: '{count} affection trouvée',
    many: '{count} d’affections trouvées',
    other: '{count} affections trouvées',
  },
  forTerm: 'pour «\u00a0{term}\u00a0»',
  inCategory: 'dans {category}',
  none: 'Aucune affection ne correspond à votre recherche.',
  noneHint: 'Vérifiez l’orthographe, essayez un autre nom ou un mot plus court, ou parcourez les catégories.',
  failed: 'La recherche n’a pas répondu. Votre texte est toujours là.',
  offline: 'Le service de recherche n’a pas répondu ; ces résultats proviennent de l’index hors ligne.',
  tryAgain: 'Réessayer',
  noScript: 'Les résultats de recherche nécessitent JavaScript. Sans lui, vous pouvez tout parcourir par catégorie.',
  clear: 'Effacer la recherche',
};

export const headerSearch: typeof en.headerSearch = {
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
