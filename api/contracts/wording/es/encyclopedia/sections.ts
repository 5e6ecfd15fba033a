import type * as en from '../../en/encyclopedia/sections.ts';

export const sections: typeof en.sections = {
  name: 'Nombre',
  summary: 'Resumen',
  aliases: 'Otros nombres',
  overview: 'Descripción general',
  symptoms: 'Síntomas frecuentes',
  causes: 'Causas y factores de riesgo',
  treatments: 'Opciones de tratamiento',
  resources: 'Recursos y apoyo',
  tags: 'Temas relacionados',
  sources: 'Fuentes',
};
