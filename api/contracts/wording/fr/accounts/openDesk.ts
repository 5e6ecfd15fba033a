import type * as en from '../../en/accounts/openDesk.ts';

export const openDesk: typeof en.openDesk = {
  text: 'Saisissez encore une fois votre mot de passe pour ouvrir le CMS.',
  submit: 'Ouvrir le CMS',
  busy: 'Ouverture du CMS…',
  failed: 'Le CMS n’a pas été ouvert. Veuillez réessayer.',
  refused:
    'Votre navigateur a refusé le cookie dont le CMS a besoin. Autorisez les cookies de ce site, puis réessayez.',
  notAllowed: 'Ce compte n’a pas accès au CMS.',
};
