import type * as en from './en.ts';

export const chat: typeof en.chat = {
  title: 'Asistente de chat',
  close: 'Cerrar',
  clear: 'Borrar el chat',
  helpLines: 'Líneas de ayuda',
  whatItIs: 'Este asistente sigue reglas. No es una persona y no da consejos médicos.',
  whatIsKept:
    'Lo que escribes se queda en esta pestaña. Solo para encontrar páginas se buscan tus palabras en el buscador de este sitio.',
  notKept: 'Este navegador no guarda nada de este sitio: el chat termina cuando sales de la página.',
  conversation: 'Conversación',
  messages: 'Mensajes',
  you: 'Tú',
  assistant: 'Asistente',
  suggestions: 'Algunos temas para empezar',
  label: 'Tu mensaje',
  hint: 'Intro envía. Mayús e Intro empiezan una línea nueva.',
  send: 'Enviar',
  writing: 'El asistente está escribiendo…',
  cleared: 'Ya no queda ningún mensaje en esta pestaña.',
  undo: 'Deshacer',
  found: 'No hay una respuesta preparada para esto. Quizá te ayuden estas páginas de la enciclopedia:',
  more: 'Más sobre esto en la enciclopedia:',
  foundOffline: 'El servicio de búsqueda no respondió; estas páginas son del índice sin conexión.',
  nothing:
    'No hay una respuesta preparada para esto y el buscador no encontró ninguna página. Con otras palabras quizá encuentres más. También puedes ir a:',
  searchPage: 'Buscar con estas palabras',
  forum: 'Preguntar en el foro',
  helpPage: 'Todas las líneas de ayuda',
  away: 'Ahora mismo no hay conexión, y nada de lo guardado en este navegador responde a esto. Tu mensaje sigue aquí: envíalo otra vez cuando vuelvas a tener conexión.',
  noAnswers: 'Las respuestas preparadas no se cargaron. Se vuelven a pedir con tu próximo mensaje.',
  reviewed: 'Última revisión médica: {date}',
  notReviewed: 'Aún sin revisión médica',
  crisis: {
    title: 'Nadie tiene que cargar con esto a solas',
    text: 'Un conjunto de reglas no puede ayudar con esto; las personas, sí. Si se trata de ti o de alguien cercano, ellas escuchan sin juzgar.',
  },
  emergency: {
    title: 'Esto puede ser una emergencia',
    text: 'Llama ahora al número de emergencias o pide a alguien cercano que llame. No esperes una respuesta aquí.',
  },
  linesBelow: 'Las líneas de ayuda están en la respuesta más reciente de este tipo.',
};
