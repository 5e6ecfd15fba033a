export const plainWords = `el la los las un una unos unas y e o u pero si de del en a al para por con sin sobre como
  es son soy eres somos ser estar esta este esto estos estas estoy estan fue ha he han has haber hay yo me mi mis tu
  te tus usted ustedes ella ellos ellas lo le les se su sus nos nuestro nuestra que cual cuales quien cuando donde
  porque cuanto cuanta puedo puede puedes podria debo debe no ni muy mas mucho tambien algo alguien algun alguna todo
  toda todos quiero quisiera necesito saber dime explica significa tengo tiene tener hago hacer gracias favor
  preguntar pregunta preguntas respuesta cambiar cambio poner usar uso buscar busco buscando encontrar encuentro ver
  leer escribir abrir empezar empiezo ir va voy van venir aprender aprendo entender entiendo explicar decir nuevo
  nueva año años edad mes meses sitio pagina paginas web informacion info tema olvide olvidado recordar recuerdo creo
  pienso pensar parece quizas quiza vez gustaria interesa interesado interesada posible poder manera forma tipo
  diferencia bueno buena nombre llama llamo pequeño pequeña mayor joven añadir enviar hacerme apoyo apoyos
  diagnosticado diagnosticada borro borrar foto fotos correo mensaje mensajes escribo publico publique olvido bien
  persona personas gente adulto adulta adultos hombre hombres mujeres
  ayuda ayudan articulo articulos da dan dar doy`;

export const personWords = `madre mama mami padre papa papi padres padrastro madrastra hijo hija hijos hijas bebe niño niña niños niñas nene nena chico
  chica chicos chicas adolescente hermano hermana hermanos hermanas gemelo gemela marido esposo esposa mujer pareja novio
  novia ex abuelo abuela abuelos abuelita nieto nieta nietos tio tia primo prima sobrino sobrina suegro suegra familia familias
  familiar familiares pariente parientes amigo amiga amigos amigas vecino vecina`;
