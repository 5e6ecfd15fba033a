import type * as en from '../../en/accounts/roles.ts';

export const roles: typeof en.roles = {
  user: 'Utilisateur',
  contributor: 'Contributeur',
  translator: 'Traducteur',
  reviewer: 'Relecteur médical',
  moderator: 'Modérateur',
  editor: 'Éditeur',
  admin: 'Administrateur',
};
