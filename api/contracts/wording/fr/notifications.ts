import type * as en from '../en/notifications.ts';

export const mailOff: typeof en.mailOff = {
  title: 'Ne plus recevoir ces e-mails',
  text: 'Vous ne recevrez plus d’e-mails du genre de celui qui vous a mené ici. Votre boîte de réception et tout le reste ne changent pas.',
  submit: 'Ne plus recevoir ces e-mails',
  busy: 'Enregistrement…',
  failed: 'Cela n’a pas fonctionné. Merci de réessayer.',
  doneTitle: 'Vous ne recevrez plus ces e-mails',
  done: 'Plus aucun e-mail de ce genre ne vous sera envoyé. Vous pouvez changer d’avis dans les réglages de votre profil.',
  settings: 'Aller aux réglages',
};

export const unread: typeof en.unread = {
  one: '{count} notification non lue',
  many: '{count} de notifications non lues',
  other: '{count} notifications non lues',
};
