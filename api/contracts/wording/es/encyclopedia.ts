import type * as en from '../en/encyclopedia.ts';
import { sections } from './encyclopedia/sections.ts';

export const home: typeof en.home = {
  title: 'Comprender juntos las discapacidades',
  lede: 'Información clara y con fuentes sobre las discapacidades, creada por personas que las viven, profesionales de la salud e investigadores.',
  description:
    'Enciclopedia comunitaria de las discapacidades: información clara y con fuentes sobre síntomas, causas, tratamientos y apoyo, en varios idiomas.',
  browseCategories: 'Explorar categorías',
  contribute: 'Contribuir',
  quickFilters: 'Filtros rápidos',
  quickPhysical: 'Física',
  quickCognitive: 'Cognitiva',
  quickSensory: 'Sensorial',
  browseTitle: 'Explorar por categoría',
  browseLede: 'Cada condición tiene su lugar en una de ellas.',
  featuredTitle: 'Condiciones destacadas',
  featuredLede: 'Un buen sitio para empezar a leer.',
  empty: 'Las primeras condiciones se están escribiendo. Vuelve pronto o ayuda a escribirlas.',
  communityTitle: 'Conocimiento de la comunidad',
  communityLede: 'Quien sabe algo por su vida o por su trabajo puede aportarlo aquí.',
  contributeTitle: 'Aporta contenido',
  contributeText:
    'Añade una condición o haz más clara una página. No hace falta ser especialista para saber algo valioso.',
  qualityTitle: 'Control de calidad',
  qualityText: 'Las aportaciones se revisan antes de publicarse, y cada página muestra sus fuentes.',
  supportTitle: 'Apoyo de la comunidad',
  supportText: 'Cada página te lleva a organizaciones y personas que pueden ayudarte con el siguiente paso.',
  readyTitle: '¿Quieres contribuir?',
  readyText: 'Si falta una condición, quizá seas tú quien pueda describirla.',
  addCondition: 'Añadir una condición',
  joinCommunity: 'Únete a la comunidad',
};

export const category: typeof en.category = {
  count: {
    one: '{count} condición disponible',
    many: '{count} de condiciones disponibles',
    other: '{count} condiciones disponibles',
  },
  searchPlaceholder: 'Buscar en {category}...',
  searchLabel: 'Buscar en {category}',
  conditionsTitle: 'Condiciones en {category}',
  empty: 'Todavía no hay condiciones en esta categoría.',
  addCondition: 'Añadir una condición',
  otherTitle: 'Explorar otras categorías',
  shortCount: { one: '{count} condición', many: '{count} de condiciones', other: '{count} condiciones' },
  pages: 'Páginas de esta lista',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageOf: 'Página {page} de {pages}',
  notFoundTitle: 'Categoría no encontrada',
  notFoundText: 'La categoría que buscas no existe.',
};

export const aToZ: typeof en.aToZ = {
  title: 'Condiciones de la A a la Z',
  titleIn: 'Condiciones de la A a la Z: {category}',
  description: 'Todas las condiciones por su nombre, con los otros nombres que reciben.',
  descriptionIn: 'Condiciones de la categoría «{category}» por su nombre, con los otros nombres que reciben.',
  filter: 'Filtrar por categoría',
  everyCategory: 'Todas las categorías',
  letters: 'Letras',
  digits: '0–9',
  see: '{name}: véase {condition}',
};

export const tagPage: typeof en.tagPage = {
  description: 'Condiciones con el tema «{tag}».',
  conditionsTitle: 'Condiciones con este tema',
  othersTitle: 'Más condiciones con este tema',
};

