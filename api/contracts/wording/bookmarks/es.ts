import type { BookmarkWords } from './en.ts';

export const bookmark: BookmarkWords = {
  bookmark: 'Guardar',
  add: 'Guardar en marcadores',
  bookmarked: 'Guardado',
  remove: 'Quitar de marcadores',
  bookmarkedName: 'Guardado: Quitar de marcadores',
};
