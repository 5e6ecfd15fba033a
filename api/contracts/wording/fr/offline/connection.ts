import type * as en from '../../en/offline/connection.ts';

export const offlineScreen: typeof en.offlineScreen = {
  read: 'Les pages que vous avez déjà lues ici s’ouvrent sans connexion. Revenez en arrière ou ouvrez-en une que vous connaissez.',
};

export const update: typeof en.update = {
  title: 'Mise à jour disponible',
  text: 'Une version plus récente de ce site est prête. Vous pouvez actualiser quand cela vous convient.',
  refresh: 'Actualiser',
  askTitle: 'Actualiser maintenant\u00a0?',
  ask: 'Vous avez écrit sur cette page quelque chose qui n’est encore conservé nulle part. Actualiser l’effacerait.',
  refreshAnyway: 'Actualiser et l’effacer',
  stay: 'Continuer à écrire',
};

export const install: typeof en.install = {
  button: 'Installer l’application',
  text: 'Gardez ce site parmi vos applications. Il s’ouvre aussi sans connexion.',
  byHand: 'Pour l’installer\u00a0: touchez Partager dans le navigateur, puis «\u00a0Sur l’écran d’accueil\u00a0».',
};
