import type * as en from '../../en/moderation/crisis.ts';

export const crisis: typeof en.crisis = {
  emergency: {
    title: 'Esto puede ser una emergencia',
    call: 'Llama a una ambulancia.',
    text: 'Di dónde estás y qué ha pasado. Di si la persona está despierta y si respira. No cuelgues.',
    more: 'Si no puedes llamar, pídeselo a alguien que esté cerca. No esperes una respuesta aquí.',
  },
  poison: {
    title: 'Esto puede ser una intoxicación',
    call: 'Si la persona no despierta, tiene convulsiones o no respira bien, llama a una ambulancia.',
    text: 'Di qué ha tomado, cuánto y cuándo. Ten el envase a mano. No provoques el vómito.',
    lines: 'Si está despierta y respira bien, llama a un centro de toxicología. No esperes a que haya síntomas:',
    noLines:
      'No conocemos ningún centro de toxicología allí. Llama al número de emergencias, aunque todavía no haya síntomas.',
  },
  suicide: {
    title: 'Nadie tiene que cargar con esto a solas',
    call: 'Si hay peligro ahora mismo, o si ya se ha tomado o hecho algo, llama a este número.',
    text: 'Este asistente es un conjunto de reglas y no puede ayudar con esto. Las personas, sí. Escuchan sin juzgar, a ti o a quien se preocupa por otra persona.',
    lines: 'Puedes llamar o escribir a:',
    noLines: 'No conocemos ninguna línea de ayuda allí.',
  },
  violence: {
    title: 'Nadie tiene que vivir con violencia',
    call: 'Si hay peligro ahora mismo, llama a este número.',
    text: 'Puedes pedir ayuda para ti, para otra persona o porque temes hacer daño a alguien. No hacen falta pruebas ni certeza.',
    lines: 'Estas líneas saben de violencia:',
    noLines: 'No conocemos ninguna línea contra la violencia allí.',
    device:
      'Si alguien puede mirar este dispositivo: el botón borra este chat y abre otro sitio web. Las páginas que visitaste siguen en el historial del navegador hasta que las borres.',
    leave: 'Salir de esta página',
  },
  maybe: {
    emergency: 'Si alguien no despierta, no respira bien o está malherido, llama a una ambulancia:',
    poison: 'Si alguien ha tomado demasiado o algo dañino, no esperes a que haya síntomas:',
    suicide: 'Si tú o alguien cercano piensa en morir, hay personas que escuchan:',
    violence: 'Si alguien te hace daño o te amenaza, a ti o a otra persona, hay ayuda:',
  },
  missed: 'Si alguien está en peligro o si quieres hablar con una persona:',
  medicine:
    'Este asistente no responde preguntas sobre medicamentos ni dosis. Si se ha tomado demasiado o algo equivocado, no esperes a que haya síntomas: llama a un centro de toxicología o al número de emergencias.',
};
