import type * as en from '../../../en/offline/connection/plain.ts';

export const plain: typeof en.plain = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page n’est pas conservée sur cet appareil, et il n’y a pas de connexion pour la charger.',
  again: 'Réessayer',
  kept: 'Lire hors ligne',
  pushText: 'Il y a du nouveau pour vous.',
};