export const condition: typeof en.condition = {
  ...sections,
  badge: 'Condición médica',
  history: 'Historial',
  talk: 'Discusión',
  views: { one: '{count} visita', many: '{count} de visitas', other: '{count} visitas' },
  contributors: {
    one: '{count} persona ha contribuido',
    many: '{count} de personas han contribuido',
    other: '{count} personas han contribuido',
  },
  lastUpdated: 'Última actualización: {date}',
  unknownDate: 'Fecha desconocida',
  contents: 'En esta página',
  quickFacts: 'Datos básicos',
  factCategory: 'Categoría',
  factSigns: 'Signos frecuentes',
  factReview: 'Revisión médica',
  factLanguages: 'Disponible en',
  symptomsEffects: 'Síntomas y efectos',
  besideText: 'Condiciones relacionadas y apoyo',
  relatedConditions: 'Condiciones relacionadas',
  noRelated: 'No se encontraron condiciones relacionadas',
  discussions: 'Conversaciones sobre esta página',
  allDiscussions: 'Todas las conversaciones sobre ella',
  startDiscussion: 'Empezar una conversación',
  noResources: 'No hay recursos disponibles',
  improveTitle: 'Mejora esta página',
  improveText: '¿Falta algo, no está claro o ha quedado anticuado? Cada cambio se revisa antes de mostrarse.',
  improveProtected: 'Esta página está protegida: solo los roles de confianza proponen cambios.',
  improveButton: 'Sugerir un cambio',
  improveTalk: 'Sugerirlo en la discusión',
  peopleTitle: 'Autoría y revisión',
  notReviewed: 'Aún sin revisión médica',
  notReviewedText:
    'Hasta ahora, ningún profesional de la salud ha dado el visto bueno a esta página. Léela junto con sus fuentes.',
  reviewedBy: 'Revisado por {name}, {credential}',
  formerReviewer: 'alguien que ya no tiene cuenta',
  reviewedOn: 'Última revisión médica: {date}',
  nextReview: 'Próxima revisión prevista: {date}',
  textChanged: 'El texto ha cambiado desde entonces.',
  reviewLapsed: 'La revisión médica ha dejado de ser válida.',
  partlyReviewed: 'Con revisión médica en parte',
  partReviewedBy: '{part}: revisado por {name}, {credential}, el {date}.',
  partLapsed: 'Ha cambiado desde entonces: esta revisión ya no es válida.',
  reviewOverdue: 'La próxima revisión está atrasada.',
  sectionLapsed: 'Ha cambiado desde la revisión médica del {date}: esa revisión ya no es válida.',
  sectionOverdue: 'La próxima revisión médica debía hacerse el {date} y está atrasada.',
  reviewOfSource: 'Se revisó el texto en {language}.',
  noSources: 'Esta página todavía no indica fuentes.',
  citeTitle: 'Citar esta página',
  cite: '«{title}». {product}, revisión {revision}. Última actualización: {date}. {url}',
  citeRead: 'Consultado el {day}.',
  citeHint: 'Añade el día en que la consultaste.',
  citeCopy: 'Copiar',
  citeCopied: 'Copiado',
  citeNotCopied: 'El navegador no lo ha permitido. El texto queda seleccionado: cópialo desde ahí.',
  emptySection: 'Aquí todavía no hay nada escrito.',
  notFoundTitle: 'Condición no encontrada',
  notFoundText: 'La condición que buscas no existe.',
};

export const card: typeof en.card = {
  moreTags: { one: '+{count} más', many: '+{count} más', other: '+{count} más' },
  tags: 'Temas',
  matches: 'Coincide con «{name}»',
  matchesIn: 'Coincide con «{name}» ({language})',
  updated: 'Actualizado',
  recentlyUpdated: 'Actualizado recientemente',
};

export const fallback: typeof en.fallback = {
  whole: 'Esta página aún no está traducida. Se muestra en {language}.',
  page: 'La mayor parte de esta página aún no está traducida. Se muestra en {language}.',
  section: 'Esta parte aún no está traducida. Se muestra en {language}.',
  some: 'Algunos de estos textos aún no están traducidos. Se muestran en {language}.',
};

export const stale: typeof en.stale = {
  madeFrom: 'Esta traducción se hizo a partir de la versión del {date}.',
  changed: 'Partes que han cambiado desde entonces en {language}: {parts}.',
  changedSomewhere: 'La página en {language} ha cambiado desde que se tradujo.',
  readPage: 'Leer la página en {language}',
  section: 'Esta parte ha cambiado en {language} desde que se tradujo.',
  partly: 'Esta parte solo está traducida en parte: {done} de {all}.',
  readPart: 'Leerla en {language}',
};

export const feed: typeof en.feed = {
  title: '{product}: condiciones nuevas y actualizadas',
  description: 'Condiciones que se han añadido o modificado, las más recientes primero.',
};
