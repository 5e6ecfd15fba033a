import type * as en from '../en/watchlist.ts';

export const watch: typeof en.watch = {
  watch: 'Seguir',
  start: 'Recibir sus cambios en tus notificaciones',
  watched: 'Siguiendo',
  stop: 'Dejar de seguir esta página',
  watchedName: 'Siguiendo: Dejar de seguir esta página',
};
