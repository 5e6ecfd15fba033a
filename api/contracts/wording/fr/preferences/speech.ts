export const speech = {
  title: 'Lecture à voix haute',
  read: 'Lire cette section',
  pause: 'Pause',
  goOn: 'Continuer',
  stop: 'Arrêter',
  noVoice:
    'Cet appareil n’a pas de voix pour cette langue : {language}. Ce passage n’est pas lu. Des voix s’ajoutent dans les réglages de l’appareil.',
  remote:
    'Pour cette langue ({language}), il n’y a qu’une voix sur internet : ce qui est lu serait envoyé à l’éditeur de votre navigateur. Rien n’est envoyé sans votre accord.',
  allow: 'Permettre les voix sur internet',
  blocked: 'Votre navigateur ne laisse parler une page qu’après un appui. Appuyez sur « Lire cette section ».',
  lost: 'La voix ne répond plus. Appuyez sur « Lire cette section » pour réessayer.',
  unsupported:
    'Ce navigateur ne sait pas lire à voix haute. Ses propres outils de lecture, ou un autre navigateur, le savent peut-être.',
};
