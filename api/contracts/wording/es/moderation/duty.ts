import type * as en from '../../en/moderation/duty.ts';

export const duty: typeof en.duty = {
  on: 'Ahora hay alguien de moderación de guardia.',
  until: 'Ahora hay alguien de moderación de guardia, hasta el {day} a las {time}.',
  off: 'Ahora no hay nadie de moderación de guardia.',
  from: 'Ahora no hay nadie de moderación de guardia. Volverá a haber alguien el {day} a partir de las {time}.',
  sooner: {
    on: 'Aun así, puede pasar un rato hasta que alguien lea tu texto. Las líneas de ayuda que están abiertas responden antes.',
    off: 'Pueden pasar horas hasta que alguien de aquí lea tu texto. Las líneas de ayuda que están abiertas responden antes.',
  },
};
