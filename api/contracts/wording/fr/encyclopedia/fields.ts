import type * as en from '../../en/encyclopedia/fields.ts';

export const fields: typeof en.fields = {
  name: 'Nom',
  summary: 'Résumé',
  overview: 'Présentation',
  symptoms: 'Symptômes',
  causes: 'Causes',
  treatments: 'Traitements',
  resources: 'Ressources',
  tags: 'Mots-clés',
  sources: 'Sources',
};
