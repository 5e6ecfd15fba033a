import type * as en from '../../en/offline/saved.ts';

export const saving: typeof en.saving = {
  ask: 'Se descargarán unos {size}.',
  askUnknown: 'No se sabe cuánto se descargará.',
  asking: 'Calculando el tamaño…',
  slow: 'Tu conexión parece lenta.',
  confirm: 'Guardar ahora',
  cancel: 'Cancelar',
  progress: 'Guardando para leer sin conexión',
  stop: 'Dejar de guardar',
  begun: 'Guardando para leer sin conexión…',
  stopped: 'Detenido. No se ha guardado nada.',
  done: 'Guardado: {size}.',
  removed: 'Ya no está guardado para leer sin conexión.',
  remove: 'Quitar de este dispositivo',
  see: 'Todo lo que has guardado',
  failed: {
    line: 'No se ha guardado: se perdió la conexión. Nada ha quedado a medias.',
    gone: 'No se ha guardado: esta página ya no existe.',
    full: 'No se ha guardado: no hay espacio suficiente en este dispositivo. Nada ha quedado a medias.',
    closed: 'No se ha guardado: este navegador no permite que el sitio guarde nada. Suele pasar en ventanas privadas.',
    stopped: 'Detenido. No se ha guardado nada.',
  },
};

export const review: typeof en.review = {
  on: 'Revisión médica del {date}',
  since: 'Todo con revisión médica, la más antigua del {date}',
  none: 'Aún sin revisión médica',
  notAll: 'No todo lo que contiene tiene revisión médica',
};

export const keeping: typeof en.keeping = {
  yes: 'Tu navegador se ha comprometido a conservar lo que guardes.',
  no: 'Tu navegador puede borrar lo que guardes si falta espacio en el dispositivo o si llevas mucho tiempo sin venir.',
  used: 'Este sitio ocupa aquí {used}. Quedan libres hasta {available}.',
};

export const page: typeof en.page = {
  title: 'Guardado sin conexión',
  description: 'Páginas que conservas en este dispositivo para leerlas sin conexión.',
  lede: 'Las páginas que guardas se quedan en este dispositivo. Puedes leerlas, buscar en ellas y usar el chat sin conexión.',
  noScript:
    'Para guardar páginas hace falta JavaScript, que está desactivado en este navegador. Puedes usar «Guardar página» de tu navegador o imprimir la página.',
  privacyTitle: 'Quién ve esto',
  privacy:
    'Lo que guardas se queda en este navegador. Quien use este dispositivo puede verlo. No sabemos qué has guardado y no está unido a ninguna cuenta.',
  howTitle: 'Cómo guardar',
  how: 'Abre una condición, una categoría o un itinerario de aprendizaje y elige «Guardar sin conexión». Los vídeos no se guardan.',
  loading: 'Buscando lo que has guardado…',
  closed:
    'Este navegador no permite que el sitio guarde nada, así que no se puede guardar. Suele pasar en ventanas privadas.',
  listTitle: 'Lo que has guardado',
  empty: 'Todavía no hay nada guardado.',
  kinds: {
    condition: 'Condición',
    category: 'Categoría',
    path: 'Itinerario de aprendizaje',
    language: 'Idioma entero',
  },
  size: '{size} en este dispositivo',
  savedOn: 'Guardado el {date}',
  pages: { one: '{count} página', many: '{count} de páginas', other: '{count} páginas' },
  open: 'Abrir',
  openName: 'Abrir {title}',
  update: 'Actualizar',
  updateName: 'Actualizar {title}',
  hasNewer: 'El sitio tiene una versión más reciente.',
  isNewest: 'Está al día.',
  checkFailed: 'Sin conexión no se sabe si hay una versión más reciente.',
  updated: 'Actualizado: {title}.',
  remove: 'Quitar',
  removeName: 'Quitar {title}',
  removed: 'Quitado: {title}.',
  removeAll: 'Quitar todo',
  removeAllSure: '¿Quitar todo lo que has guardado? Podrás guardarlo de nuevo cuando tengas conexión.',
  removeAllYes: 'Sí, quitar todo',
  keep: 'Conservarlo',
  removedAll: 'Se ha quitado todo.',
  roomTitle: 'Espacio en este dispositivo',
  languageTitle: 'Guardar un idioma entero',
  languageText:
    'Todas las condiciones y categorías, las páginas sobre este sitio, las líneas de ayuda y la búsqueda, en este idioma: {language}.',
  languageSave: 'Guardar todo: {language}',
};

export const corrections: typeof en.corrections = {
  title: 'Corregido desde que lo guardaste',
  corrected: 'Corregido el {date}. Tu copia se ha sustituido.',
  withdrawn: 'Retirado el {date}. Tu copia se ha eliminado.',
  unnamed: 'Una página que habías guardado',
  seen: 'Lo he leído',
  toast: { title: 'Se ha corregido algo que conservas', text: 'Tu copia ya está al día.', link: 'Ver qué ha cambiado' },
};

export const lost: typeof en.lost = {
  title: 'Tu navegador ha borrado algo',
  text: 'Para hacer sitio, tu navegador ha borrado páginas que habías guardado, o partes de ellas.',
  learning:
    'También se ha borrado tu progreso de aprendizaje, que se guardaba aquí sin cuenta. No tenemos ninguna copia.',
  unnamed: '{kind}, ya no se conoce su nombre',
  again: 'Guardar de nuevo',
  againName: 'Guardar {title} de nuevo',
  letGo: 'No guardar de nuevo',
  letGoName: 'No guardar {title} de nuevo',
  learningSeen: 'Lo he leído',
  toast: {
    title: 'Tu navegador ha borrado algo que habías guardado',
    text: 'Puedes guardarlo de nuevo.',
    link: 'Ver qué falta',
  },
};
