import type * as en from './en.ts';

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
  noModules: 'Sus módulos aún no se han escrito.',
  empty: 'Aún no hay ningún itinerario publicado.',
  emptyHint:
    'Mientras tanto, tienes a tu disposición toda la enciclopedia. Y si conoces un tema, puedes ayudar a escribirla.',
};

export const learningDashboard: typeof en.learningDashboard = {
  greeting: 'Hola, {name}',
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
  unlocked: 'Conseguido el {date}',
};
