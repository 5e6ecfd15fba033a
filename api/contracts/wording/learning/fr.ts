import type * as en from './en.ts';

export const learning: typeof en.learning = {
  lede: 'Un parcours vous fait avancer dans un sujet par petites étapes\u202f: de quoi lire, regarder ou essayer, et des questions qui vous montrent ce que vous avez retenu. Chacun indique le temps qu’il demande et ce qu’il suppose connu.',
  description:
    'Des parcours d’apprentissage sur le handicap\u202f: de courts modules à lire, à regarder et à essayer, avec des questions pour vérifier ce que vous avez compris.',
  pathsTitle: 'Parcours d’apprentissage',
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
  minutes: { one: '{count} minute', many: '{count} de minutes', other: '{count} minutes' },
  modules: { one: '{count} module', many: '{count} de modules', other: '{count} modules' },
  noModules: 'Ses modules ne sont pas encore écrits.',
  empty: 'Aucun parcours n’est encore publié.',
  emptyHint:
    'D’ici là, toute l’encyclopédie vous est ouverte. Et si vous connaissez un sujet, vous pouvez aider à l’écrire.',
};

export const learningDashboard: typeof en.learningDashboard = {
  greeting: 'Bonjour, {name}',
  loading: 'Chargement de vos apprentissages...',
  failed: 'Vos apprentissages n’ont pas pu être chargés. Ce que vous avez appris reste enregistré.',
  tryAgain: 'Réessayer',
  availablePaths: 'Parcours disponibles',
  completedPaths: 'Parcours terminés',
  achievements: 'Réussites',
  totalPoints: 'Total des points',
  recentAchievements: 'Dernières réussites',
  noAchievements: 'Vous n’avez pas encore débloqué de réussite.',
  points: { one: '{count} point', many: '{count} de points', other: '{count} points' },
  unlocked: 'Débloquée le {date}',
};
