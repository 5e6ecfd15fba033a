import type * as en from './en.ts';

export const care: typeof en.care = {
  title: 'Avant d’envoyer',
  crisis: {
    title: 'Personne n’a à porter cela tout seul',
    text: 'Votre texte parle de ne plus vouloir vivre ou de se faire du mal. S’il s’agit de vous ou d’un proche, des personnes sont là pour écouter, tout de suite et sans juger.',
    notWatched:
      'Ce forum n’est pas surveillé en permanence : des heures peuvent passer avant que l’un de nous lise ce que vous écrivez. Les lignes d’aide répondent plus vite.',
  },
  medicineDose: {
    title: 'Un médicament et une dose',
    text: 'Ce qui convient à l’un peut nuire à l’autre. Ce qui est écrit ici n’est pas un avis médical\u00a0: avant de commencer, de changer ou d’arrêter un médicament, on demande à un médecin ou en pharmacie.',
  },
  personalData: {
    title: 'Une donnée personnelle',
    text: 'Ceci ressemble à une adresse, à un numéro ou à une date qui dit qui est quelqu’un.',
    everyone: 'Tout le monde peut lire votre texte, et les moteurs de recherche peuvent le trouver.',
    members: 'Tous les membres peuvent lire votre texte.',
  },
  unsent: 'Rien n’a encore été envoyé. Votre texte n’a été regardé que dans votre navigateur.',
  sendAnyway: 'Envoyer quand même',
  goBack: 'Revenir au texte',
  lines: {
    region: 'Lignes d’écoute pour',
    international: 'Tous les pays',
    emergency: 'En cas de danger immédiat\u00a0: appelez le {number}.',
    emergencyElse: 'En cas de danger immédiat\u00a0: appelez le numéro d’urgence du lieu où vous êtes.',
    call: 'Appeler le {number}',
    chat: 'Écrire ou discuter en ligne',
    web: 'Site web',
    languages: 'Langues\u00a0: {languages}',
    source: 'Source',
    checked: 'Appelée par nous le {date}',
    all: 'Toutes les lignes d’écoute',
    loading: 'Recherche des lignes d’écoute…',
    failed:
      'Les lignes d’écoute n’ont pas pu être chargées. Elles sont aussi sur la page «\u00a0Lignes d’écoute\u00a0».',
  },
};
