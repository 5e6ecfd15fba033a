import type * as en from '../../en/moderation/duty.ts';

export const duty: typeof en.duty = {
  on: 'Un membre de la modération est de permanence en ce moment.',
  until: 'Un membre de la modération est de permanence en ce moment, jusqu’à {day}, {time}.',
  off: 'Personne de la modération n’est de permanence en ce moment.',
  from: 'Personne de la modération n’est de permanence en ce moment. La prochaine permanence commence {day} à {time}.',
  sooner: {
    on: 'Il peut tout de même s’écouler du temps avant que votre texte soit lu. Les lignes d’écoute ouvertes répondent plus vite.',
    off: 'Des heures peuvent passer avant que l’un de nous lise votre texte. Les lignes d’écoute ouvertes répondent plus vite.',
  },
};
