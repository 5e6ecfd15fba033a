import type * as en from '../../en/moderation/helpLines.ts';

export const helpLines: typeof en.helpLines = {
  title: 'Lignes d’écoute',
  description:
    'Des personnes qui écoutent quand la vie devient trop lourde, par pays\u00a0: par téléphone, par message et en ligne.',
  lede: 'Des personnes qui écoutent quand la vie devient trop lourde, pour vous ou pour un proche. Il n’est pas nécessaire d’être sûr que c’est assez grave.',
  danger:
    'Quelqu’un est en danger maintenant\u00a0? Appelez le numéro d’urgence du lieu où il est. Il figure avec chaque pays.',
  honest:
    'Chaque ligne nomme l’organisme ou l’autorité à interroger. Les numéros et les horaires ont été réunis par des contributeurs, certains de mémoire\u00a0; là où nous avons appelé, la date est dite. Les numéros d’urgence viennent d’une table publique de 2023 et en partie de mémoire. Nous n’enregistrons pas qui lit cette page.',
  regions: 'Pays avec des lignes d’écoute',
  violence: 'Violences et maltraitance',
  poison: 'Centres antipoison',
  numbers: 'Numéros d’urgence des autres pays',
  numbersHint: 'Nous n’y connaissons aucune ligne d’écoute.',
  unknownNumber: 'inconnu de nous',
  choose: 'Votre pays',
};
