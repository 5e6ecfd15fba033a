import type * as en from '../../en/learning/ratings.ts';

export const pathRatings: typeof en.pathRatings = {
  title: 'Avis',
  score: {
    one: '{average} sur {most}, d’après {count} avis',
    many: '{average} sur {most} en moyenne, d’après {count} d’avis',
    other: '{average} sur {most} en moyenne, d’après {count} avis',
  },
  helped: {
    one: '{count} personne dit que ce parcours l’a aidée.',
    many: '{count} de personnes disent que ce parcours les a aidées.',
    other: '{count} personnes disent que ce parcours les a aidées.',
  },
  none: 'Aucun avis pour l’instant. Quiconque termine ce parcours peut donner le premier.',
  outOf: '{rating} sur {most}',
  itHelped: 'Ce parcours l’a aidé.',
  edited: 'modifié',
  all: 'Afficher tous les avis',
  failed: 'Les avis n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
};

export const ownRating: typeof en.ownRating = {
  loading: 'Chargement des avis…',
  more: 'Afficher plus d’avis',
  gone: {
    hidden: 'Un modérateur a masqué cet avis.',
    reported: 'Plusieurs membres ont signalé cet avis. Il est masqué jusqu’à ce que la modération l’ait lu.',
    removed: 'Un modérateur a retiré cet avis.',
    deleted: 'Cet avis est supprimé.',
  },
  because: 'Motif\u00a0: {reason}',
  title: 'Votre avis',
  invite: 'Vous avez terminé ce parcours. Qu’en pensez-vous\u00a0?',
  rate: 'Donner mon avis',
  rating: 'Que vaut ce parcours\u00a0?',
  level: '{number}\u00a0: {name}',
  levels: ['Mauvais', 'Passable', 'Bon', 'Très bon', 'Excellent'],
  choose: 'Choisissez l’une des cinq notes.',
  review: 'Que diriez-vous aux autres\u00a0? (facultatif)',
  reviewHint:
    'Texte simple, que tout le monde peut lire sous votre nom. N’écrivez rien que vous ne voudriez pas rendre public.',
  helpedMe: 'Ce parcours m’a aidé',
  publish: 'Publier mon avis',
  save: 'Enregistrer la modification',
  sending: 'Envoi…',
  cancel: 'Annuler',
  notSaved: 'Votre avis n’a pas été enregistré',
  kept: 'Ce que vous avez écrit est toujours là.',
  notDone: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  signIn: 'Se connecter',
  published: 'Votre avis est publié.',
  edit: 'Modifier mon avis',
  delete: 'Supprimer mon avis',
  deleteAsked:
    'Votre avis est supprimé définitivement, avec ce que vous avez écrit. Vous pourrez en donner un autre plus tard.',
  deleteIt: 'Oui, le supprimer',
  isDeleted: 'Votre avis est supprimé.',
};
