import type * as en from '../en/notifications.ts';

export const mailOff: typeof en.mailOff = {
  title: 'No recibir más estos correos',
  text: 'Dejarás de recibir correos de la clase que te trajo aquí. El buzón de tu perfil y todo lo demás quedan como están.',
  submit: 'No recibir más estos correos',
  busy: 'Guardando…',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  doneTitle: 'Ya no recibirás estos correos',
  done: 'No te llegarán más de esta clase. En los ajustes de tu perfil puedes cambiarlo.',
  settings: 'Ir a los ajustes',
};

export const unread: typeof en.unread = {
  one: '{count} notificación sin leer',
  many: '{count} de notificaciones sin leer',
  other: '{count} notificaciones sin leer',
};
