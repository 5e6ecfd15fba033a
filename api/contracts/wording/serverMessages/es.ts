import type { ServerMessages } from './en.ts';

export const serverMessages: ServerMessages = {
  aboutField: '{field}: {message}',
  whole: {
    wrongCredentials: 'El correo electrónico o la contraseña no son correctos',
    wrongPassword: 'La contraseña actual no es correcta',
    lastAdmin: 'Eres la única persona que administra el sitio. Da antes este rol a otra persona.',
    nameTaken: 'Este nombre de usuario o correo electrónico ya está en uso',
    passwordTooShort: 'La contraseña debe tener al menos {count} caracteres',
    usernameTooShort: 'El nombre de usuario debe tener al menos {count} caracteres',
    tooManyAttempts: 'Demasiados intentos. Espera un poco y vuelve a intentarlo.',
    tooManyRequests: 'Demasiadas solicitudes seguidas',
    signInRequired: 'Hay que iniciar sesión',
    accessDenied: 'Acceso denegado',
    userNotFound: 'No se encontró a esta persona',
    nothingToBookmark: 'No hay nada con este identificador que guardar',
    unavailable: 'No disponible por el momento',
    bodyTooLarge: 'Lo enviado es demasiado grande',
    wentWrong: 'Algo salió mal. Error {id}',
  },
  ofField: {
    required: 'es obligatorio',
    tooLong: 'puede tener como máximo {count} caracteres',
    tooMany: 'puede tener como máximo {count} entradas',
    noEmail: 'debe ser una dirección de correo',
    noUsername: 'puede contener letras, cifras, espacios, puntos, guiones y guiones bajos',
    noAddress: 'debe ser una dirección completa, como https://example.org',
  },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    username: 'Nombre de usuario',
    bio: 'Biografía',
    location: 'Ubicación',
    website: 'Sitio web',
    interests: 'Intereses',
  },
};
