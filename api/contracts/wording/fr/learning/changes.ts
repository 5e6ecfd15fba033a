import type { changes as en } from '../../en/learning/changes.ts';
import { sections } from '../encyclopedia/sections.ts';

export const changes: typeof en = {
  title: 'Ce qui a changé depuis que vous avez terminé',
  intro: 'Ce que vous avez obtenu vous reste acquis. Ces pages de l’encyclopédie disent désormais autre chose\u00a0:',
  changed: '«\u00a0{title}\u00a0»\u00a0: {sections}',
  takenDown: '«\u00a0{title}\u00a0»\u00a0: page retirée',
  gone: 'page retirée',
  open: 'L’équipe éditoriale vérifie si ce module doit changer.',
  corrected: 'Ce module a été mis à jour\u00a0: {date}.',
  held: 'L’équipe éditoriale a vérifié\u00a0: ce que dit ce module reste juste.',
  sections,
};
