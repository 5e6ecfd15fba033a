import type * as en from '../en/mail.ts';

export const mail: typeof en.mail = {
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
  guestReceivedSubject: 'Hemos recibido lo que se envió a {product}',
  guestReceivedReason: 'Se envió un texto a {product} con esta dirección de correo. Espera a que alguien lo revise.',
  guestReceivedAction: 'Ver en qué punto está',
  guestConfirm:
    'Al abrir el enlace también confirmas que esta dirección es tuya: desde ese momento te escribimos cuando haya novedades. Hasta entonces enviamos a esta dirección como máximo un mensaje así al día, y su enlace lleva a todo lo que se envió con ella ese día.',
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
    'El enlace abre lo que se envió con esta dirección, sin necesidad de cuenta. Guarda este correo y no compartas el enlace. Ahí puedes responder o retirarlo.',
  guestIgnore: 'Si no enviaste nada, no hace falta que hagas nada.',
  newReplies: {
    one: '{count} respuesta nueva',
    many: '{count} de respuestas nuevas',
    other: '{count} respuestas nuevas',
  },
  news: {
    contribution_changes_requested: {
      subject: 'Una pregunta sobre lo que enviaste',
      text: 'Quien revisa lo que enviaste a {product} tiene una pregunta o pide cambios. Seguirá adelante en cuanto respondas.',
    },
    contribution_answered: {
      subject: 'Ha llegado la respuesta que pediste',
      text: 'Quien escribió un texto que revisas en {product} te ha respondido. Vuelve a estar en tus manos.',
    },
    thread_answered: {
      subject: 'Alguien te ha respondido',
      text: 'Alguien ha respondido en una conversación de {product} en la que participas.',
      more: {
        one: 'Hay {count} respuesta nueva en una conversación de {product} en la que participas.',
        many: 'Hay {count} de respuestas nuevas en una conversación de {product} en la que participas.',
        other: 'Hay {count} respuestas nuevas en una conversación de {product} en la que participas.',
      },
    },
    post_answered: {
      subject: 'Alguien te ha respondido',
      text: 'Alguien te ha respondido en el foro de {product}.',
      more: {
        one: 'Hay {count} respuesta nueva para ti en el foro de {product}.',
        many: 'Hay {count} de respuestas nuevas para ti en un tema del foro de {product}.',
        other: 'Hay {count} respuestas nuevas para ti en un tema del foro de {product}.',
      },
    },
    post_mentioned: {
      subject: 'Alguien te ha mencionado',
      text: 'Alguien te ha mencionado en el foro de {product}.',
    },
    members_post_answered: {
      subject: 'Alguien te ha respondido',
      text: 'Alguien te ha respondido en un tema solo para miembros de {product}. Puedes leerlo después de iniciar sesión.',
      more: {
        one: 'Hay {count} respuesta nueva para ti en un tema solo para miembros de {product}. Puedes leerla después de iniciar sesión.',
        many: 'Hay {count} de respuestas nuevas para ti en un tema solo para miembros de {product}. Puedes leerlas después de iniciar sesión.',
        other:
          'Hay {count} respuestas nuevas para ti en un tema solo para miembros de {product}. Puedes leerlas después de iniciar sesión.',
      },
    },
    members_post_mentioned: {
      subject: 'Alguien te ha mencionado',
      text: 'Alguien te ha mencionado en un tema solo para miembros de {product}. Puedes leerlo después de iniciar sesión.',
    },
    contribution_approved: {
      subject: 'Lo que enviaste está aprobado',
      text: 'Un texto que enviaste a {product} se ha revisado y está aprobado. Se publicará pronto.',
    },
    contribution_rejected: {
      subject: 'Lo que enviaste no se ha aceptado',
      text: 'Un texto que enviaste a {product} se ha revisado y no se va a publicar.',
    },
    contribution_published: {
      subject: 'Lo que enviaste está publicado',
      text: 'Un texto que enviaste a {product} está publicado. Gracias.',
    },
    contribution_not_published: {
      subject: 'Un texto no se pudo publicar en su fecha',
      text: 'Un texto de {product} debía publicarse ahora y no ha sido posible. Sigue aprobado.',
    },
    contribution_removal_approved: {
      subject: 'Se ha aprobado retirar una página',
      text: 'Se ha aprobado retirar la página que propusiste en {product}. Se hará pronto.',
    },
    contribution_removed: {
      subject: 'La página está retirada',
      text: 'Se ha hecho lo que propusiste en {product}: la página está retirada.',
    },
    sign_off_lapsed: {
      subject: 'Una revisión médica tuya ya no vale',
      text: 'Una página de {product} que firmaste ha cambiado desde entonces. Tu revisión médica no vale hasta que alguien vuelva a firmarla.',
    },
    watched_changed: {
      subject: 'Ha cambiado una página que sigues',
      text: 'Ha cambiado una página de {product} que sigues.',
    },
    watched_removed: {
      subject: 'Se ha retirado una página que sigues',
      text: 'Se ha retirado una página de {product} que sigues.',
    },
    watched_protected: {
      subject: 'Una página que sigues está protegida',
      text: 'A partir de ahora, una página de {product} que sigues solo admite propuestas de colaboradores de confianza.',
    },
    watched_unprotected: {
      subject: 'Una página que sigues ya no está protegida',
      text: 'Una página de {product} que sigues vuelve a admitir propuestas de todo el mundo.',
    },
    page_corrected: {
      subject: 'Se ha corregido una página que guardas',
      text: 'Una página de {product} que guardas o sigues se ha corregido por razones médicas.',
    },
    page_withdrawn: {
      subject: 'Se ha retirado una página que guardabas',
      text: 'Una página de {product} que guardabas o seguías se ha retirado por razones médicas.',
    },
    correction_restated: {
      subject: 'Se ha rectificado una corrección',
      text: 'Lo que te dijimos sobre una corrección en {product} no era exacto. Lee lo que es correcto ahora.',
    },
    learned_changed: {
      subject: 'Algo que aprendiste ha cambiado',
      text: 'Una página de {product} en la que se basa uno de tus itinerarios ha cambiado desde que la estudiaste.',
    },
    learned_undone: {
      subject: 'Se ha deshecho un cambio en algo que aprendiste',
      text: 'Una página de {product} en la que se basa uno de tus itinerarios vuelve a decir lo que aprendiste.',
    },
    path_corrected: {
      subject: 'Un itinerario se ha puesto al día',
      text: 'Un itinerario de {product} se ha puesto al día desde que completaste uno de sus módulos.',
    },
    post_moderated: {
      subject: 'Una decisión sobre lo que escribió',
      text: 'Desde moderación se ha decidido sobre algo que usted escribió en {product}. En su perfil, en «Moderación», puede pedir que otra persona lo revise.',
    },
    post_hidden_by_reports: {
      subject: 'Lo que escribió está oculto por ahora',
      text: 'Varios miembros han denunciado algo que usted escribió en {product}. Está oculto hasta que alguien de moderación lo revise.',
    },
    post_warned: {
      subject: 'Se le pide que escriba de otro modo',
      text: 'Desde moderación se le pide que escriba de otro modo en {product}. No se ha retirado nada.',
    },
    moderation_message: {
      subject: 'El equipo de moderación le ha escrito',
      text: 'El equipo de moderación le ha escrito en privado en {product}. Encontrará el mensaje en su perfil, en «Moderación».',
    },
    account_suspended: {
      subject: 'Durante un tiempo no puede escribir',
      text: 'Durante un tiempo puede leer en {product}, pero no escribir lo que otros ven. Su perfil dice hasta cuándo. Allí, en «Moderación», puede pedir que otra persona lo revise.',
    },
    suspension_lifted: {
      subject: 'Ya puede volver a escribir',
      text: 'Su cuenta en {product} ya no está suspendida: puede volver a escribir.',
    },
    report_resolved: {
      subject: 'Se ha actuado tras su denuncia',
      text: 'Usted denunció algo en {product}. Se ha actuado. Gracias.',
    },
    report_rejected: {
      subject: 'Su denuncia se ha revisado',
      text: 'Usted denunció algo en {product}. Se ha revisado y se queda como está. Gracias por estar pendiente.',
    },
    appeal_upheld: {
      subject: 'Una decisión se mantiene',
      text: 'Otra persona ha vuelto a revisar una decisión sobre lo que usted escribió en {product}. Se mantiene.',
    },
    appeal_overturned: {
      subject: 'Una decisión queda anulada',
      text: 'Otra persona ha vuelto a revisar una decisión sobre lo que usted escribió en {product}. Queda anulada.',
    },
  },
  digest: {
    subject: 'Mensajes nuevos en temas que sigues',
    text: 'Se ha escrito en temas del foro de {product} que sigues.',
    posts: { one: '{count} mensaje nuevo', many: '{count} de mensajes nuevos', other: '{count} mensajes nuevos' },
    warned: 'Aviso de contenido: {warning}',
    action: 'Ver los temas que sigues',
  },
  quoted: '«{title}»',
  newsAction: 'Leer más',
  stopReason: 'Recibes este correo porque en tu cuenta están activados los correos sobre {topic}.',
  stopAction: 'No recibir más correos sobre {topic}',
  topics: {
    questions: 'preguntas acerca de lo que enviaste',
    decisions: 'decisiones acerca de lo que enviaste',
    answers: 'respuestas dirigidas a ti',
    lapses: 'revisiones médicas que ya no valen',
    watched: 'páginas que sigues',
    corrections: 'correcciones de páginas que guardas',
    digest: 'lo que se escribe en temas que sigues',
    learned: 'lo que ha cambiado desde que lo aprendiste',
    moderation: 'las decisiones de moderación',
  },
};
