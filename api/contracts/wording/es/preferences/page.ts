export const page = {
  lede: 'Cada página de este sitio debe ser accesible tal como es. Estos ajustes son para tu gusto, además de eso, y tu navegador y tu dispositivo también ofrecen la mayoría, para todos los sitios.',
  open: 'Abrir los ajustes',
  noScript:
    'Sin JavaScript no se pueden cambiar los ajustes de este sitio. Los medios de tu navegador y tu dispositivo que aparecen abajo funcionan sin él, y en todos los sitios.',
  here: 'En este sitio',
  own: 'Tu propio medio',
  why: 'Por qué está aquí',
  doubtsTitle: 'Por qué hay ajustes',
  doubts: {
    advice:
      'Hay buenos consejos en contra de paneles como este: el manual de diseño del NHS, en el Reino Unido, pide a sus equipos que eviten estos complementos de accesibilidad, porque no reparan nada, a menudo estorban a los productos de apoyo y lo que hacen termina donde termina el sitio.',
    answer:
      'En casi todo estamos de acuerdo. Por eso nada de esto repara una página, nada se pone en marcha antes de que lo pidas y nada cambia lo que recibe un lector de pantalla. Ofrecemos ajustes porque muchas personas leen en un teléfono, en el ordenador de una biblioteca o en la tableta de la familia, cuyos ajustes no pueden cambiar o nunca han encontrado.',
    first:
      'Si puedes, ajusta primero tu navegador o tu dispositivo: así vale en todas partes. Lo que pide tu dispositivo ya se sigue aquí: claro u oscuro, más contraste, menos movimiento, texto más grande.',
  },
  limitsTitle: 'Lo que sabemos que no funciona',
  limits: {
    desk: 'Los ajustes valen en todas las páginas para lectores, no en el escritorio de edición.',
    voices:
      'La lectura en voz alta es tan buena como las voces de tu dispositivo. Algunos no tienen ninguna para el árabe u otras lenguas; la barra lo dice.',
    films: 'Los colores aptos para daltonismo no cambian las películas ni las imágenes.',
    old: 'Los navegadores anteriores a 2023 no guardan los ajustes.',
    arabic: 'No hay entre ellos una letra árabe, y las letras que se unen nunca se separan.',
  },
  statement: 'Declaración de accesibilidad',
};

export const whys = {
  fontSize: 'El tamaño del texto es lo que más se cambia, y en los teléfonos cuesta encontrarlo.',
  magnification: 'Para dispositivos sin zoom propio. Si el tuyo lo tiene, este hace menos falta.',
  highContrast:
    'El texto tiene aquí un contraste de 7 a 1 en cualquier caso; hay ojos que necesitan negro sobre blanco.',
  colorBlindFriendly: 'Aquí nada depende del color. Esto ayuda a distinguir antes las categorías.',
  dyslexiaFont:
    'A algunas personas les gusta. Los estudios no hallaron que las formas especiales de las letras den más rapidez ni menos errores; más espacio entre letras y palabras ayuda a algunos lectores. Es, pues, una preferencia, no un tratamiento.',
  reducedMotion: 'Aquí hay poco movimiento. Esto quita el resto, para quien se marea.',
  focusIndicator: 'El lugar del teclado siempre está marcado. Esto lo marca más.',
  keyboardNavigation:
    'Ir de título en título era hasta ahora cosa de lectores de pantalla. Las teclas están desactivadas hasta que las quieras, porque las teclas sueltas pueden estorbar al control por voz.',
  textToSpeech: 'Para quien entiende mejor escuchando y no tiene otra herramienta a mano. No es un lector de pantalla.',
  screenReader: 'Un sitio no puede ni debe averiguar si usas un lector de pantalla. Esto se lo dice, si quieres.',
};
