export const settings = {
  title: 'Réglages d’accessibilité',
  close: 'Fermer',
  kept: 'Conservés dans ce navigateur, pour toutes les pages et toutes les langues.',
  notKept: 'Ce navigateur ne peut pas les conserver\u00a0: ils durent jusqu’à ce que vous quittiez cette page.',
  presets: 'Ensembles prêts',
  preset: {
    lowVision: 'Basse vision',
    screenReader: 'Lecteur d’écran',
    dyslexia: 'Dyslexie',
    colorBlind: 'Daltonisme',
  },
  presetsHint: 'Un ensemble active plusieurs réglages à la fois. Appuyez de nouveau pour les retirer.',
  sizes: 'Tailles',
  seeing: 'Voir',
  moving: 'Clavier et mouvement',
  hearing: 'Lecture à voix haute et lecteurs d’écran',
  reset: 'Réinitialiser',
  wasReset: 'Tous les réglages sont comme au début.',
  byDevice: 'Votre appareil le demande : c’est donc activé.',
  about: 'À propos de ces réglages, et ce que votre navigateur offre déjà',
  pixels: '{value} px',
  percent: '{value} %',
};

export const items = {
  fontSize: {
    name: 'Taille du texte',
    text: 'Rend tout le texte plus petit ou plus grand.',
    own: 'Dans votre navigateur : la taille du texte, dans ses réglages, vaut pour tous les sites.',
  },
  magnification: {
    name: 'Grossissement',
    text: 'Rend tout plus petit ou plus grand, images et boutons compris. Les lignes tiennent toujours à l’écran.',
    own: 'Dans votre navigateur : Ctrl et + (sur un Mac, Cmd et +), ou deux doigts sur un écran tactile.',
  },
  highContrast: {
    name: 'Contraste élevé',
    text: 'Noir sur blanc, ou blanc sur noir dans le thème sombre, avec des traits marqués.',
    own: 'Sur votre appareil : contraste élevé ou augmenté, que ce site suit de lui-même.',
  },
  colorBlindFriendly: {
    name: 'Adapté au daltonisme',
    text: 'Du bleu et de l’orange à la place du vert et du rouge, et un motif pour chaque catégorie.',
    own: 'Sur votre appareil : les filtres de couleur changent tout l’écran.',
  },
  dyslexiaFont: {
    name: 'Police pour la dyslexie',
    text: 'La police OpenDyslexic, avec plus d’espace entre les lettres, les mots et les lignes. Elle n’a que des lettres latines : le texte arabe reçoit plus d’espace entre les lignes.',
    own: 'Dans votre navigateur : son mode lecture propose souvent d’autres polices et espacements.',
  },
  reducedMotion: {
    name: 'Moins de mouvement',
    text: 'Rien ne bouge, ne s’estompe ni ne glisse sur ce site.',
    own: 'Sur votre appareil : réduire les animations ou les désactiver, ce que ce site suit de lui-même.',
  },
  focusIndicator: {
    name: 'Repère de focus',
    text: 'Un double anneau épais autour du lien, du bouton ou du champ où vous êtes, même après un clic.',
    own: 'Certains navigateurs savent mettre en évidence l’élément actif : cherchez dans leurs réglages d’accessibilité.',
  },
  keyboardNavigation: {
    name: 'Navigation au clavier',
    text: 'Ajoute des touches : ? montre toutes les touches, / va à la recherche, N et P vont au titre suivant et au précédent. Tout le reste marche au clavier dans tous les cas.',
    own: 'Dans votre navigateur : F7 permet de parcourir le texte avec les flèches.',
  },
  textToSpeech: {
    name: 'Synthèse vocale',
    text: 'Une barre qui lit la section où vous êtes, et les nouveaux messages quand ils paraissent, avec une voix de votre appareil.',
    own: 'Dans votre navigateur ou sur votre appareil : lecture à voix haute, ou lecture de la sélection.',
  },
  screenReader: {
    name: 'Lecteur d’écran',
    text: 'Pour qui en utilise un : les messages restent jusqu’à ce que vous les fermiez, et ce site ne parle jamais de lui-même, pour que deux voix ne se mêlent pas.',
    own: 'Rien n’est à activer pour un lecteur d’écran : chaque page est faite pour lui.',
  },
};

export const keys = {
  title: 'Touches de ce site',
  space: 'Espace',
  list: {
    tab: 'Au lien, bouton ou champ suivant ; avec Maj, au précédent',
    enter: 'Suivre un lien ou presser un bouton',
    space: 'Presser un bouton ou cocher une case',
    escape: 'Fermer ce qui est ouvert',
    f8: 'Au message qui vient de paraître',
    help: 'Cette liste',
    search: 'À la recherche',
    next: 'Au titre suivant',
    previous: 'Au titre précédent',
  },
};

export const account = {
  name: 'Garder ces réglages avec mon compte',
  text: 'Ils vous suivent alors quand vous vous connectez sur un autre appareil. Sinon, ils restent dans ce seul navigateur et le compte les oublie.',
  notDone: 'Cela n’a pas marché. Les réglages restent tels quels dans ce navigateur. Réessayez.',
};
