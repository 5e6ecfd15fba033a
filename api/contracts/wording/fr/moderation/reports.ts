import type * as en from '../../en/moderation/reports.ts';

export const reports: typeof en.reports = {
  kinds: {
    condition: 'Page d’une affection',
    discussion: 'Message d’une page de discussion',
    topic: 'Sujet du forum',
    post: 'Message du forum',
    review: 'Avis sur un parcours',
    profile: 'Profil',
  },
  states: { pending: 'En attente', resolved: 'Traité', rejected: 'Rejeté' },
};
