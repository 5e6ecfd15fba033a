import type * as en from './en.ts';

export * from '../encyclopedia/tools/es.ts';

export const talk: typeof en.talk = {
  threads: { one: '{count} conversación', many: '{count} de conversaciones', other: '{count} conversaciones' },
  empty: 'Todavía no ha escrito nadie.',
  start: 'Abrir una conversación',
  subject: 'Asunto',
  content: 'Tu texto',
  plain: 'Texto sin formato, visible para todo el mundo y con tu nombre.',
  needed: 'Escribe algo.',
  post: 'Publicar',
  posted: 'Tu texto está publicado.',
  reply: 'Responder',
  replyTo: 'Responder a «{subject}»',
  replies: { one: '{count} respuesta', many: '{count} de respuestas', other: '{count} respuestas' },
  notPosted: 'Tu texto no se ha publicado',
  kept: 'Sigue aquí.',
  signInFirst: 'Inicia sesión para participar.',
  resolved: 'Resuelta',
  resolve: 'Marcar como resuelta',
  reopen: 'Volver a abrir',
  actionOf: '{action}: {subject}',
  isResolved: 'La conversación está marcada como resuelta.',
  isOpen: 'La conversación vuelve a estar abierta.',
  older: 'Mostrar conversaciones anteriores',
};
