import type * as en from '../../en/accounts/secondFactor.ts';

export const secondFactor: typeof en.secondFactor = {
  title: 'Second facteur',
  setUpTitle: 'Configurer un second facteur',
  needed: 'Votre rôle l’exige\u00a0: désormais, pour vous connecter, il faut un code en plus du mot de passe.',
  steps:
    'Ouvrez une application d’authentification, ajoutez un compte et scannez ce code QR ou saisissez la clé. Saisissez ensuite le code que l’application affiche.',
  picture: 'La clé sous forme de code QR',
  key: 'Clé\u00a0: {key}',
  turnOn: 'L’activer',
  turningOn: 'Activation…',
  back: 'Retour',
  onTitle: 'Votre second facteur est activé',
  recoveryText:
    'Gardez ces codes de secours là où vous les trouverez sans votre téléphone. Chacun sert une fois, à la place d’un code. Ils ne seront plus affichés.',
  recoveryCodes: 'Codes de secours',
  goOn: 'Je les ai notés',
  leaving: 'Un instant…',
  off: 'Désactivé. Avec lui, pour vous connecter ici et au CMS, il faut un code d’une application de votre téléphone en plus du mot de passe.',
  on: 'Activé depuis le {date}',
  codesLeft: 'Codes de secours restants\u00a0: {count}',
  setUp: 'Le configurer',
  setUpAnew: 'Le configurer à nouveau',
  anewText:
    'Pour un autre téléphone, ou pour de nouveaux codes de secours. D’ici là, ce que vous avez continue de fonctionner.',
  goOnSetUp: 'Continuer',
  checking: 'Vérification…',
  turnOff: 'Le désactiver',
  turnOffTitle: 'Désactiver votre second facteur\u202f?',
  turnOffText: 'Le mot de passe suffira alors pour vous connecter.',
  turningOff: 'Désactivation…',
  failed: 'Rien n’a été changé',
  outdated: 'Votre second facteur a été changé ailleurs. Regardez ici son état, puis réessayez.',
  done: 'Votre second facteur est activé. Vous êtes déconnecté partout ailleurs.',
  ended: 'Votre second facteur est désactivé.',
};

export const codeField: typeof en.codeField = {
  code: 'Code',
  codeHint: 'Celui de votre application d’authentification, ou l’un de vos codes de secours.',
};
