import type * as en from '../../en/accounts/openDesk.ts';

export const openDesk: typeof en.openDesk = {
  text: 'Escribe otra vez tu contraseña para abrir el CMS.',
  submit: 'Abrir el CMS',
  busy: 'Abriendo el CMS…',
  failed: 'No se ha abierto el CMS. Inténtalo de nuevo.',
  refused:
    'Tu navegador ha rechazado la cookie que necesita el CMS. Permite las cookies de este sitio e inténtalo de nuevo.',
  notAllowed: 'Esta cuenta no puede usar el CMS.',
};
