import type * as en from './en.ts';

export const search: typeof en.search = {
  placeholder: 'Buscar condiciones...',
  label: 'Buscar condiciones',
  siteLabel: 'Buscar en toda la enciclopedia',
  button: 'Buscar',
  resultsTitle: 'Resultados de la búsqueda',
  loading: 'Buscando…',
  found: {
    one: 'Se encontró {count} condición',
    many: 'Se encontraron {count} de condiciones',
    other: 'Se encontraron {count} condiciones',
  },
  forTerm: 'para «{term}»',
  inCategory: 'en {category}',
  none: 'Ninguna condición coincide con tu búsqueda.',
  noneHint: 'Revisa la ortografía, prueba con otro nombre o una palabra más corta, o explora las categorías.',
  failed: 'La búsqueda no ha respondido. Tu texto sigue ahí.',
  offline: 'El servicio de búsqueda no respondió; estos resultados proceden del índice sin conexión.',
  tryAgain: 'Reintentar',
  noScript: 'Los resultados de búsqueda necesitan JavaScript. Sin él, puedes explorarlo todo por categorías.',
  clear: 'Borrar la búsqueda',
};

export const headerSearch: typeof en.headerSearch = {
  list: 'Sugerencias de búsqueda',
  recent: 'Búsquedas recientes',
  popular: 'Búsquedas populares',
  conditions: 'Condiciones',
  categories: 'Categorías',
  categoryBadge: 'Categoría',
  popularAutism: 'Espectro autista',
  popularAdhd: 'TDAH',
  popularCerebralPalsy: 'Parálisis cerebral',
  popularDownSyndrome: 'Síndrome de Down',
  popularDepression: 'Depresión',
  clearAll: 'Borrar todo',
  clearAllRecent: 'Borrar todo el historial de búsquedas',
  remove: 'Quitar {term} de las búsquedas recientes',
  none: 'No hay resultados para «{term}»',
  searching: 'Buscando…',
  count: { one: '{count} sugerencia', many: '{count} de sugerencias', other: '{count} sugerencias' },
};
