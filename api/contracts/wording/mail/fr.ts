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
  factorSubject: 'Votre compte {product} ne demande plus de code',
  factorReason:
    'Le second facteur de votre compte {product} vient d’être retiré\u00a0: le mot de passe suffit pour se connecter.',
  factorIgnore:
    'Si cela vient de vous, ou si vous l’avez demandé à une personne qui administre le site, vous n’avez rien à faire.',
  addressSubject: 'L’adresse e-mail de votre compte {product} a été modifiée',
  addressReason: 'Votre compte {product} vient de changer d’adresse e-mail, et toutes ses sessions ont été fermées.',
  addressAlarm:
    'Si ce n’était pas vous, quelqu’un d’autre est entré dans votre compte. Écrivez-nous sans attendre\u00a0:',
  addressAction: 'Comment nous joindre',
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
