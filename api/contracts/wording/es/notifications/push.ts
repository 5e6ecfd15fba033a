import type { push as en } from '../../en/notifications/push.ts';

export const push: typeof en = {
  contributions: 'Hay novedades sobre lo que aportas.',
  watched: 'Algo que sigues ha cambiado.',
  replies: 'Tienes una respuesta.',
  learning: 'Hay novedades sobre tu aprendizaje.',
  corrections: 'Se ha corregido una página que guardas o sigues.',
  account: 'Hay novedades sobre tu cuenta.',
  several: 'Tienes notificaciones nuevas.',
};
