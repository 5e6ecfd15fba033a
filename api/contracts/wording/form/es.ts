import type * as en from './en.ts';

export const form: typeof en.form = {
  show: 'Mostrar',
  showPassword: 'Mostrar la contraseña',
  hide: 'Ocultar',
  hidePassword: 'Ocultar la contraseña',
  shown: 'La contraseña está visible',
  hidden: 'La contraseña está oculta',
  error: 'Error:',
};
