import type * as en from '../en/learning.ts';

export { pathRatings } from './learning/ratings.ts';
export { remember } from './learning/remember.ts';

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
  points: { one: '{count} point', many: '{count} de points', other: '{count} points' },
  reading: 'Lecture',
  quiz: 'Quiz',
  interactive: 'Interactif',
  video: 'Vidéo',
  optional: 'Facultatif',
  inviteTitle: 'Par où commencer',
  invite:
    'Pour un premier parcours, essayez «\u00a0{title}\u00a0». Il demande environ {time} en tout et ne suppose rien de connu. Vous pouvez vous arrêter après chaque module et reprendre un autre jour.',
  inviteKept:
    'Aucun compte n’est nécessaire. Ce que vous terminez est gardé dans ce navigateur, et rejoint votre compte si vous vous connectez plus tard.',
  empty: 'Aucun parcours n’est encore publié.',
  emptyHint:
    'D’ici là, toute l’encyclopédie vous est ouverte. Et si vous connaissez un sujet, vous pouvez aider à l’écrire.',
};

export const learningPath: typeof en.learningPath = {
  notFoundTitle: 'Parcours introuvable',
  notFoundText: 'Il n’y a pas de parcours à cette adresse. Il a peut-être été fermé.',
  backToPaths: 'Voir les parcours',
  prerequisites: 'À terminer avant',
  modulesTitle: 'Modules',
  level: 'Niveau',
  time: 'Durée',
  modules: 'Modules',
  points: 'Points',
  languages: 'Langues',
};

export const learningModule: typeof en.learningModule = {
  notFoundTitle: 'Module introuvable',
  notFoundText: 'Il n’y a pas de module à cette adresse. Il ne fait peut-être plus partie de son parcours.',
  backTo: 'Retour à {title}',
  content: 'Contenu',
  noQuestions: 'Aucune question disponible.',
  comingSoon: 'Le contenu interactif arrive bientôt...',
  transcript: 'Transcription',
  question: 'Question n°\u00a0{number}',
  readOnly:
    'Vous pouvez tout lire ici sans JavaScript. Pour répondre, essayer et garder votre progression, il doit être activé.',
};

export const learningDashboard: typeof en.learningDashboard = {
  greeting: 'Bonjour, {name}',
  own: 'Vos apprentissages',
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
  inTotal: '{points}, comptés dans votre total',
  guestAchievements: 'Avec un compte, vous obtenez aussi des réussites. Leurs points comptent dans le total.',
  unlocked: 'Débloquée le {date}',
};
