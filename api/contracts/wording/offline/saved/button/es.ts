import type * as en from './en.ts';

export const saveButton: typeof en.saveButton = {
  save: 'Guardar sin conexión',
  saved: 'Guardado sin conexión',
  loading: 'Un momento…',
  failed: 'No se ha guardado: no hay conexión.',
  list: 'Guardado sin conexión',
};
