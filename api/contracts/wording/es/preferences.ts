export const settings = {
  title: 'Ajustes de accesibilidad',
  close: 'Cerrar',
  kept: 'Se guardan en este navegador, para todas las páginas y lenguas.',
  notKept: 'Este navegador no puede guardarlos: duran hasta que salgas de esta página.',
  presets: 'Combinaciones',
  preset: {
    lowVision: 'Baja visión',
    screenReader: 'Lector de pantalla',
    dyslexia: 'Dislexia',
    colorBlind: 'Daltonismo',
  },
  presetsHint: 'Una combinación activa varios ajustes a la vez. Púlsala de nuevo para quitarlos.',
  sizes: 'Tamaños',
  seeing: 'Ver',
  moving: 'Teclado y movimiento',
  hearing: 'Lectura en voz alta y lectores de pantalla',
  reset: 'Restablecer',
  wasReset: 'Todos los ajustes están como al principio.',
  byDevice: 'Tu dispositivo lo pide, así que está activado.',
  about: 'Sobre estos ajustes y lo que ya ofrece tu navegador',
  pixels: '{value} px',
  percent: '{value} %',
};

export const items = {
  fontSize: {
    name: 'Tamaño de letra',
    text: 'Hace todo el texto más pequeño o más grande.',
    own: 'En tu navegador: el tamaño de texto de sus ajustes vale para todos los sitios.',
  },
  magnification: {
    name: 'Ampliación',
    text: 'Lo hace todo más pequeño o más grande, también imágenes y botones. Las líneas siguen cabiendo en la pantalla.',
    own: 'En tu navegador: Ctrl y + (en un Mac, Cmd y +), o dos dedos en una pantalla táctil.',
  },
  highContrast: {
    name: 'Alto contraste',
    text: 'Negro sobre blanco, o blanco sobre negro en el tema oscuro, con líneas fuertes.',
    own: 'En tu dispositivo: contraste alto o aumentado; este sitio lo sigue por sí solo.',
  },
  colorBlindFriendly: {
    name: 'Apto para daltonismo',
    text: 'Azul y naranja en lugar de verde y rojo, y un dibujo para cada categoría.',
    own: 'En tu dispositivo: los filtros de color cambian toda la pantalla.',
  },
  dyslexiaFont: {
    name: 'Letra para dislexia',
    text: 'La letra OpenDyslexic, con más espacio entre letras, palabras y líneas. Solo tiene letras latinas: el texto árabe recibe más espacio entre líneas.',
    own: 'En tu navegador: su vista de lectura suele ofrecer otras letras y espacios.',
  },
  reducedMotion: {
    name: 'Menos movimiento',
    text: 'Nada en este sitio se mueve, se desvanece ni se desliza.',
    own: 'En tu dispositivo: reducir el movimiento o quitar las animaciones; este sitio lo sigue por sí solo.',
  },
  focusIndicator: {
    name: 'Indicador de foco',
    text: 'Un anillo doble y grueso alrededor del enlace, botón o campo en el que estás, también después de un clic.',
    own: 'Algunos navegadores saben resaltar el elemento enfocado: búscalo en sus ajustes de accesibilidad.',
  },
  keyboardNavigation: {
    name: 'Navegación con teclado',
    text: 'Añade teclas: ? muestra todas las teclas, / va a la búsqueda, N y P van al título siguiente y al anterior. Todo lo demás funciona con el teclado en cualquier caso.',
    own: 'En tu navegador: F7 permite recorrer el texto con las flechas.',
  },
  textToSpeech: {
    name: 'Texto a voz',
    text: 'Una barra que lee la sección en la que estás, y los mensajes nuevos cuando aparecen, con una voz de tu dispositivo.',
    own: 'En tu navegador o dispositivo: leer en voz alta, o leer la selección.',
  },
  screenReader: {
    name: 'Lector de pantalla',
    text: 'Para quien usa uno: los mensajes se quedan hasta que los cierras, y este sitio nunca habla por sí solo, para que no suenen dos voces a la vez.',
    own: 'Para un lector de pantalla no hace falta activar nada: cada página está hecha para él.',
  },
};

export const keys = {
  title: 'Teclas de este sitio',
  space: 'Espacio',
  list: {
    tab: 'Al enlace, botón o campo siguiente; con Mayús, al anterior',
    enter: 'Seguir un enlace o pulsar un botón',
    space: 'Pulsar un botón o marcar una casilla',
    escape: 'Cerrar lo que está abierto',
    f8: 'Al mensaje que acaba de aparecer',
    help: 'Esta lista',
    search: 'A la búsqueda',
    next: 'Al título siguiente',
    previous: 'Al título anterior',
  },
};

export const account = {
  name: 'Guardar estos ajustes con mi cuenta',
  text: 'Así te acompañan cuando inicias sesión en otro dispositivo. Si lo quitas, se quedan solo en este navegador y la cuenta los olvida.',
  notDone: 'No ha funcionado. Los ajustes siguen como están en este navegador. Inténtalo de nuevo.',
};
