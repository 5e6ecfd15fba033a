import type { HeaderSearchWords } from './en.ts';

export const headerSearch: HeaderSearchWords = {
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
