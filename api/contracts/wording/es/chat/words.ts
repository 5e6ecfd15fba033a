export const plainWords = `el la los las un una unos unas y e o u pero si de del en a al para por con sin sobre como
  es son soy eres somos ser estar esta este esto estos estas estoy estan fue ha he han has haber hay yo me mi mis tu
  te tus usted ustedes ella ellos ellas lo le les se su sus nos nuestro nuestra que cual cuales quien cuando donde
  porque cuanto cuanta puedo puede puedes podria debo debe no ni muy mas mucho tambien algo alguien algun alguna todo
  toda todos quiero quisiera necesito saber dime explica significa tengo tiene tener hago hacer gracias favor
  preguntar pregunta preguntas respuesta poner usar uso buscar busco buscando encontrar encuentro abrir empezar
  empiezo ir va voy van venir explicar nuevo nueva año años edad mes meses sitio pagina paginas web informacion info
  tema creo pienso parece quizas quiza vez gustaria interesa interesado interesada posible poder manera forma tipo
  diferencia bueno buena llama llamo pequeño pequeña mayor joven enviar hacerme apoyo apoyos diagnosticado
  diagnosticada borro borrar foto fotos correo mensaje mensajes escribo publico publique olvido bien persona personas
  gente adulto adulta adultos hombre hombres mujeres ayuda ayudan articulo articulos da dan dar doy vale ok ayer hoy
  cerca ninguna`;

export const activityWords = `cambiar cambio ver leer escribir aprender aprendo entender entiendo decir olvide
  olvidado recordar recuerdo pensar nombre hablo añadir`;

export const havingWords = `tiene tengo tenemos tienen tenia con sobre`;

export const personWords = `madre mama mami padre papa papi padres padrastro madrastra hijo hija hijos hijas bebe niño niña niños niñas nene nena chico
  chica chicos chicas adolescente hermano hermana hermanos hermanas gemelo gemela marido esposo esposa mujer pareja novio
  novia ex abuelo abuela abuelos abuelita nieto nieta nietos tio tia primo prima sobrino sobrina suegro suegra familia familias
  familiar familiares pariente parientes amigo amiga amigos amigas vecino vecina`;
