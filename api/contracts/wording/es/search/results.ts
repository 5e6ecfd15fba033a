import type * as en from '../../en/search/results.ts';

export const searchResults: typeof en.searchResults = {
  corrected: 'Resultados para {term}.',
  searchInstead: 'Buscar {term} en su lugar',
  notStored: 'No está guardada en este dispositivo',
  noPage: 'Aún no tenemos una página sobre {term}',
  noPageOnThis: 'Aún no tenemos una página sobre esto',
  near: 'Estas páginas lo mencionan',
  propose: 'Proponer una página sobre {term}',
  proposeThis: 'Proponer una página',
  counted: 'Contamos las palabras, no quién las buscó.',
  meanwhile: 'Dónde buscar mientras tanto',
  helpLines: 'Líneas de ayuda: hablar con una persona',
  sources: [
    { name: 'MedlinePlus en español', href: 'https://medlineplus.gov/spanish/' },
    { name: 'Organización Panamericana de la Salud', href: 'https://www.paho.org/es/temas' },
    { name: 'Organización Mundial de la Salud', href: 'https://www.who.int/es/health-topics' },
  ],
  otherPages: 'En otras partes de este sitio',
  otherFailed: 'No se pudieron buscar las demás páginas de este sitio.',
  learning: 'Aprendizaje',
  forum: 'Foro',
  site: 'Sobre este sitio',
};
