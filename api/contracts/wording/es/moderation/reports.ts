import type * as en from '../../en/moderation/reports.ts';

export const reports: typeof en.reports = {
  kinds: {
    condition: 'Página de una condición',
    discussion: 'Mensaje en una página de discusión',
    topic: 'Tema del foro',
    post: 'Mensaje del foro',
    review: 'Valoración de una ruta de aprendizaje',
    profile: 'Perfil',
  },
  states: { pending: 'Pendiente', resolved: 'Resuelta', rejected: 'Rechazada' },
};
