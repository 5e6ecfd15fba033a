import type * as en from './en.ts';

export const mail: typeof en.mail = {
  direction: 'ltr',
  greeting: 'Hola:',
  hint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  resetSubject: 'Elige una contraseña nueva para {product}',
  resetReason: 'Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta de {product}.',
  resetAction: 'Elegir una contraseña nueva',
  resetTerms:
    'El enlace sirve una sola vez y durante una hora. Al cambiar la contraseña se cerrarán todas tus sesiones.',
  resetIgnore: 'Si no has sido tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
  verifySubject: 'Confirma tu dirección de correo para {product}',
  verifyReason:
    'Se ha creado una cuenta de {product} con esta dirección de correo. Confirma que la dirección es tuya, por favor.',
  verifyAction: 'Confirmar la dirección',
  verifyTerms: 'El enlace sirve una sola vez y durante dos días.',
  verifyIgnore: 'Si no has creado esta cuenta, no hace falta que hagas nada.',
  changedSubject: 'Se ha cambiado tu contraseña de {product}',
  changedReason: 'Se acaba de cambiar la contraseña de tu cuenta de {product} y se han cerrado todas tus sesiones.',
  changedIgnore: 'Si has sido tú, no hace falta que hagas nada.',
  changedAlarm: 'Si no has sido tú, otra persona ha entrado en tu cuenta. Elige cuanto antes una contraseña nueva:',
  factorSubject: 'Tu cuenta de {product} ya no pide un código',
  factorReason: 'Se acaba de quitar el segundo factor de tu cuenta de {product}: para entrar basta la contraseña.',
  factorIgnore: 'Si lo has hecho tú o se lo has pedido a una persona administradora, no hace falta que hagas nada.',
  addressSubject: 'Se ha cambiado la dirección de correo de tu cuenta de {product}',
  addressReason: 'Tu cuenta de {product} tiene ahora otra dirección de correo y se han cerrado todas sus sesiones.',
  addressAlarm: 'Si no has sido tú, otra persona ha entrado en tu cuenta. Escríbenos cuanto antes:',
  addressAction: 'Cómo contactar con nosotros',
  guestAskedSubject: 'Una pregunta sobre lo que se envió a {product}',
  guestAskedReason:
    'Se envió un texto a {product} con esta dirección de correo. Quien lo revisa tiene una pregunta o pide cambios.',
  guestAskedAction: 'Leer y responder',
  guestPublishedSubject: 'Lo que se envió a {product} está publicado',
  guestPublishedReason:
    'Un texto que se envió a {product} con esta dirección de correo se ha revisado y está publicado.',
  guestPublishedAction: 'Abrir la página',
  guestRejectedSubject: 'Lo que se envió a {product} no se ha aceptado',
  guestRejectedReason:
    'Un texto que se envió a {product} con esta dirección de correo se ha revisado y no se va a publicar. El motivo queda guardado para ti.',
  guestRejectedAction: 'Leer el motivo',
  guestTerms:
    'Inicia sesión con una cuenta que tenga esta dirección de correo, o crea una, y confirma la dirección. Entonces verás en tu perfil lo que se envió con ella.',
  guestIgnore: 'Si no enviaste nada, no hace falta que hagas nada.',
};
