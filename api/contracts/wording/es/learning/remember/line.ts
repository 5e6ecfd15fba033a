import type * as en from '../../../en/learning/remember/line.ts';

export const recallLine: typeof en.recallLine = {
  due: {
    one: 'Puedes responder otra vez a {count} pregunta que respondiste hace unos días.',
    many: 'Puedes responder otra vez a {count} de preguntas que respondiste hace unos días.',
    other: 'Puedes responder otra vez a {count} preguntas que respondiste hace unos días.',
  },
  link: 'Recordarlo',
  about: 'Unas pocas preguntas otra vez, días después:',
};
