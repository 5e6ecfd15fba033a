import type * as en from './en.ts';

export const chat: typeof en.chat = {
  title: 'Assistant de discussion',
  close: 'Fermer',
  clear: 'Effacer la discussion',
  helpLines: 'Lignes d’écoute',
  whatItIs: 'Cet assistant suit des règles. Ce n’est pas une personne, et il ne donne pas d’avis médical.',
  whatIsKept:
    'Ce que vous écrivez reste dans cet onglet. Seule la recherche de pages envoie vos mots au moteur de recherche de ce site.',
  notKept: 'Ce navigateur ne garde rien pour ce site\u00a0: la discussion prend fin quand vous quittez la page.',
  conversation: 'Échange',
  messages: 'Messages',
  you: 'Vous',
  assistant: 'Assistant',
  suggestions: 'Quelques sujets pour commencer',
  label: 'Votre message',
  hint: 'Entrée envoie. Maj et Entrée commencent une nouvelle ligne.',
  send: 'Envoyer',
  writing: 'L’assistant est en train d’écrire…',
  cleared: 'Il n’y a plus aucun message dans cet onglet.',
  undo: 'Annuler',
  found: 'Aucune réponse n’est prévue pour cela. Ces pages de l’encyclopédie peuvent vous aider\u00a0:',
  more: 'Pour en savoir plus dans l’encyclopédie\u00a0:',
  foundOffline: 'Le service de recherche n’a pas répondu\u00a0; ces pages proviennent de l’index hors ligne.',
  nothing:
    'Aucune réponse n’est prévue pour cela, et la recherche n’a trouvé aucune page. D’autres mots donneront peut-être plus. Vous pouvez aussi aller ici\u00a0:',
  searchPage: 'Rechercher avec ces mots',
  forum: 'Demander sur le forum',
  helpPage: 'Toutes les lignes d’écoute',
  away: 'Il n’y a pas de connexion en ce moment, et rien de ce que garde ce navigateur n’y répond. Votre message reste ici\u00a0: renvoyez-le une fois la connexion revenue.',
  noAnswers: 'Les réponses prévues n’ont pas pu être chargées. Elles seront redemandées à votre prochain message.',
  reviewed: 'Dernière relecture médicale\u202f: {date}',
  notReviewed: 'Pas encore de relecture médicale',
  crisis: {
    title: 'Personne n’a à porter cela tout seul',
    text: 'Des règles n’y peuvent rien, des personnes si. S’il s’agit de vous ou d’un proche, elles écoutent sans juger.',
  },
  emergency: {
    title: 'C’est peut-être une urgence',
    text: 'Appelez maintenant le numéro d’urgence, ou demandez à quelqu’un près de vous d’appeler. N’attendez pas de réponse ici.',
  },
  linesBelow: 'Les lignes d’écoute se trouvent dans la réponse la plus récente de ce genre.',
};
