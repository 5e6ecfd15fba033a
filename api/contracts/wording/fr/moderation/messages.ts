import type * as en from '../../en/moderation/messages.ts';

export const preparedMessages: typeof en.preparedMessages = {
  now: 'Je viens de lire ce que vous avez écrit et je m’inquiète pour vous. Êtes-vous en sécurité en ce moment\u00a0? Si vous êtes en danger, appelez s’il vous plaît le numéro d’urgence du lieu où vous êtes, ou quelqu’un qui peut être près de vous maintenant. Des personnes écoutent par téléphone ou en ligne, beaucoup jour et nuit\u00a0: vous les trouvez, avec leurs horaires, sur notre page «\u00a0Lignes d’écoute\u00a0». Je suis bénévole et je ne peux pas les remplacer, mais je vous ai lu et vous comptez pour nous.',
  read: 'Merci d’avoir écrit avec tant de franchise. Vous semblez porter beaucoup, et je regrette que ce soit si lourd. Pensez-vous à mettre fin à vos jours\u00a0? Vous pouvez me le dire comme c’est. Parler avec quelqu’un de formé aide beaucoup de personnes\u00a0: notre page «\u00a0Lignes d’écoute\u00a0» donne des numéros et des tchats par pays. Y a-t-il près de vous quelqu’un à qui vous pourriez le dire aujourd’hui\u00a0?',
  aboutSomebody:
    'Vous vous inquiétez pour quelqu’un, et c’est bien de ne pas garder cela pour vous. Vous pouvez lui demander directement s’il pense au suicide\u00a0: poser la question ne met cette idée dans la tête de personne. En cas de danger immédiat, appelez le numéro d’urgence du lieu où il se trouve. Les personnes de notre page «\u00a0Lignes d’écoute\u00a0» conseillent aussi les proches. Prenez soin de vous également.',
  membersOnly:
    'Ce que vous avez écrit était ouvert à tous, et les moteurs de recherche peuvent le trouver. Si vous le souhaitez, votre sujet peut être réservé aux membres\u00a0: les réponses restent, et ceux qui vous aident ici le voient toujours. Rien ne change à vos mots. Dites-moi si vous préférez cela.',
  keptForMembers:
    'Votre sujet était ouvert à tous, et les moteurs de recherche pouvaient le trouver. Pour protéger ceux qui y écrivent, il est maintenant réservé aux membres\u00a0: les réponses restent, et ceux qui aident ici le voient toujours. Rien n’a changé à vos mots, et vous n’avez rien fait de mal.',
  method:
    'J’ai masqué une partie de ce qui était dit, parce qu’elle décrivait en détail comment on peut se faire du mal, et que cela peut mettre en danger d’autres personnes qui lisent ici. Ce que vous ressentez a sa place ici. Vous pouvez l’écrire à nouveau sans ces détails.',
  dose: 'J’ai masqué un texte qui disait à quelqu’un quelle quantité d’un médicament prendre. Ce qui a aidé l’un peut nuire à l’autre. Vous pouvez raconter votre propre expérience\u00a0; pour changer une dose, demandez s’il vous plaît à un médecin ou en pharmacie.',
  away: 'Je suis bénévole et je dois partir maintenant. Il se peut que personne ne soit là pendant quelques heures\u00a0: n’attendez pas notre réponse, s’il vous plaît. Notre page «\u00a0Lignes d’écoute\u00a0» dit quand chaque ligne est ouverte, et en cas de danger il y a le numéro d’urgence du lieu où vous êtes.',
};
