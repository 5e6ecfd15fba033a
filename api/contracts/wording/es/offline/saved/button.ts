import type * as en from '../../../en/offline/saved/button.ts';

export const saveButton: typeof en.saveButton = {
  save: 'Guardar sin conexión',
  saved: 'Guardado sin conexión',
  loading: 'Un momento…',
  failed: 'No se ha guardado: no hay conexión.',
  list: 'Guardado sin conexión',
};
