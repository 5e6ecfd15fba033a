import type * as en from '../en/shell.ts';

export const shell: typeof en.shell = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  logoLabel: '{product}, accueil',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  home: 'Accueil',
  categories: 'Catégories',
  contribute: 'Contribuer',
  learning: 'Apprendre',
  community: 'Communauté',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  myAccount: 'Mon compte',
  profile: 'Profil',
  dashboard: 'Tableau de bord',
  healthcare: 'Portail de santé',
  signOut: 'Se déconnecter',
  language: 'Langue',
  theme: 'Thème',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  themeSystem: 'Système',
  accessibility: 'Accessibilité',
  accessibilitySettings: 'Réglages d’accessibilité',
  assistant: 'Assistant',
  breadcrumb: 'Fil d’Ariane',
};

export const footer: typeof en.footer = {
  about: 'Une encyclopédie des handicaps bâtie par sa communauté, dans votre langue.',
  educational:
    'Les informations médicales de ce site ont un but exclusivement éducatif. Elles ne constituent pas un diagnostic et ne remplacent pas l’avis d’un professionnel de santé.',
  explore: 'Explorer',
  community: 'Communauté',
  legal: 'Informations légales',
  featured: 'Affections à la une',
  helpLines: 'Lignes d’écoute',
  feed: 'Nouveautés (flux Atom)',
  copyright: '© {year} {product}',
  license: 'Textes de l’encyclopédie\u202f:',
};
