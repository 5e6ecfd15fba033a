import type * as en from '../en/form.ts';

export const form: typeof en.form = {
  show: 'Afficher',
  showPassword: 'Afficher le mot de passe',
  hide: 'Masquer',
  hidePassword: 'Masquer le mot de passe',
  shown: 'Le mot de passe est visible',
  hidden: 'Le mot de passe est masqué',
  error: 'Erreur\u00a0:',
  restored: 'Ce que vous aviez commencé à écrire ici est de retour.',
  notKept: 'Ce navigateur n’en garde aucun brouillon.',
  signedOut: 'Votre session est terminée. Reconnectez-vous\u00a0: votre texte sera de nouveau ici.',
  signIn: 'Se connecter',
};
