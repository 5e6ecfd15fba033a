import type * as en from '../../../en/offline/saved/button.ts';

export const saveButton: typeof en.saveButton = {
  save: 'Garder hors connexion',
  saved: 'Gardé hors connexion',
  loading: 'Un instant…',
  failed: 'Non gardé : il n’y a pas de connexion.',
  list: 'Gardé hors connexion',
};
