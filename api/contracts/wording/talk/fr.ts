import type * as en from './en.ts';

export * from '../encyclopedia/tools/fr.ts';

export const talk: typeof en.talk = {
  threads: { one: '{count} discussion', many: '{count} de discussions', other: '{count} discussions' },
  empty: 'Personne n’a encore écrit ici.',
  start: 'Lancer une discussion',
  subject: 'Sujet',
  content: 'Votre texte',
  plain: 'Texte simple, lisible par tous, sous votre nom.',
  needed: 'Veuillez écrire quelque chose.',
  post: 'Publier',
  posted: 'Votre texte est publié.',
  reply: 'Répondre',
  replyTo: 'Répondre à « {subject} »',
  replies: { one: '{count} réponse', many: '{count} de réponses', other: '{count} réponses' },
  notPosted: 'Votre texte n’a pas été publié',
  kept: 'Il est toujours là.',
  signInFirst: 'Connectez-vous pour participer.',
  resolved: 'Résolue',
  resolve: 'Marquer comme résolue',
  reopen: 'Rouvrir',
  actionOf: '{action} : {subject}',
  isResolved: 'La discussion est marquée comme résolue.',
  isOpen: 'La discussion est rouverte.',
  older: 'Afficher les discussions antérieures',
};
