import { rule } from '../wordsIn.ts';

const WILL =
  '(?:[qk]u?iero|[qk]u?iere|[qk]u?ieren|quisiera|quiso|queria|querria|deseo|desea|desearia|gustaria|prefiero|prefiere|preferiria|voy a|va a|iba a|pienso en|piensa en|pensando en|pensado en|penso en|ganas de|amenaza con|intento|intenta|intentado|miedo de)';

const FEEL =
  '(?:[qk]u?ier@|quisi@|ojala|dese@|prefer@|prefier@|piens@|pensando|pensar|pensado|sueno con|facil|mejor|gustaria|ganas|alivio|descans@|pido|rezo|cansad@|miedo|habla de|paz|sol[oa]|esperanza|list[oa]|dispuest[oa]|deseo|deseando)';
const END =
  '(?:morir(?:me|se)?|muriera|muriese|la muerte|muert[oa]|matar(?:me|se)|(?:me|se) (?:mate|matara|matase)|no (?:volver a )?despertar@|no exist@|no (?:estar|estuviera|seguir) viv[oa]|quitarme de en ?medio|desaparecer(?= (?:del (?:mapa|mundo)|para|y|\\.)))';

export const spanish = {
  calm: rule(
    '(?:muer|mor|mur)@ (?:de )(?:risa|hambre|sed|sueno|frio|calor|ganas|amor|cansancio|cancer|verguenza|curiosidad|aburrimiento|envidia|gusto)',
    '(?:muero|muere|muriendo|mueres|morir|moria) por',
    'mat@ el tiempo|mat@ a trabajar',
    '(?:punto|mar|angulo|tiempo) muerto',
    'prevencion del suicidio|suicidio asistido',
  ),
  alarm: rule(
    '(?:suicid|autolesi|autolesion)@',
    `${WILL} (?:\\S+ )?(?:morir(?:me|se)?|matar(?:me|se)|estar muert[oa]|dejar de (?:vivir|existir)|no (?:existir|vivir|despertar@))`,
    `(?:me|se|te) ${WILL} (?:a )?(?:morir|matar|ahorcar|colgar|tirar (?:de|del|por|al)|ir de este mundo)`,
    '(?:matar|ahorcar|colgar)(?:me|se)(?= )',
    'matate|muerete|ahorcate|me mat(?:o|e|ara|ase|aria|are|aba)|se mata(?= (?:y|si|hoy|esta|manana|\\.))',
    'me ahorc@|se ahorc@|peg@ un tiro|volar(?:me|se) la cabeza',
    '[qk]u?it(?:ar(?:me|se|te)?|o|arse) la vida|(?:me|se) [qk]u?it\\S+ la vida',
    'no (?:[qk]u?iero|[qk]u?iere|deseo|merezco|merece|puedo) (?:ya )?(?:seguir )?(?:vivir|viviendo|viv[oa]|existir|despertar@)(?! (?:lejos|cerca|en (?:un|una|el|la)|sol[oa]|aqui))',
    'no [qk]u?ier[oe] (?:seguir |estar |vivir )+(?:aqui|viv[oa]|en este mundo)(?= (?:mas|quiero|ya|y|\\.))',
    '[qk]u?ier[oe] desaparecer(?! (?:en|entre|por|un|unos))|desaparecer para siempre',
    '(?:dormir|dormirme|dormido|dormida) ~ no (?:volver a )?despert@|no despert@ (?:nunca|mas|manana)',
    '(?:ojala|quisiera|desearia) (?:estar|estuviera|estuviese) muert[oa]|ojala (?:me muriera|me muera|no despert@|no exist@)|mejor (?:me muero|muert[oa])',
    'no (?:hubiera|hubiese|haber) nacido|nunca (?:hubiera|hubiese|haber) nacido',
    '(?:acabar|terminar) con (?:mi vida|su vida|todo(?! (?:el|la|los|las|este|esta|lo)))|[qk]u?iero que (?:todo|esto) (?:acabe|termine|se acabe|se termine)',
    'mejor sin mi|mejor que (?:no estuviera|me muriera|no existiera|yo no estuviera)',
    'una carga para (?:mi|mis|tod@|ell@|la familia|los demas)',
    '(?:cort@ ~ (?:brazos?|venas|munecas?|muslos?))|me corto(?= (?:cuando|para|desde|a veces|\\.))|cortarme(?= (?:cuando|para|otra|\\.))',
    '(?:me hago|se hace) dano(?! en)|hacer(?:me|se) (?:dano(?! en)|algo(?= (?:esta|hoy|\\.)))',
    'sentido (?:a|de|en) (?:la|mi|esta) vida|sentido (?:a )?(?:vivir|seguir viv@)',
    '(?:cansad[oa]|hart[oa]|aburrid[oa]) de (?:la vida|vivir|mi vida|esta vida|existir|estar viv[oa])',
    'no puedo mas(?= (?:con (?:mi|la|esta) vida|quiero|\\.))|no aguanto mas(?= (?:quiero|la vida|esta vida|vivir|y|\\.))',
    '(?:motivos?|razon|razones|fuerzas) para (?:seguir |estar |continuar )?(?:viv@|adelante)|para que (?:seguir )?viv@',
    'pienso en (?:la muerte|morir@)|pensando en (?:la muerte|morir@)',
    '(?:perd@|sin|no tengo|no me quedan) (?:las |ya )?ganas de (?:vivir|seguir)',
    '(?:tirar|saltar|lanzar|arrojar)@ (?:por|de|del|desde|al|a) (?:la |el |un |una |lo )?(?:ventana|puente|balcon|tren|metro|vias?|azotea|tejado)',
    '(?:la|mi|esta) vida (?:ya )?no (?:vale|merece|tiene)',
    'cartas? de (?:despedida|adios)|(?:este es|sera) mi ultimo (?:mensaje|adios)',
    '(?:ir|irme|irse|marcharme) ~ de este mundo|(?:dejar|estar en|seguir en|vivir en) este mundo',
    'odi[oa] (?:estar viv[oa]|vivir|mi vida)',
    '(?:tom|trag)@ (?:todas|muchas) (?:las |mis )?pastillas',
    '(?:salida|solucion|opcion) que (?:la muerte|morir@|matarme)',
    'nadie me (?:echaria de menos|extranaria|echara de menos)',
    `${FEEL} ~~ ${END}|${END} ~~ ${FEEL}`,
    '(?:tengo|compre|he comprado) (?:la |una )?(?:cuerda|soga)|(?:cuerda|soga) (?:preparada|lista)',
    '(?:que|si) yo (?:me )?(?:muriera|muriese|no (?:estuviera|existiera|estuviese)|desapareciera)|si me (?:muero|muriera|mato)',
    '(?:pienso|piensa|pensando|pensado) en saltar|saltar al vacio|antes de que lo haga|cuant[oa]s ~~ (?:no despertar@|morir@|matarme)',
    '(?:tom|trag)@ (?:un |una |todo el |toda la )?(?:caja|bote|frasco|blister) (?:\\S+ )?de',
    '(?:dios|senor) ~ me lleve|que me lleve ya|(?:descansar|dormir) (?:para siempre|en paz)',
    '(?:cortes|cicatrices) en (?:las|los|mis|sus) (?:piernas|brazos|munecas|muslos)|me corte (?:otra vez|de nuevo|anoche)',
    'nota de (?:despedida|suicidio)|(?:no|nunca) pedi nacer|esto no es vida',
    'no (?:quiero|puedo) seguir(?= (?:asi|adelante|con (?:esta|mi) vida|mas|esto|\\.))',
    '(?:ojala|deseo|espero) ~~ (?:matad[oa]|matara|mate|atropell@|llev(?:e|ara))',
    'sentido a (?:nada|todo)(?= \\.)|nada (?:ya )?tiene sentido(?= \\.)|mejor (?:si yo )?(?:sin mi|si (?:yo )?(?:faltara|falto|desaparezco))|si yo (?:faltara|falto|ya no estoy)',
    '(?:facil|mejor|tranquil@|felic@) ~~ sin mi(?= \\.)',
    'miedo ~ (?:pueda|puedo|voy a) (?:hacer(?:me)?)(?= \\.)|(?:pueda|podria|voy a|va a) hacer(?:me|se)? (?:dano|algo)|(?:me|se) (?:hara|hare|haria|hacia|hace|hago) dano',
    '(?:forma|manera|modo) ~ (?:irse|morir@|matar@|acabar) ~ dolor',
    '(?:bolsa|caja|monton|bote|puñado|punado) de (?:pastillas|medicamentos)(?! (?:para|semanal))|(?:trag@|tom@) todo lo que',
    'me (?:golpeo|arano|pego|quemo|muerdo|corto)(?= (?:y|cuando|hasta|despues|antes|cada|\\.))',
    '[qk]u?ier[oe] que (?:esta|mi|la) vida ~ (?:acabe|termine)|dejar de (?:respirar|vivir|existir|sufrir)',
    'no puedo (?:vivir|seguir) (?:asi|ni)|mi (?:entierro|funeral)|tan (?:desesperad[oa]|inutil)|desesperad[oa]',
    '(?:esta noche|hoy|manana) lo hago|lo hare (?:esta noche|hoy)|(?:fecha y plan|plan y fecha)(?! (?:para|de))|dar el paso',
    'se despide de (?:la gente|todos|todo el mundo|nosotros)|no fuera a volver',
  ),
};
