import type * as en from './en.ts';

export const form: typeof en.form = {
  show: 'Afficher',
  showPassword: 'Afficher le mot de passe',
  hide: 'Masquer',
  hidePassword: 'Masquer le mot de passe',
  shown: 'Le mot de passe est visible',
  hidden: 'Le mot de passe est masqué',
  error: 'Erreur\u00a0:',
};
