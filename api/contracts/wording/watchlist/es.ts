import type { WatchWords } from './en.ts';

export const watch: WatchWords = {
  watch: 'Seguir',
  start: 'Recibir sus cambios en tus notificaciones',
  watched: 'Siguiendo',
  stop: 'Dejar de seguir esta página',
  watchedName: 'Siguiendo: Dejar de seguir esta página',
};
