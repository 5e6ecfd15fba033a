import type { BookmarkWords } from './en.ts';

export const bookmark: BookmarkWords = {
  bookmark: 'Enregistrer',
  add: 'Enregistrer dans les favoris',
  bookmarked: 'Enregistré',
  remove: 'Retirer des favoris',
  bookmarkedName: 'Enregistré : Retirer des favoris',
};
