import type * as en from '../en/bookmarks.ts';

export const bookmark: typeof en.bookmark = {
  bookmark: 'Guardar',
  add: 'Guardar en marcadores',
  bookmarked: 'Guardado',
  remove: 'Quitar de marcadores',
  bookmarkedName: 'Guardado: Quitar de marcadores',
};
