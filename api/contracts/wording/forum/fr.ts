import type * as en from './en.ts';

export const forum: typeof en.forum = {
  title: 'Forum de la communauté',
  lede: 'Posez vos questions, répondez, dites ce qui aide. Ici se retrouvent des personnes handicapées, leurs proches et celles et ceux qui travaillent avec elles.',
  description:
    'Un forum sur la vie avec un handicap : questions et expériences sur l’accessibilité, le soutien et le quotidien, en mots simples et avec des règles claires.',
  newTopic: 'Nouveau sujet',
  logInToBegin: 'Connectez-vous pour ouvrir un sujet',
  searchLabel: 'Rechercher dans les sujets',
  search: 'Rechercher',
  category: 'Catégorie',
  categories: {
    all: 'Toutes',
    general: 'Général',
    accessibility: 'Accessibilité',
    support: 'Entraide',
    feedback: 'Avis sur le site',
  },
  rules: {
    general: 'Tout ce qui touche à la vie avec un handicap. Parlez de vous, et laissez aux autres leur point de vue.',
    accessibility:
      'L’accès aux lieux, aux objets et aux services. Dites où et avec quoi, pour que la réponse serve à d’autres.',
    support:
      'Ce qui est difficile, et ce qui vous a aidé. Racontez votre propre expérience. Personne ne peut dire ici ce qu’une autre personne doit prendre ou arrêter de prendre.',
    feedback:
      'Ce qui marche sur ce site et ce qui ne marche pas. Dites ce que vous avez fait, ce qui s’est passé et ce que vous attendiez. Les erreurs dans une page vont sur sa page de discussion.',
  },
  figures: 'Le forum en chiffres',
  topics: 'Sujets',
  posts: 'Messages',
  activeMembers: 'Membres actifs ces 30 derniers jours',
  topicsTitle: 'Sujets',
  empty: 'Il n’y a pas encore de sujet ici.',
  noneFound: 'Aucun sujet ne correspond à « {text} ».',
  shown: {
    one: '{count} sujet sur cette page',
    many: '{count} de sujets sur cette page',
    other: '{count} sujets sur cette page',
  },
  showAll: 'Afficher tous les sujets',
  pages: 'Pages de sujets',
  newer: 'Page précédente',
  older: 'Page suivante',
  feed: 'Suivre par flux (Atom)',
  about: 'Sujets sur {name}',
  loading: 'Chargement des sujets…',
  failed: 'Les sujets n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  noScript:
    'Pour rechercher, remonter plus loin et écrire ici, JavaScript doit être activé. Chaque sujet peut être lu sans lui.',
};

export const topic: typeof en.topic = {
  pinned: 'Épinglé',
  closed: 'Fermé',
  membersOnly: 'Membres seulement',
  replies: { one: '{count} réponse', many: '{count} de réponses', other: '{count} réponses' },
  by: 'Ouvert par {name}',
  lastPost: 'Dernier message : {when}',
  formerMember: 'un ancien membre',
  warned: 'Avertissement sur le contenu',
  contentWarning: 'Avertissement sur le contenu : {warning}',
  about: 'À propos de la page {name}',
  membersOnlyText:
    'Seuls les membres connectés lisent ce sujet. Il n’apparaît dans aucun moteur de recherche, flux ou résumé.',
  closedText: 'Un modérateur a fermé ce sujet : il n’accepte plus de réponses.',
  because: 'Motif : {reason}',
  merged: 'Ce sujet continue dans un autre.',
  toOther: 'Aller à ce sujet',
  heading: 'Message {number} de {name}',
  note: 'Note de la modération',
  topicAuthor: 'A ouvert ce sujet',
  inReplyTo: 'En réponse au message {number} de {name}',
  quoted: 'Extrait du message {number} de {name}',
  edited: 'modifié',
  likes: { one: '{count} mention J’aime', many: '{count} de mentions J’aime', other: '{count} mentions J’aime' },
  gone: {
    hidden: 'Un modérateur a masqué ce message.',
    removed: 'Un modérateur a retiré ce message.',
    deleted: 'La personne qui a écrit ce message l’a supprimé.',
  },
  moved: 'Ce message a été déplacé dans un autre sujet.',
  pages: 'Pages de ce sujet',
  pageOf: 'Page {number} sur {count}',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  logInToReply: 'Connectez-vous pour répondre',
  logInToRead: 'Connectez-vous pour lire',
  backToForum: 'Tous les sujets',
  loading: 'Chargement…',
  failed: 'Le chargement n’a pas abouti.',
  tryAgain: 'Réessayer',
};

export const topicPage = {
  notFoundTitle: 'Sujet introuvable',
  notFoundText:
    'Il n’y a pas de sujet ici. Il a peut-être été retiré, ou il est réservé aux membres : connectez-vous et cherchez-le dans le forum.',
  feed: 'Suivre ce sujet par un flux (Atom)',
  feedOf: '{forum} : {title}',
  feedText: 'Nouveaux sujets en {language}',
  topicFeedText: 'Nouveaux messages de ce sujet',
  membersTitle: 'Un sujet réservé aux membres',
  membersNoScript: 'Pour lire les sujets réservés aux membres, il faut activer JavaScript et être connecté.',
};
