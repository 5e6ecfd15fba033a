import type * as en from '../en/learning.ts';

export { pathRatings } from './learning/ratings.ts';
export { remember } from './learning/remember.ts';

export const learning: typeof en.learning = {
  lede: 'Un itinerario te lleva por un tema a pequeños pasos: algo que leer, que ver o que probar, y preguntas que te muestran lo que has retenido. Cada uno indica cuánto tiempo lleva y qué conocimientos supone.',
  description:
    'Itinerarios de aprendizaje sobre la discapacidad: módulos breves para leer, ver y probar, con preguntas para comprobar lo que has entendido.',
  pathsTitle: 'Itinerarios de aprendizaje',
  beginner: 'Inicial',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  modules: { one: '{count} módulo', many: '{count} de módulos', other: '{count} módulos' },
  points: { one: '{count} punto', many: '{count} de puntos', other: '{count} puntos' },
  reading: 'Lectura',
  quiz: 'Cuestionario',
  interactive: 'Interactivo',
  video: 'Vídeo',
  optional: 'Opcional',
  inviteTitle: 'Por dónde empezar',
  invite:
    'Un buen primer itinerario es «{title}». Lleva en total unos {time} y no exige saber nada. Puedes parar después de cualquier módulo y seguir otro día.',
  inviteKept:
    'No hace falta una cuenta. Lo que completes se guarda en este navegador y pasa a tu cuenta si más tarde inicias sesión.',
  empty: 'Aún no hay ningún itinerario publicado.',
  emptyHint:
    'Mientras tanto, tienes a tu disposición toda la enciclopedia. Y si conoces un tema, puedes ayudar a escribirla.',
};

export const learningPath: typeof en.learningPath = {
  notFoundTitle: 'Itinerario no encontrado',
  notFoundText: 'No hay ningún itinerario en esta dirección. Puede que se haya cerrado.',
  backToPaths: 'Ver los itinerarios',
  prerequisites: 'Completa antes',
  modulesTitle: 'Módulos',
  level: 'Nivel',
  time: 'Duración',
  modules: 'Módulos',
  points: 'Puntos',
  languages: 'Idiomas',
};

export const learningModule: typeof en.learningModule = {
  notFoundTitle: 'Módulo no encontrado',
  notFoundText: 'No hay ningún módulo en esta dirección. Puede que ya no forme parte de su itinerario.',
  backTo: 'Volver a {title}',
  content: 'Contenido',
  noQuestions: 'No hay preguntas disponibles.',
  comingSoon: 'El contenido interactivo llegará pronto...',
  transcript: 'Transcripción',
  question: 'Pregunta {number}',
  readOnly:
    'Aquí puedes leerlo todo sin JavaScript. Para responder, probar y que se guarde tu progreso, tiene que estar activado.',
};

export const learningDashboard: typeof en.learningDashboard = {
  greeting: 'Hola, {name}',
  own: 'Tu aprendizaje',
  loading: 'Cargando tu panel de aprendizaje...',
  failed: 'No se ha podido cargar tu panel de aprendizaje. Lo que has aprendido sigue guardado.',
  tryAgain: 'Reintentar',
  availablePaths: 'Itinerarios disponibles',
  completedPaths: 'Itinerarios completados',
  achievements: 'Logros',
  totalPoints: 'Puntos totales',
  recentAchievements: 'Logros recientes',
  noAchievements: 'Aún no has conseguido ningún logro.',
  points: { one: '{count} punto', many: '{count} de puntos', other: '{count} puntos' },
  inTotal: '{points}, incluidos en tus puntos totales',
  guestAchievements: 'Con una cuenta consigues también logros. Sus puntos cuentan en el total.',
  unlocked: 'Conseguido el {date}',
};
