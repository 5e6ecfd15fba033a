import type * as en from '../../en/offline/saved.ts';

export const saving: typeof en.saving = {
  ask: 'Environ {size} seront téléchargés.',
  askUnknown: 'La taille du téléchargement n’est pas connue.',
  asking: 'Recherche de la taille…',
  slow: 'Votre connexion semble lente.',
  confirm: 'Garder maintenant',
  cancel: 'Annuler',
  progress: 'Téléchargement pour la lecture hors connexion',
  stop: 'Arrêter',
  begun: 'Téléchargement pour la lecture hors connexion…',
  stopped: 'Arrêté. Rien n’a été gardé.',
  done: 'Gardé : {size}.',
  removed: 'N’est plus gardé hors connexion.',
  remove: 'Retirer de cet appareil',
  see: 'Tout ce que vous gardez',
  failed: {
    line: 'Non gardé : la connexion a été perdue. Rien n’est resté à moitié.',
    gone: 'Non gardé : cette page n’existe plus.',
    full: 'Non gardé : il n’y a pas assez de place sur cet appareil. Rien n’est resté à moitié.',
    closed:
      'Non gardé : ce navigateur ne permet pas au site de garder quoi que ce soit, comme souvent en navigation privée.',
    stopped: 'Arrêté. Rien n’a été gardé.',
  },
};

export const review: typeof en.review = {
  on: 'Relecture médicale du {date}',
  since: 'Tout a été relu médicalement, la relecture la plus ancienne date du {date}',
  none: 'Pas encore de relecture médicale',
  notAll: 'Tout n’a pas encore été relu médicalement',
};

export const keeping: typeof en.keeping = {
  yes: 'Votre navigateur s’est engagé à conserver ce que vous gardez.',
  no: 'Votre navigateur peut effacer ce que vous gardez si la place manque sur l’appareil ou si vous n’êtes pas venu depuis longtemps.',
  used: 'Ce site occupe ici {used}. Jusqu’à {available} restent libres.',
};

export const page: typeof en.page = {
  title: 'Gardé hors connexion',
  description: 'Les pages que vous gardez sur cet appareil pour les lire sans connexion.',
  lede: 'Les pages que vous gardez restent sur cet appareil. Vous pouvez les lire, y chercher et utiliser le chat sans connexion.',
  noScript:
    'Pour garder des pages, il faut JavaScript, qui est désactivé dans ce navigateur. Vous pouvez utiliser « Enregistrer la page » de votre navigateur ou imprimer la page.',
  privacyTitle: 'Qui voit cela',
  privacy:
    'Ce que vous gardez reste dans ce navigateur. Toute personne qui utilise cet appareil peut le voir. Nous ne savons pas ce que vous gardez, et aucun compte n’y est lié.',
  howTitle: 'Comment garder une page',
  how: 'Ouvrez une affection, une catégorie ou un parcours, puis choisissez « Garder hors connexion ». Les films ne sont pas gardés.',
  loading: 'Recherche de ce que vous gardez…',
  closed:
    'Ce navigateur ne permet pas au site de garder quoi que ce soit, comme souvent en navigation privée. Rien ne peut donc être gardé.',
  listTitle: 'Ce que vous gardez',
  empty: 'Rien n’est encore gardé.',
  kinds: { condition: 'Affection', category: 'Catégorie', path: 'Parcours', language: 'Langue entière' },
  size: '{size} sur cet appareil',
  savedOn: 'Gardé le {date}',
  pages: { one: '{count} page', many: '{count} de pages', other: '{count} pages' },
  open: 'Ouvrir',
  openName: 'Ouvrir {title}',
  update: 'Mettre à jour',
  updateName: 'Mettre à jour {title}',
  hasNewer: 'Le site a une version plus récente.',
  isNewest: 'À jour.',
  checkFailed: 'Sans connexion, on ne sait pas s’il existe une version plus récente.',
  updated: 'Mis à jour : {title}.',
  remove: 'Retirer',
  removeName: 'Retirer {title}',
  removed: 'Retiré : {title}.',
  removeAll: 'Tout retirer',
  removeAllSure: 'Retirer tout ce que vous gardez ? Vous pourrez le garder de nouveau avec une connexion.',
  removeAllYes: 'Oui, tout retirer',
  keep: 'Ne rien retirer',
  removedAll: 'Tout a été retiré.',
  roomTitle: 'Place sur cet appareil',
  languageTitle: 'Garder une langue entière',
  languageText:
    'Toutes les affections et catégories, les pages sur ce site, les lignes d’écoute et la recherche, dans cette langue : {language}.',
  languageSave: 'Tout garder : {language}',
};

export const corrections: typeof en.corrections = {
  title: 'Corrigé depuis que vous l’avez gardé',
  corrected: 'Corrigé le {date}. Votre copie a été remplacée.',
  withdrawn: 'Retiré le {date}. Votre copie a été supprimée.',
  unnamed: 'Une page que vous aviez gardée',
  seen: 'J’ai lu',
  toast: {
    title: 'Quelque chose que vous gardez a été corrigé',
    text: 'Votre copie est à jour.',
    link: 'Voir ce qui a changé',
  },
};

export const lost: typeof en.lost = {
  title: 'Votre navigateur a effacé quelque chose',
  text: 'Pour faire de la place, votre navigateur a effacé des pages que vous gardiez, en tout ou en partie.',
  learning: 'Votre progression, gardée ici sans compte, a été effacée elle aussi. Nous n’en avons aucune copie.',
  unnamed: '{kind} dont le nom n’est plus connu',
  again: 'Garder de nouveau',
  againName: 'Garder de nouveau {title}',
  letGo: 'Ne pas garder de nouveau',
  letGoName: 'Ne pas garder de nouveau {title}',
  learningSeen: 'J’ai lu',
  toast: {
    title: 'Votre navigateur a effacé quelque chose que vous gardiez',
    text: 'Vous pouvez le garder de nouveau.',
    link: 'Voir ce qui manque',
  },
};
