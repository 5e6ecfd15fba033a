import type * as en from '../../en/encyclopedia/fields.ts';

export const fields: typeof en.fields = {
  name: 'Nombre',
  summary: 'Resumen',
  overview: 'Descripción general',
  symptoms: 'Síntomas',
  causes: 'Causas',
  treatments: 'Tratamientos',
  resources: 'Recursos',
  tags: 'Etiquetas',
  sources: 'Fuentes',
};
