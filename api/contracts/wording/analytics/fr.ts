import type * as en from './en.ts';

export const dashboard: typeof en.dashboard = {
  denied: 'Accès refusé. Cette page est réservée à l’administration.',
};

export const adminDashboard: typeof en.adminDashboard = {
  tabs: 'Parties du tableau de bord',
  overview: 'Vue d’ensemble',
  users: 'Utilisateurs',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  recentEvents: 'Activité récente',
  recentEventsHint:
    'Ce qui a été compté en dernier, à l’heure près. Les pages vues et les recherches sont comptées sans lien avec une personne.',
  noEvents: 'Rien n’a encore été compté.',
  eventsFailed: 'L’activité n’a pas pu être chargée.',
  desk: 'Dans l’espace de rédaction',
  deskHint: 'Les signalements et le contenu se traitent dans l’espace de rédaction, où l’on se connecte à part.',
  deskReports: 'Signalements',
  deskContent: 'Affections',
  accounts: { one: '{count} compte', many: '{count} de comptes', other: '{count} comptes' },
  usersFailed: 'Les comptes n’ont pas pu être chargés.',
  name: 'Nom',
  email: 'Adresse e-mail',
  role: 'Rôle',
  joined: 'Inscription',
  verified: 'Vérifié',
  yes: 'Oui',
  no: 'Non',
  pages: 'Pages des comptes',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageOf: 'Page {page} sur {pages}',
};

export const eventTypes: typeof en.eventTypes = {
  page_view: 'Page vue',
  user_action: 'Action d’un lecteur',
  learning_progress: 'Progression',
  search: 'Recherche',
  content_interaction: 'Utilisation d’une page',
  quiz_completion: 'Quiz terminé',
  authentication: 'Connexion ou déconnexion',
  error: 'Erreur',
  chatbot_message: 'Message à l’assistant',
};
