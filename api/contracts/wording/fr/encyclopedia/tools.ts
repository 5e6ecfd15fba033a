import type * as en from '../../en/encyclopedia/tools.ts';

export const page: typeof en.page = {
  historyTitle: 'Historique',
  talkTitle: 'Discussion',
  historyIntro: 'Toutes les versions publiées de cette page : qui l’a modifiée, quand et pourquoi.',
  talkIntro:
    'Questions et idées à propos de cette page. Ce n’est un lieu ni pour des conseils médicaux, ni pour ce que tout le monde ne devrait pas lire.',
  loading: 'Chargement…',
  failed: 'Le chargement a échoué.',
  tryAgain: 'Réessayer',
  noScript: 'Cette page a besoin de JavaScript.',
};

export const tools: typeof en.tools = {
  nav: 'Cette page et ce qui en dépend',
  read: 'Lire',
  history: 'Historique',
  talk: 'Discussion',
  noCondition: 'Cette page n’existe pas.',
  browse: 'Parcourir les catégories',
  protected: 'Cette page est protégée : seuls les rôles de confiance proposent des modifications.',
  noAccount: 'Quelqu’un sans compte',
  formerMember: 'Ancien membre',
  notDone: 'Cela n’a pas marché. Veuillez réessayer.',
  cancel: 'Annuler',
  signIn: 'Se connecter',
  sending: 'Envoi…',
};
