import type * as en from '../en/encyclopedia.ts';
import { sections } from './encyclopedia/sections.ts';

export const home: typeof en.home = {
  title: 'Comprendre ensemble les handicaps',
  lede: 'Des informations claires et sourcées sur les handicaps, réunies par des personnes concernées, des professionnels de santé et des chercheurs.',
  description:
    'Encyclopédie communautaire des handicaps\u202f: symptômes, causes, traitements et soutien, expliqués clairement, avec leurs sources, en plusieurs langues.',
  browseCategories: 'Parcourir les catégories',
  contribute: 'Contribuer',
  quickFilters: 'Filtres rapides',
  quickPhysical: 'Physique',
  quickCognitive: 'Cognitif',
  quickSensory: 'Sensoriel',
  browseTitle: 'Parcourir par catégorie',
  browseLede: 'Chaque affection a sa place dans l’une d’elles.',
  featuredTitle: 'Affections à la une',
  featuredLede: 'Un bon endroit pour commencer la lecture.',
  empty: 'Les premières affections sont en cours de rédaction. Revenez bientôt, ou aidez à les écrire.',
  communityTitle: 'Un savoir porté par la communauté',
  communityLede: 'Toute personne qui connaît un sujet par sa vie ou son métier peut enrichir ces pages.',
  contributeTitle: 'Contribuer au contenu',
  contributeText:
    'Ajoutez une affection, ou rendez une page plus claire. Il n’est pas nécessaire d’être spécialiste pour savoir quelque chose d’utile.',
  qualityTitle: 'Contrôle de la qualité',
  qualityText: 'Les contributions sont relues avant publication, et chaque page montre ses sources.',
  supportTitle: 'Soutien de la communauté',
  supportText: 'Chaque page vous oriente vers des organismes et des personnes qui peuvent vous aider pour la suite.',
  readyTitle: 'Envie de contribuer\u202f?',
  readyText: 'S’il manque une affection, vous êtes peut-être la personne qui saura la décrire.',
  addCondition: 'Ajouter une affection',
  joinCommunity: 'Rejoindre la communauté',
};

export const category: typeof en.category = {
  count: {
    one: '{count} affection disponible',
    many: '{count} d’affections disponibles',
    other: '{count} affections disponibles',
  },
  searchPlaceholder: 'Rechercher dans {category}...',
  searchLabel: 'Rechercher dans {category}',
  conditionsTitle: 'Affections de la catégorie {category}',
  empty: 'Il n’y a pas encore d’affection dans cette catégorie.',
  addCondition: 'Ajouter une affection',
  otherTitle: 'Explorer d’autres catégories',
  shortCount: { one: '{count} affection', many: '{count} d’affections', other: '{count} affections' },
  pages: 'Pages de cette liste',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageOf: 'Page {page} sur {pages}',
  notFoundTitle: 'Catégorie introuvable',
  notFoundText: 'La catégorie que vous cherchez n’existe pas.',
};

export const aToZ: typeof en.aToZ = {
  title: 'Affections de A à Z',
  titleIn: 'Affections de A à Z : {category}',
  description: 'Toutes les affections par leur nom, avec les autres noms qu’on leur donne.',
  descriptionIn:
    'Affections de la catégorie «\u00a0{category}\u00a0» par leur nom, avec les autres noms qu’on leur donne.',
  filter: 'Filtrer par catégorie',
  everyCategory: 'Toutes les catégories',
  letters: 'Lettres',
  digits: '0–9',
  see: '{name} : voir {condition}',
};

export const tagPage: typeof en.tagPage = {
  description: 'Affections liées au sujet « {tag} ».',
  conditionsTitle: 'Affections liées à ce sujet',
  othersTitle: 'Autres affections liées à ce sujet',
};

