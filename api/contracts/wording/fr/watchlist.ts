import type * as en from '../en/watchlist.ts';

export const watch: typeof en.watch = {
  watch: 'Suivre',
  start: 'Recevoir ses modifications dans vos notifications',
  watched: 'Suivie',
  stop: 'Ne plus suivre cette page',
  watchedName: 'Suivie : Ne plus suivre cette page',
};
