import type * as en from './en.ts';

export const care: typeof en.care = {
  title: 'Antes de enviar',
  crisis: {
    title: 'Nadie tiene que cargar con esto a solas',
    text: 'Tu texto habla de no querer vivir o de hacerse daño. Si se trata de ti o de alguien cercano, hay personas que escuchan, ahora mismo y sin juzgar.',
    notWatched:
      'Nadie vigila este foro a todas horas: pueden pasar horas hasta que alguien de aquí lea lo que escribes. Las líneas de ayuda responden antes.',
  },
  medicineDose: {
    title: 'Un medicamento y una dosis',
    text: 'Lo que a una persona le va bien puede dañar a otra. Lo que se escribe aquí no es consejo médico: antes de empezar, cambiar o dejar un medicamento, se pregunta en la consulta o en la farmacia.',
  },
  personalData: {
    title: 'Un dato personal',
    text: 'Esto parece una dirección, un número o una fecha que dice quién es alguien.',
    everyone: 'Cualquiera puede leer tu texto, y los buscadores pueden encontrarlo.',
    members: 'Todas las personas registradas pueden leer tu texto.',
  },
  unsent: 'Todavía no se ha enviado nada. Tu texto solo se ha mirado en tu navegador.',
  sendAnyway: 'Enviar de todos modos',
  goBack: 'Volver al texto',
  lines: {
    region: 'Líneas de ayuda para',
    international: 'Todos los países',
    emergency: 'Si hay peligro ahora mismo: llama al {number}.',
    emergencyElse: 'Si hay peligro ahora mismo: llama al número de emergencias de donde estés.',
    call: 'Llamar al {number}',
    chat: 'Escribir o chatear',
    web: 'Sitio web',
    languages: 'Idiomas: {languages}',
    source: 'Fuente',
    checked: 'Llamamos el {date}',
    all: 'Todas las líneas de ayuda',
    loading: 'Buscando líneas de ayuda…',
    failed: 'No se han podido cargar las líneas de ayuda. También están en la página «Líneas de ayuda».',
  },
};
