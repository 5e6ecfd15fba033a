import type * as en from '../../en/accounts/secondFactor.ts';

export const secondFactor: typeof en.secondFactor = {
  title: 'Segundo factor',
  setUpTitle: 'Configurar un segundo factor',
  needed: 'Tu rol lo exige: a partir de ahora, para entrar hace falta un código además de la contraseña.',
  steps:
    'Abre una aplicación de autenticación, añade una cuenta y escanea este código QR o escribe la clave. Después, escribe el código que muestra la aplicación.',
  picture: 'La clave como código QR',
  key: 'Clave: {key}',
  turnOn: 'Activarlo',
  turningOn: 'Activando…',
  back: 'Volver',
  onTitle: 'Tu segundo factor está activado',
  recoveryText:
    'Guarda estos códigos de recuperación donde los encuentres sin el teléfono. Cada uno sirve una vez en lugar de un código. No se vuelven a mostrar.',
  recoveryCodes: 'Códigos de recuperación',
  goOn: 'Ya los he guardado',
  leaving: 'Un momento…',
  off: 'Desactivado. Con él, para entrar aquí y en el CMS hace falta un código de una aplicación de tu teléfono además de la contraseña.',
  on: 'Activado desde el {date}',
  codesLeft: 'Códigos de recuperación que quedan: {count}',
  setUp: 'Configurarlo',
  setUpAnew: 'Configurarlo de nuevo',
  anewText:
    'Para otro teléfono o para nuevos códigos de recuperación. Hasta que termines, sigue valiendo lo que tienes.',
  goOnSetUp: 'Continuar',
  checking: 'Comprobando…',
  turnOff: 'Desactivarlo',
  turnOffTitle: '¿Desactivar tu segundo factor?',
  turnOffText: 'Después, para entrar basta la contraseña.',
  turningOff: 'Desactivando…',
  failed: 'No se ha cambiado nada',
  outdated: 'Tu segundo factor se ha cambiado en otro sitio. Mira aquí su estado e inténtalo de nuevo.',
  done: 'Tu segundo factor está activado. Se ha cerrado tu sesión en todos los demás sitios.',
  ended: 'Tu segundo factor está desactivado.',
};

export const codeField: typeof en.codeField = {
  code: 'Código',
  codeHint: 'El de tu aplicación de autenticación o uno de tus códigos de recuperación.',
};
