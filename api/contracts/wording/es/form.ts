import type * as en from '../en/form.ts';

export const form: typeof en.form = {
  show: 'Mostrar',
  showPassword: 'Mostrar la contraseña',
  hide: 'Ocultar',
  hidePassword: 'Ocultar la contraseña',
  shown: 'La contraseña está visible',
  hidden: 'La contraseña está oculta',
  error: 'Error:',
  restored: 'Ha vuelto lo que empezaste a escribir aquí.',
  notKept: 'Este navegador no guarda ningún borrador.',
  signedOut: 'Tu sesión ha terminado. Vuelve a iniciar sesión y tu texto estará aquí de nuevo.',
  signIn: 'Iniciar sesión',
};
