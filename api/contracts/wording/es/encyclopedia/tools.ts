import type * as en from '../../en/encyclopedia/tools.ts';

export const page: typeof en.page = {
  historyTitle: 'Historial',
  talkTitle: 'Discusión',
  historyIntro: 'Todas las versiones publicadas de esta página: quién la cambió, cuándo y por qué.',
  talkIntro:
    'Preguntas e ideas sobre esta página. No es lugar para consejos médicos ni para lo que no quieras que lea todo el mundo.',
  loading: 'Cargando…',
  failed: 'No se ha podido cargar.',
  tryAgain: 'Intentarlo de nuevo',
  noScript: 'Esta página necesita JavaScript.',
};

export const tools: typeof en.tools = {
  nav: 'Esta página y lo que le pertenece',
  read: 'Leer',
  history: 'Historial',
  talk: 'Discusión',
  noCondition: 'Esa página no existe.',
  browse: 'Ver las categorías',
  protected: 'Esta página está protegida: solo los roles de confianza proponen cambios.',
  noAccount: 'Alguien sin cuenta',
  formerMember: 'Antiguo miembro',
  notDone: 'No ha funcionado. Inténtalo de nuevo.',
  cancel: 'Cancelar',
  signIn: 'Iniciar sesión',
  sending: 'Enviando…',
};
