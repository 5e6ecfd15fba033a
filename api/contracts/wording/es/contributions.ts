import type * as en from '../en/contributions.ts';

export const contribute: typeof en.contribute = {
  title: 'Contribuir',
  heroTitle: 'Contribuye a nuestro conocimiento común',
  lede: 'El conocimiento común crece cuando cada cual comparte lo que sabe. Hay sitio para profesionales de la salud, investigadores y personas con experiencia propia.',
  description:
    'Cómo añadir una condición, compartir experiencias o revisar contenido médico, y las pautas que sigue cada página.',
  addCondition: 'Añadir una condición',
  waysTitle: 'Formas de ayudar',
  addTitle: 'Añadir condiciones',
  addText: 'Describe una condición que falta: qué es, cómo se manifiesta, qué ayuda y de dónde lo sabes.',
  shareTitle: 'Compartir experiencias',
  shareText:
    'Cuenta cómo es el día a día con una condición y qué cambió las cosas. Es un saber que no está en ningún manual. Elige una condición: en su página están «Sugerir un cambio» y «Discusión».',
  reviewTitle: 'Revisión médica',
  reviewText:
    'Contrasta las páginas de tu especialidad con la evidencia actual y fírmalas con tu nombre y tu titulación. La política editorial explica qué significa una revisión.',
  guidelinesTitle: 'Pautas para contribuir',
  accuracyTitle: 'Rigor y evidencia',
  accuracyText:
    'Apoya lo que afirmas en fuentes actuales y fiables, y cítalas. Di dónde la evidencia es débil o hay opiniones distintas.',
  clarityTitle: 'Accesibilidad y claridad',
  clarityText:
    'Escribe frases cortas con palabras corrientes y explica los términos médicos que vaya a encontrar quien lee.',
  respectTitle: 'Respeto e inclusión',
  respectText:
    'Usa las palabras que cada comunidad usa para sí misma. Describe vidas, no solo síntomas, y no compadezcas a nadie.',
  processTitle: 'Proceso de revisión',
  processText:
    'Profesionales de la salud y moderadores de la comunidad revisan cada aportación antes de publicarla. Es posible que te pidan cambios.',
  closingTitle: '¿Quieres aportar lo que sabes?',
  closingText: 'Un párrafo claro escrito por ti puede ahorrarle a otra persona semanas de búsqueda.',
  noScript:
    'El formulario necesita JavaScript, que está desactivado en este navegador. Todo lo demás se puede leer sin él.',
  formLoading: 'Cargando el formulario…',
  formFailed: 'No se pudo cargar el formulario.',
  tryAgain: 'Reintentar',
};

export const receipt: typeof en.receipt = {
  title: 'Lo que enviaste',
  text: 'Este enlace abre lo que se envió con tu dirección. Quien lo tenga puede leerlo y responder: no lo compartas.',
  confirmed: 'Tu dirección está confirmada: te escribiremos cuando haya novedades.',
  sentAlong: 'También se envió con tu dirección',
  loading: 'Cargando…',
  failed: 'No se ha podido cargar.',
  tryAgain: 'Intentar de nuevo',
  missing: 'No hay nada en este enlace',
  missingText:
    'Puede que no esté completo o que se haya borrado lo que se envió. Si lo copiaste, comprueba que está entero.',
  noScript: 'Esta página necesita JavaScript, que está desactivado en este navegador.',
};
