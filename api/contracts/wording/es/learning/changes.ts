import type { changes as en } from '../../en/learning/changes.ts';
import { sections } from '../encyclopedia/sections.ts';

export const changes: typeof en = {
  title: 'Ha cambiado desde que terminaste',
  intro: 'Lo que conseguiste sigue siendo tuyo. Estas páginas de la enciclopedia dicen ahora algo distinto:',
  changed: '«{title}»: {sections}',
  takenDown: '«{title}»: retirada',
  gone: 'página retirada',
  open: 'El equipo de edición está comprobando si hay que cambiar este módulo.',
  corrected: 'Este módulo se puso al día: {date}.',
  held: 'El equipo de edición lo ha comprobado: lo que dice este módulo sigue siendo válido.',
  sections,
};
