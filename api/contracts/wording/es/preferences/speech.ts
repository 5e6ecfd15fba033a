export const speech = {
  title: 'Lectura en voz alta',
  read: 'Leer esta sección',
  pause: 'Pausa',
  goOn: 'Continuar',
  stop: 'Detener',
  noVoice:
    'Este dispositivo no tiene voz para esta lengua: {language}. Esa parte no se lee. Puedes añadir voces en los ajustes del dispositivo.',
  remote:
    'Para esta lengua ({language}) solo hay una voz en internet: lo que se lee se enviaría a quien hizo tu navegador. No se envía nada si no lo permites.',
  allow: 'Permitir voces en internet',
  blocked: 'Tu navegador solo deja hablar a una página después de pulsar algo. Pulsa «Leer esta sección».',
  lost: 'La voz ya no responde. Pulsa «Leer esta sección» para intentarlo de nuevo.',
  unsupported:
    'Este navegador no puede leer en voz alta. Quizá sí sus propias herramientas de lectura u otro navegador.',
};
