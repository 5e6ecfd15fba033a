import type * as en from '../../en/chat/screens.ts';

export const chatScreens: typeof en.chatScreens = {
  home: 'Chercher dans l’encyclopédie',
  contribute: 'Contribuer',
  learning: 'Parcours d’apprentissage',
  remember: 'Se rappeler ce qu’on a appris',
  certificate: 'Vérifier un certificat',
  forum: 'Forum de la communauté',
  helpLines: 'Lignes d’écoute',
  register: 'Créer un compte',
  login: 'Se connecter',
  forgotPassword: 'Réinitialiser votre mot de passe',
  profile: 'Votre profil',
  accessibilitySettings: 'Réglages d’accessibilité',
  healthcare: 'Portail de santé',
};
