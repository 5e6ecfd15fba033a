import type * as en from '../../en/learning/remember.ts';

export const remember: typeof en.remember = {
  title: 'S’en souvenir',
  lede: 'Quelques questions de nouveau, des jours après y avoir répondu, pour que vous reteniez mieux ce que vous avez appris.',
  description:
    'Comment les questions des quiz que vous avez terminés reviennent après quelques jours, et ce que l’on sait de cette façon d’apprendre.',
  todayTitle: 'Vos questions',
  loading: 'Chargement de vos questions…',
  failed: 'Vos questions n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
  noScript: 'Sans JavaScript, aucune question ne peut être posée ici. Tout ce qui les concerne se lit ci-dessous.',
  days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  howTitle: 'Comment cela fonctionne',
  how: [
    'C’est désactivé tant que vous ne l’activez pas, et vous pouvez le désactiver à tout moment.',
    'Les questions d’un quiz reviennent {first} après que vous l’avez terminé, {most} au plus par jour.',
    'Ce que vous savez est redemandé après des délais de plus en plus longs\u00a0: {days} jours. Ensuite, ce n’est plus demandé.',
    'Ce que vous ne savez pas revient au bout de {first}. Vous n’y perdez rien\u00a0: il n’y a pas de points ici, et ce que vous avez terminé le reste.',
    'Personne ne vous écrit à ce sujet. Quand des questions reviennent, la page d’apprentissage le dit, et elles attendent aussi longtemps que vous voulez.',
    'Avec un compte, celui-ci garde les questions dont vous saviez la réponse et le jour où elles reviennent\u00a0; sans compte, c’est ce navigateur.',
  ],
  whyTitle: 'D’où vient l’idée',
  why: [
    'Deux résultats la fondent. Retrouver quelque chose de mémoire aide à le garder plus longtemps que de le relire (1). Et ce que l’on apprend par intervalles reste plus longtemps que ce que l’on apprend d’un seul coup (2). Une synthèse de nombreuses études compte les deux parmi les façons d’apprendre les plus utiles (3).',
    'La plupart de ces études ont été menées avec des étudiants, sur des faits ou des textes à apprendre. Personne n’a mesuré combien cela vous aide, vous, et sur ces sujets. Le nombre de jours est notre choix\u00a0: les études montrent que des intervalles aident, et non que ceux-ci sont les meilleurs.',
  ],
  sources: 'Études',
};

export const recall: typeof en.recall = {
  loading: 'Chargement de vos questions…',
  failed: 'Vos questions n’ont pas pu être chargées.',
  tryAgain: 'Réessayer',
  choice: 'Me reposer des questions sur ce que j’ai appris',
  saving: 'Enregistrement…',
  isOn: 'C’est activé.',
  isOff: 'C’est désactivé\u00a0: rien n’est demandé.',
  notSaved: 'Cela n’a pas pu être enregistré. Veuillez réessayer.',
  keptHere: 'Tout est conservé dans ce navigateur.',
  nothing:
    'Il n’y a rien à revoir. Quand vous terminez un quiz, ses questions reviennent ici quelques jours plus tard.',
  toPaths: 'Vers les parcours',
  later: 'Il n’y a rien à revoir aujourd’hui. Les prochaines questions reviennent le {date}.',
  questionOf: 'Question {n} sur {total} aujourd’hui',
  from: 'Parcours\u00a0: {title}',
  check: 'Vérifier ma réponse',
  checking: 'Vérification…',
  chooseFirst: 'Choisissez d’abord une réponse.',
  notChecked: 'Votre réponse n’a pas pu être vérifiée. Elle reste choisie\u00a0: veuillez réessayer.',
  knew: 'Vous le saviez. Elle revient le {date}.',
  knewForGood: 'Vous le saviez de nouveau, et elle n’est plus posée.',
  notThisTime: 'Pas cette fois. Elle revient le {date}.',
  next: 'Question suivante',
  finish: 'Terminer',
  done: 'C’est tout pour aujourd’hui.',
};
