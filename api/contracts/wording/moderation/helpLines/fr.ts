import type * as en from './en.ts';

export const helpLines: typeof en.helpLines = {
  title: 'Lignes d’écoute',
  description:
    'Des personnes qui écoutent quand la vie devient trop lourde, par pays\u00a0: par téléphone, par message et en ligne.',
  lede: 'Des personnes qui écoutent quand la vie devient trop lourde, pour vous ou pour un proche. Il n’est pas nécessaire d’être sûr que c’est assez grave.',
  danger:
    'Quelqu’un est en danger maintenant\u00a0? Appelez le numéro d’urgence du lieu où il est. Il figure avec chaque pays.',
  emergency: 'Urgences\u00a0: {number}',
  honest:
    'Les numéros et les horaires viennent des organismes eux-mêmes\u00a0; chacun indique sa source. Là où nous avons appelé, la date est dite. Qui lit cette page n’est noté nulle part.',
  regions: 'Pays',
};
