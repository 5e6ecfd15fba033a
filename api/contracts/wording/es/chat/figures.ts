import type * as en from '../../en/chat/figures.ts';

export const chatFigures: typeof en.chatFigures = {
  title: 'Preguntas al asistente',
  hint: 'Contadas por tema en los últimos 30 días. Lo que se escribió no se guarda nunca.',
  crisis: {
    one: '{count} mensaje llevó a las líneas de ayuda.',
    many: '{count} de mensajes llevaron a las líneas de ayuda.',
    other: '{count} mensajes llevaron a las líneas de ayuda.',
  },
  unanswered: 'Sin respuesta, por asunto',
  unansweredNone: 'Todas las preguntas encontraron una respuesta o una página.',
  answered: 'Respondidas, por tema',
  answeredNone: 'Aún no se ha preguntado nada.',
  subject: 'Asunto',
  topic: 'Tema',
  times: 'Veces',
  subjects: {
    condition: 'Condiciones',
    medicine: 'Medicamentos',
    diagnosis: 'Diagnóstico y médicos',
    money: 'Dinero y ayudas',
    school: 'Escuela',
    work: 'Trabajo',
    care: 'Cuidados y apoyos',
    site: 'Este sitio',
  },
  somethingElse: 'Otra cosa',
};
