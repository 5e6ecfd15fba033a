import type * as en from '../../en/encyclopedia/sections.ts';

export const sections: typeof en.sections = {
  name: 'Nom',
  summary: 'Résumé',
  aliases: 'Autres noms',
  overview: 'Vue d’ensemble',
  symptoms: 'Symptômes fréquents',
  causes: 'Causes et facteurs de risque',
  treatments: 'Traitements possibles',
  resources: 'Ressources et soutien',
  tags: 'Sujets liés',
  sources: 'Sources',
};
