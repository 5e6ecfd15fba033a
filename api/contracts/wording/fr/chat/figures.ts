import type * as en from '../../en/chat/figures.ts';

export const chatFigures: typeof en.chatFigures = {
  title: 'Questions à l’assistant',
  hint: 'Comptées par sujet sur les 30 derniers jours. Ce qui a été écrit n’est jamais gardé.',
  crisis: {
    one: '{count} message a mené aux lignes d’écoute.',
    many: '{count} de messages ont mené aux lignes d’écoute.',
    other: '{count} messages ont mené aux lignes d’écoute.',
  },
  unanswered: 'Sans réponse, par domaine',
  unansweredNone: 'Chaque question a trouvé une réponse ou une page.',
  answered: 'Avec réponse, par sujet',
  answeredNone: 'Rien n’a encore été demandé.',
  subject: 'Domaine',
  topic: 'Sujet',
  times: 'Fois',
  subjects: {
    condition: 'Conditions',
    medicine: 'Médicaments',
    diagnosis: 'Diagnostic et médecins',
    money: 'Argent et aides',
    school: 'École',
    work: 'Travail',
    care: 'Soins et aides techniques',
    site: 'Ce site',
  },
  somethingElse: 'Autre chose',
};
