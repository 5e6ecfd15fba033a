import type { WatchWords } from './en.ts';

export const watch: WatchWords = {
  watch: 'Suivre',
  start: 'Recevoir ses modifications dans vos notifications',
  watched: 'Suivie',
  stop: 'Ne plus suivre cette page',
  watchedName: 'Suivie : Ne plus suivre cette page',
};
