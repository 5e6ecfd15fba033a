import type * as en from '../../en/learning/certificate.ts';

export const certificate: typeof en.certificate = {
  title: 'Certificado',
  description: 'Lo que dice un certificado de Common Ground, para verlo y comprobarlo con su código.',
  noScript:
    'Esta página necesita JavaScript, porque pide el certificado que indica su dirección. Quien tenga el código también puede pedirlo a la API documentada.',
  loading: 'Cargando el certificado...',
  failed: 'No se ha podido cargar el certificado.',
  tryAgain: 'Intentar de nuevo',
  missing: 'No hay ningún certificado con este código.',
  missingText:
    'Comprueba el código, también las mayúsculas y minúsculas. Cada certificado tiene uno, y es la última parte de su dirección.',
  code: 'Código',
  look: 'Buscarlo',
  looking: 'Buscando...',
  of: 'Certificado de finalización',
  completed: 'ha completado el itinerario de aprendizaje',
  completedUnnamed: 'Alguien que aprende con Common Ground ha completado el itinerario de aprendizaje',
  on: 'Completado el {date}',
  edition: 'Edición {edition} del itinerario',
  modules: {
    one: 'con su único módulo obligatorio',
    many: 'con sus {count} módulos obligatorios y al menos el 70 % de cada cuestionario',
    other: 'con sus {count} módulos obligatorios y al menos el 70 % de cada cuestionario',
  },
  valid: 'Este certificado es válido. Se emitió aquí, el {date}.',
  revoked: 'Este certificado se revocó el {date}. Ya no cuenta.',
  notice:
    'Dice que se ha completado un itinerario de aprendizaje. No es un título profesional ni una formación médica.',
  yours: 'Tu certificado',
  nameLabel: 'Nombre en el certificado',
  nameHint: 'Como quieres que te nombren. Lo ve quien tenga el código. Si lo dejas vacío, no se muestra ningún nombre.',
  save: 'Guardar el nombre',
  saving: 'Guardando...',
  saved: 'El nombre se ha guardado.',
  saveFailed: 'No se ha podido guardar el nombre.',
  print: 'Imprimir',
  download: 'Descargar la credencial firmada (Open Badges 3.0)',
  aboutTitle: 'Qué significa «firmada»',
  about:
    'La credencial es un archivo con la misma declaración y una firma digital. Quien tenga el archivo puede comprobar, con cualquier herramienta para Open Badges 3.0 y sin preguntar a este sitio, que no se ha cambiado ni una palabra desde entonces. El archivo nombra también una lista de certificados revocados, que la herramienta pide a este sitio.',
  unknownTitle: 'Si una herramienta dice «emisor desconocido»',
  unknown:
    'La firma muestra que el archivo viene de quien tiene una clave determinada. De quién es esa clave, la herramienta solo lo sabe si su fabricante ha puesto este sitio en una lista de emisores. «Emisor desconocido» significa que no está en esa lista. No significa que el archivo sea falso: compara la clave del archivo con la que nombra {issuer}.',
  issuer: 'el perfil de este sitio',
};
