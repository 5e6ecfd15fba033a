export const page = {
  lede: 'Chaque page de ce site doit être accessible telle qu’elle est. Ces réglages s’y ajoutent, selon vos goûts ; votre navigateur et votre appareil en offrent la plupart, pour tous les sites.',
  open: 'Ouvrir les réglages',
  noScript:
    'Sans JavaScript, les réglages de ce site ne peuvent pas être changés. Les moyens de votre navigateur et de votre appareil, ci-dessous, marchent sans lui, et sur tous les sites.',
  here: 'Sur ce site',
  own: 'Votre propre moyen',
  why: 'Pourquoi il est là',
  doubtsTitle: 'Pourquoi des réglages',
  doubts: {
    advice:
      'De bons conseils vont contre les panneaux comme celui-ci : le manuel de conception du NHS, au Royaume-Uni, demande à ses équipes d’éviter ces modules d’accessibilité, car ils ne réparent rien, gênent souvent les aides techniques, et ce qu’ils font s’arrête là où s’arrête le site.',
    answer:
      'Nous sommes d’accord avec presque tout. Rien ici ne répare donc une page, rien ne se met en marche avant que vous le demandiez, et rien ne change ce qu’un lecteur d’écran reçoit. Nous offrons des réglages parce que beaucoup lisent sur un téléphone, un ordinateur de bibliothèque ou la tablette de la famille, dont ils ne peuvent pas changer les réglages ou ne les ont jamais trouvés.',
    first:
      'Si vous le pouvez, réglez d’abord votre navigateur ou votre appareil : cela vaut alors partout. Ce que votre appareil demande est déjà suivi ici : clair ou sombre, plus de contraste, moins de mouvement, texte plus grand.',
  },
  limitsTitle: 'Ce qui, nous le savons, ne marche pas',
  limits: {
    desk: 'Les réglages valent sur toutes les pages destinées aux lecteurs, pas dans le bureau d’édition.',
    voices:
      'La lecture à voix haute vaut ce que valent les voix de votre appareil. Certains n’en ont pas pour l’arabe ou d’autres langues ; la barre le dit alors.',
    films: 'Les couleurs adaptées au daltonisme ne changent ni les films ni les images.',
    old: 'Les navigateurs d’avant 2023 ne conservent pas les réglages.',
    arabic: 'Il n’y a pas de police arabe parmi eux, et les lettres qui se lient ne sont jamais écartées.',
  },
  statement: 'Déclaration d’accessibilité',
};

export const whys = {
  fontSize: 'La taille du texte est ce que l’on change le plus, et sur un téléphone elle est difficile à trouver.',
  magnification: 'Pour les appareils sans zoom. Si le vôtre en a un, celui-ci sert moins.',
  highContrast:
    'Le texte a ici un contraste de 7 pour 1 dans tous les cas ; certains yeux ont besoin de noir sur blanc.',
  colorBlindFriendly: 'Rien ici ne dépend de la couleur. Les catégories se distinguent ainsi plus vite.',
  dyslexiaFont:
    'Certaines personnes l’aiment. Les études n’ont pas trouvé que des lettres de forme spéciale fassent lire plus vite ou plus juste ; plus d’espace entre les lettres et les mots aide certains lecteurs. C’est donc une préférence, pas un traitement.',
  reducedMotion: 'Il y a peu de mouvement ici. Ce réglage enlève le reste, pour qui s’en trouve mal.',
  focusIndicator: 'La place du clavier est toujours marquée. Elle l’est ainsi davantage.',
  keyboardNavigation:
    'Aller de titre en titre était jusqu’ici réservé aux lecteurs d’écran. Ces touches sont inactives tant que vous n’en voulez pas, car des touches seules peuvent gêner la commande vocale.',
  textToSpeech:
    'Pour qui comprend mieux à l’écoute et n’a pas d’autre outil sous la main. Ce n’est pas un lecteur d’écran.',
  screenReader:
    'Un site ne peut ni ne doit découvrir si vous utilisez un lecteur d’écran. Vous le lui dites ainsi, si vous voulez.',
};
