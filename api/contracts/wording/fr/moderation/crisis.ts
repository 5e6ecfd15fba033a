import type * as en from '../../en/moderation/crisis.ts';

export const crisis: typeof en.crisis = {
  emergency: {
    title: 'C’est peut-être une urgence',
    call: 'Appelez une ambulance.',
    text: 'Dites où vous êtes et ce qui s’est passé. Dites si la personne est réveillée et si elle respire. Ne raccrochez pas.',
    more: 'Si vous ne pouvez pas appeler, demandez à quelqu’un près de vous. N’attendez pas de réponse ici.',
  },
  poison: {
    title: 'C’est peut-être une intoxication',
    call: 'Si la personne ne se réveille pas, convulse ou respire mal, appelez une ambulance.',
    text: 'Dites ce qui a été pris, combien et quand. Gardez l’emballage sous la main. Ne faites pas vomir la personne.',
    lines:
      'Si elle est réveillée et respire bien, appelez un centre antipoison. N’attendez pas les signes d’une intoxication\u00a0:',
    noLines:
      'Nous n’y connaissons aucun centre antipoison. Appelez le numéro d’urgence, même avant les signes d’une intoxication.',
  },
  suicide: {
    title: 'Personne n’a à porter cela tout seul',
    call: 'En cas de danger immédiat, ou si quelque chose a déjà été pris ou fait, appelez ce numéro.',
    text: 'Cet assistant suit des règles et n’y peut rien. Des personnes peuvent aider. Elles écoutent sans juger, vous ou quelqu’un qui s’inquiète pour un proche.',
    lines: 'Vous pouvez appeler ou écrire à\u00a0:',
    noLines: 'Nous n’y connaissons aucune ligne d’écoute.',
  },
  violence: {
    title: 'Personne n’a à vivre avec la violence',
    call: 'En cas de danger immédiat, appelez ce numéro.',
    text: 'Vous pouvez demander de l’aide pour vous, pour une autre personne, ou parce que vous craignez de faire du mal à quelqu’un. Il ne faut ni preuve ni certitude.',
    lines: 'Ces lignes connaissent les violences\u00a0:',
    noLines: 'Nous n’y connaissons aucune ligne contre les violences.',
    device:
      'Si quelqu’un peut regarder cet appareil\u00a0: le bouton efface cette discussion et ouvre un autre site. Les pages visitées restent dans l’historique du navigateur tant que vous ne les supprimez pas.',
    leave: 'Quitter cette page',
  },
  maybe: {
    emergency: 'Si quelqu’un ne se réveille pas, respire mal ou est gravement blessé, appelez une ambulance\u00a0:',
    poison:
      'Si quelqu’un a pris trop de quelque chose ou un produit dangereux, n’attendez pas les signes d’une intoxication\u00a0:',
    suicide: 'Si vous ou un proche pensez à mourir, des personnes écoutent\u00a0:',
    violence: 'Si quelqu’un vous fait du mal ou vous menace, vous ou une autre personne, il existe de l’aide\u00a0:',
  },
  missed: 'Si quelqu’un est en danger, ou si vous souhaitez parler à une personne\u00a0:',
  medicine:
    'Cet assistant ne répond pas aux questions sur les médicaments ou les doses. Si trop ou le mauvais produit a été pris, n’attendez pas les signes\u00a0: appelez un centre antipoison ou le numéro d’urgence.',
};
