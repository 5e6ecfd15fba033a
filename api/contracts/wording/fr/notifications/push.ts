import type { push as en } from '../../en/notifications/push.ts';

export const push: typeof en = {
  contributions: 'Il y a du nouveau sur vos contributions.',
  watched: 'Quelque chose que vous suivez a changé.',
  replies: 'Vous avez une réponse.',
  learning: 'Il y a du nouveau sur votre apprentissage.',
  corrections: 'Une page que vous gardez ou suivez a été corrigée.',
  account: 'Il y a du nouveau sur votre compte.',
  several: 'Vous avez de nouvelles notifications.',
};
