import type * as en from './en.ts';

export const mail: typeof en.mail = {
  direction: 'ltr',
  greeting: 'Bonjour,',
  hint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  resetSubject: 'Choisissez un nouveau mot de passe pour {product}',
  resetReason: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte {product}.',
  resetAction: 'Choisir un nouveau mot de passe',
  resetTerms:
    'Le lien fonctionne une seule fois et pendant une heure. Changer de mot de passe ferme toutes vos sessions.',
  resetIgnore: 'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: votre mot de passe ne change pas.',
  verifySubject: 'Confirmez votre adresse e-mail pour {product}',
  verifyReason:
    'Un compte {product} a été créé avec cette adresse e-mail. Merci de confirmer que cette adresse est bien la vôtre.',
  verifyAction: 'Confirmer l’adresse e-mail',
  verifyTerms: 'Le lien fonctionne une seule fois et pendant deux jours.',
  verifyIgnore: 'Si vous n’avez pas créé ce compte, vous n’avez rien à faire.',
  changedSubject: 'Votre mot de passe {product} a été modifié',
  changedReason:
    'Le mot de passe de votre compte {product} vient d’être modifié, et toutes vos sessions ont été fermées.',
  changedIgnore: 'Si c’était vous, vous n’avez rien à faire.',
  changedAlarm:
    'Si ce n’était pas vous, quelqu’un d’autre est entré dans votre compte. Choisissez sans attendre un nouveau mot de passe\u00a0:',
  guestAskedSubject: 'Une question sur ce qui a été envoyé à {product}',
  guestAskedReason:
    'Un texte a été envoyé à {product} avec cette adresse e-mail. La personne qui le relit a une question ou demande des modifications.',
  guestAskedAction: 'Lire et répondre',
  guestPublishedSubject: 'Ce qui a été envoyé à {product} est publié',
  guestPublishedReason: 'Un texte envoyé à {product} avec cette adresse e-mail a été relu et publié.',
  guestPublishedAction: 'Ouvrir la page',
  guestRejectedSubject: 'Ce qui a été envoyé à {product} n’a pas été retenu',
  guestRejectedReason:
    'Un texte envoyé à {product} avec cette adresse e-mail a été relu et ne sera pas publié. La raison est conservée pour vous.',
  guestRejectedAction: 'Lire la raison',
  guestTerms:
    'Connectez-vous avec un compte qui a cette adresse e-mail, ou créez-en un, puis confirmez l’adresse. Ce qui a été envoyé avec elle figure alors dans votre profil.',
  guestIgnore: 'Si vous n’avez rien envoyé, vous n’avez rien à faire.',
};
