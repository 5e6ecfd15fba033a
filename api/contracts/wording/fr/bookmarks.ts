import type * as en from '../en/bookmarks.ts';

export const bookmark: typeof en.bookmark = {
  bookmark: 'Enregistrer',
  add: 'Enregistrer dans les favoris',
  bookmarked: 'Enregistré',
  remove: 'Retirer des favoris',
  bookmarkedName: 'Enregistré : Retirer des favoris',
};
