import type * as en from '../../en/moderation/messages.ts';

export const preparedMessages: typeof en.preparedMessages = {
  now: 'Acabo de leer lo que escribiste y me preocupas. ¿Estás a salvo en este momento? Si corres peligro, llama por favor al número de emergencias de donde estés o a alguien que pueda estar contigo ahora. Hay personas que escuchan por teléfono o por chat, muchas de día y de noche: las encuentras, con sus horarios, en nuestra página «Líneas de ayuda». Soy parte del voluntariado y no puedo sustituirlas, pero te he leído y nos importas.',
  read: 'Gracias por escribir con tanta franqueza. Parece que llevas mucho peso encima, y siento que sea tan duro. ¿Estás pensando en quitarte la vida? Puedes decírmelo tal como es. A muchas personas les ayuda hablar con alguien formado para esto: nuestra página «Líneas de ayuda» tiene números y chats por país. ¿Hay alguien cerca a quien podrías contárselo hoy?',
  aboutSomebody:
    'Te preocupa alguien, y es bueno que no te lo guardes. Puedes preguntarle directamente si piensa en el suicidio: preguntar no le mete la idea en la cabeza a nadie. Si está en peligro ahora, llama al número de emergencias de donde esté. Las personas de nuestra página «Líneas de ayuda» orientan también a quienes se preocupan. Cuídate tú también.',
  membersOnly:
    'Lo que escribiste estaba abierto a todo el mundo, y los buscadores pueden encontrarlo. Si quieres, tu tema puede ser solo para miembros: las respuestas se quedan y quienes te ayudan aquí lo siguen viendo. Tus palabras no cambian en nada. Dime si lo prefieres así.',
  keptForMembers:
    'Tu tema estaba abierto a todo el mundo y los buscadores podían encontrarlo. Para proteger a quienes escriben en él, ahora es solo para miembros: las respuestas se quedan y quienes ayudan aquí lo siguen viendo. Tus palabras no han cambiado en nada, y no has hecho nada malo.',
  method:
    'He ocultado una parte de lo que se dijo porque describía en detalle cómo alguien puede hacerse daño, y eso puede poner en riesgo a otras personas que leen aquí. Lo que sientes tiene su sitio aquí. Puedes volver a escribirlo sin esos detalles.',
  dose: 'He ocultado un texto que decía a alguien cuánto tomar de un medicamento. Lo que ayudó a una persona puede dañar a otra. Puedes contar tu propia experiencia; para cambiar una dosis, pregunta por favor en la consulta o en la farmacia.',
  away: 'Soy parte del voluntariado y ahora tengo que irme. Puede que durante unas horas no haya nadie aquí, así que por favor no esperes nuestra respuesta. Nuestra página «Líneas de ayuda» dice cuándo está abierta cada línea, y en caso de peligro está el número de emergencias de donde estés.',
};
