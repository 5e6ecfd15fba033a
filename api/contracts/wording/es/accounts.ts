import type * as en from '../en/accounts.ts';
import { codeField } from './accounts/secondFactor.ts';

export const account: typeof en.account = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  confirmPassword: 'Confirmar la contraseña',
  username: 'Nombre de usuario',
  passwordHint:
    'Al menos {count} caracteres. Unas cuantas palabras sin relación entre sí son seguras y fáciles de recordar.',
  passwordsDiffer: 'Las contraseñas no coinciden',
  passwordTooShort: 'La contraseña debe tener al menos {count} caracteres',
  waitMinutes: {
    one: 'Podrás volver a intentarlo dentro de {count} minuto.',
    many: 'Podrás volver a intentarlo dentro de {count} de minutos.',
    other: 'Podrás volver a intentarlo dentro de {count} minutos.',
  },
  unreached: 'No pudimos conectar con el servicio',
  noScript:
    'Las cuentas necesitan JavaScript, que está desactivado en este navegador. Puedes leerlo todo aquí sin tener cuenta.',
  notKept:
    'Este navegador no guarda nada de este sitio, así que no puedes mantener la sesión. Puedes leer, buscar y proponer cambios sin cuenta. Para iniciar sesión, permite que el sitio guarde datos o libera espacio, e inténtalo de nuevo.',
  signedInAs: 'Has iniciado sesión como',
  goOn: 'Continuar donde estabas',
};

export const mailedLink: typeof en.mailedLink = {
  linkNotValid:
    'Este enlace ya no es válido. Puede que ya se haya usado, que sea demasiado antiguo o que no esté completo.',
  linkHint: 'Si copiaste el enlace, comprueba que no falte ninguna parte.',
};

export const login: typeof en.login = {
  title: 'Iniciar sesión',
  description: 'Inicia sesión para guardar marcadores, seguir rutas de aprendizaje y participar.',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión…',
  ...codeField,
  failed: 'No se pudo iniciar sesión. Inténtalo de nuevo.',
  shared: 'Este ordenador es compartido',
  sharedHint:
    'Cuando cierres la sesión, se borrará todo lo que este sitio guarda en este navegador: búsquedas, borradores y ajustes.',
  forgot: '¿Olvidaste tu contraseña?',
  noAccount: '¿Aún no tienes cuenta?',
  toRegister: 'Crear una cuenta',
  passwordChanged: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
  signedOut: 'Se ha cerrado tu sesión.',
};

export const register: typeof en.register = {
  title: 'Crear una cuenta',
  description: 'Con una cuenta puedes guardar marcadores, seguir rutas de aprendizaje y participar.',
  submit: 'Crear cuenta',
  busy: 'Creando tu cuenta…',
  failed: 'No se pudo crear la cuenta. Inténtalo de nuevo.',
  usernameHint: 'Al menos {count} caracteres. Las demás personas verán este nombre.',
  emailHint: 'Solo para iniciar sesión y para los mensajes sobre tu cuenta. Nadie más lo ve.',
  usernameTooShort: 'El nombre de usuario debe tener al menos {count} caracteres',
  hasAccount: '¿Ya tienes cuenta?',
  toLogin: 'Iniciar sesión',
};

export const forgotPassword: typeof en.forgotPassword = {
  title: '¿Olvidaste tu contraseña?',
  text: 'Indica el correo electrónico de tu cuenta. Recibirás un enlace con el que podrás elegir una contraseña nueva.',
  submit: 'Enviarme un enlace',
  busy: 'Enviando…',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  sentTitle: 'Revisa tu correo',
  sent: 'Si hay una cuenta con esta dirección, le hemos enviado un enlace.',
  linkWorks: {
    one: 'El enlace funciona durante {count} hora. Si no llega nada, mira en la carpeta de correo no deseado.',
    many: 'El enlace funciona durante {count} de horas. Si no llega nada, mira en la carpeta de correo no deseado.',
    other: 'El enlace funciona durante {count} horas. Si no llega nada, mira en la carpeta de correo no deseado.',
  },
  another: 'Usar otra dirección',
  backToSignIn: 'Volver a iniciar sesión',
};

export const resetPassword: typeof en.resetPassword = {
  newPassword: 'Nueva contraseña',
  title: 'Elegir una contraseña nueva',
  text: 'Se cerrarán todas tus sesiones y podrás iniciar sesión con la contraseña nueva.',
  submit: 'Guardar la contraseña nueva',
  busy: 'Guardando…',
  failed: 'La contraseña no ha cambiado. Inténtalo de nuevo.',
  askAgain: 'Pedir un enlace nuevo',
};

export const verifyEmail: typeof en.verifyEmail = {
  title: 'Confirmar tu correo electrónico',
  text: 'Solo falta un paso: confirma que esta dirección es tuya.',
  submit: 'Confirmar mi dirección',
  busy: 'Confirmando…',
  failed: 'No se pudo confirmar tu dirección. Inténtalo de nuevo.',
  doneTitle: 'Tu correo electrónico está confirmado',
  done: 'Gracias. No tienes que hacer nada más.',
  sendAgain: 'Enviarme un enlace nuevo',
  sentAgain: 'Te hemos enviado un enlace nuevo.',
  signInFirst: 'Inicia sesión para recibir un enlace nuevo.',
};