export const condition: typeof en.condition = {
  ...sections,
  badge: 'Affection médicale',
  history: 'Historique',
  talk: 'Discussion',
  views: { one: '{count} consultation', many: '{count} de consultations', other: '{count} consultations' },
  contributors: {
    one: '{count} personne a contribué',
    many: '{count} de personnes ont contribué',
    other: '{count} personnes ont contribué',
  },
  lastUpdated: 'Dernière mise à jour\u202f: {date}',
  unknownDate: 'date inconnue',
  contents: 'Sur cette page',
  quickFacts: 'En bref',
  factCategory: 'Catégorie',
  factSigns: 'Signes fréquents',
  factReview: 'Relecture médicale',
  factLanguages: 'Disponible en',
  symptomsEffects: 'Symptômes et effets',
  besideText: 'Affections liées et soutien',
  relatedConditions: 'Affections liées',
  noRelated: 'Aucune affection liée',
  discussions: 'Discussions sur cette page',
  allDiscussions: 'Toutes les discussions à ce sujet',
  startDiscussion: 'Ouvrir une discussion',
  noResources: 'Aucune ressource disponible',
  improveTitle: 'Améliorer cette page',
  improveText:
    'Il manque quelque chose, un passage n’est pas clair ou plus à jour\u202f? Chaque modification est relue avant d’être affichée.',
  improveProtected: 'Cette page est protégée : seuls les rôles de confiance proposent des modifications.',
  improveButton: 'Proposer une modification',
  improveTalk: 'Le proposer dans la discussion',
  peopleTitle: 'Contributions et relectures',
  notReviewed: 'Pas encore de relecture médicale',
  notReviewedText:
    'À ce jour, aucun professionnel de santé n’a validé cette page. Lisez-la en vous reportant à ses sources.',
  reviewedBy: 'Relu par {name}, {credential}',
  formerReviewer: 'un ancien membre',
  reviewedOn: 'Dernière relecture médicale\u202f: {date}',
  nextReview: 'Prochaine relecture prévue\u202f: {date}',
  textChanged: 'Le texte a changé depuis.',
  reviewLapsed: 'La relecture médicale n’est plus valable.',
  partlyReviewed: 'Relecture médicale partielle',
  partReviewedBy: '{part}\u202f: relu par {name}, {credential}, le {date}.',
  partLapsed: 'Le texte a changé depuis\u202f: cette relecture n’est plus valable.',
  reviewOverdue: 'La prochaine relecture est en retard.',
  sectionLapsed: 'Le texte a changé depuis la relecture médicale du {date}\u202f: cette relecture n’est plus valable.',
  sectionOverdue: 'La prochaine relecture médicale était prévue le {date}\u202f: elle est en retard.',
  reviewOfSource: 'La relecture a porté sur le texte en {language}.',
  noSources: 'Aucune source n’est encore indiquée pour cette page.',
  citeTitle: 'Citer cette page',
  cite: '«\u202f{title}\u202f». {product}, révision {revision}. Dernière mise à jour\u202f: {date}. {url}',
  citeRead: 'Consulté le {day}.',
  citeHint: 'Ajoutez le jour où vous l’avez consultée.',
  citeCopy: 'Copier',
  citeCopied: 'Copié',
  citeNotCopied: 'Votre navigateur ne l’a pas permis. Le texte est sélectionné\u202f: copiez-le de là.',
  emptySection: 'Rien n’a encore été écrit ici.',
  notFoundTitle: 'Affection introuvable',
  notFoundText: 'L’affection que vous cherchez n’existe pas.',
};

export const card: typeof en.card = {
  moreTags: { one: '+{count} autre', many: '+{count} autres', other: '+{count} autres' },
  tags: 'Sujets',
  matches: 'Correspond à « {name} »',
  matchesIn: 'Correspond à « {name} » ({language})',
  updated: 'Mis à jour',
  recentlyUpdated: 'Mis à jour récemment',
};

export const fallback: typeof en.fallback = {
  whole: 'Cette page n’est pas encore traduite. Elle est affichée en {language}.',
  page: 'L’essentiel de cette page n’est pas encore traduit. Il est affiché en {language}.',
  section: 'Cette partie n’est pas encore traduite. Elle est affichée en {language}.',
  some: 'Certains de ces textes ne sont pas encore traduits. Ils sont affichés en {language}.',
};

export const stale: typeof en.stale = {
  madeFrom: 'Cette traduction a été faite à partir de la version du {date}.',
  changed: 'Parties modifiées depuis en {language}\u202f: {parts}.',
  changedSomewhere: 'La page en {language} a été modifiée depuis sa traduction.',
  readPage: 'Lire la page en {language}',
  section: 'Cette partie a été modifiée en {language} depuis sa traduction.',
  partly: 'Cette partie n’est traduite qu’en partie\u202f: {done} sur {all}.',
  readPart: 'La lire en {language}',
};

export const feed: typeof en.feed = {
  title: '{product} : affections nouvelles et mises à jour',
  description: 'Les affections ajoutées ou modifiées, les plus récentes d’abord.',
};
