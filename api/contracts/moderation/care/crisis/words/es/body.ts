import type { BodyWords } from '../../WordLists.ts';

export const body: BodyWords = {
  hardBreath: `
    le cuesta respirar, me cuesta respirar, cuesta respirar, dificultad para respirar, respira mal, respira raro,
    respira con dificultad, respira muy rapido, respira rapido, respira agitad-, me ahogo, se ahoga, jadea, jadeando,
    falta de aire, falta el aire, sin aire, no le llega el aire, no le entra aire, silbidos, pitidos, ataque de asma,
    crisis de asma, inhalador no, boquead-, se le hunden las costillas, respiracion agitada, respiracion ruidosa,
    no alcanza a respirar, respira cada vez menos, ronquido raro, estertor, boqueando, apenas puede respirar,
    asfixia, pecho silba`,
  stuck: `
    atascad-, atorad-, trabad-, atravesad-, se le fue por otro lado, no lo puede sacar, se le atoro, se le quedo,
    atragantado con, le bloquea, se fue por el otro lado, no puede tragar`,
  food: `
    comida, carne, pollo, hueso, espina, uva, salchicha, pan, manzana, zanahoria, cacahuate, cacahuete, mani,
    palomita, palomitas, caramelo, dulce, moneda, canica, juguete, boton, pila, iman, globo, algo, trozo, pedazo,
    arroz, pastilla, pieza, tapa, bolita, leche, papa, tortilla, diente, hielo`,
  blue: `
    azul, azules, azulad-, morado, morada, morados, moradito, moradita, gris, cianotic-, violaceo, amoratad-,
    palido como, blanco como, sin color, livido`,
  colored: `
    pon-, puso, puesto, esta, quedo, quedado, labios, cara, dedos, uñas, piel, tornando, se ve, poniendo, pone, boca,
    tiene, toda, todo, cachetes`,
  floppy: `
    flacid-, como un trapo, como trapo, desmadejad-, blandit-, sin fuerza, sin fuerzas, inerte, tieso, tiesa, rigid-,
    flojo, flojito, flojita, aguado, aguadito, laxo, como un muñeco`,
  wake: `despert-, despiert-, reaccion-, volver en si, vuelve en si, respond-, contest-, consciente`,
  move: `mov-, muev-, levant-, camin-, and-, alz-, agarr-, sosten-, sostiene`,
  feel: `sient-, sent-, sensibilidad`,
  speak: `habl-, palabra, palabras, decir, habla, articul-, conversar`,
  slur: `
    balbuce-, cosas sin sentido, no se le entiende, no le entiendo, no se entiende, habla raro, habla como borrach-,
    como borrach-, lengua trabada, se le traba la lengua, incoherent*, arrastra las palabras, disparates,
    dice incoherencias, habla enredado, lengua de trapo, no le salen las palabras, no me salen las palabras,
    palabras mezcladas, no coordina, habla mal, farfulla, habla trabado, no sabe lo que dice`,
  see: `ve, ver, veo, vista, vision, cieg-, ojo, borroso, doble`,
  limb: `
    brazo, brazos, pierna, piernas, mano, manos, pie, pies, lado, medio cuerpo, lado derecho, lado izquierdo,
    mitad del cuerpo, cintura, cadera, dedos, de la cintura para abajo, mandibula, hombro, rodilla, muñeca`,
  face: `cara, boca, rostro, media cara, sonrisa, comisura, parpado, labio`,
  droop: `
    torcid-, caid-, torc-, desviad-, chuec-, paralizad-, dormid-, colgando, se le cae, se le cayo, de lado,
    se le fue, se le tuerce, ladead-, virad-`,
  numb: `
    dormid-, durm-, adormecid-, entumecid-, hormigue-, paralizad-, acorchad-, sin fuerza, debil, debilidad,
    paralisis, no responde, muert-, no puedo mover, no puede mover, no lo mueve, no la mueve, no siente`,
  jerk: `
    sacud-, tembl-, tiembl-, espasm*, temblores, ojos en blanco, ojos hacia atras, ojos volteados, echa espuma,
    espuma, se mordio la lengua, se retuerce, rigido y, movimientos raros, mirada perdida, ida, ausente`,
  rescue: `
    diazepam rectal, midazolam, medicacion de rescate, stesolid, buccolam, medicamento de rescate, rectal`,
  chest: `pecho, torax, corazon, esternon, brazo izquierdo`,
  pain: `
    dolor, dolores, duele, duelen, presion, opresion, aprieta, oprime, punzad-, pinchazo, peso, quemazon, ardor,
    apretado, aplasta`,
  headache: `
    dolor de cabeza, dolores de cabeza, duele ~ cabeza, cabeza me estalla, me estalla la cabeza, cabeza a punto de,
    cefalea, jaqueca, migraña, me va a explotar la cabeza, la cabeza me late, cabeza que me explota, cabeza explota`,
  worst: `
    peor, horrible, insoportable, terrible, atroz, mas fuerte, nunca habia, muy fuerte, tremendo, espantoso, intenso,
    brutal, severo, estallar, explotar`,
  bleed: `sangr-, sangre, hemorragia, desangr-, sangrado, arteria`,
  much: `
    mucha, mucho, muchisim-, por todos lados, por todas partes, a chorros, a chorro, a borbotones, no para, toallas,
    charco, empapad-, no se corta, abundante, muchisimo, toallitas, vomita, tose, por los oidos, lleno de, llena de,
    demasiad-, sin parar, coagulos, profunda, a mares`,
  allergy: `
    alerg*, avispa, abeja, picadura, pico una, picado, cacahuete, cacahuate, mani, marisco, mariscos, camaron,
    gambas, ronchas, urticaria, adrenalina, autoinyector, epipen, nueces, penicilina, amoxicilina, antibiotico,
    latex, leche, huevo, sarpullido, alacran, escorpion, vibora, serpiente, mordedura`,
  anaphylaxis: `
    anafila*, shock alergico, choque alergico, choque anafilactico, shock anafilactico, reaccion alergica grave,
    reaccion alergica fuerte`,
  dysreflexia: `disreflexia, disrreflexia, disreflexia autonoma, hiperreflexia`,
  spinal: `
    tetraplejic*, paraplejic*, cuadriplejic*, lesion medular, lesionado medular, tetra, parapleji*, tetrapleji*,
    lesion en t, t4, t5, t6, c4, c5, c6, c7, medula, cuello roto, por encima de la lesion, encima de mi lesion`,
  pressure: `tension, presion, presion arterial, tension arterial, sistolica`,
  high: `
    alta, altisima, por las nubes, disparada, subio, subido, subiendo, muy alto, altisimo, alto, baja, bajo,
    bajisima, cae, cayendo, acelerad-, irregular, a mil, mil por hora, descontrolad-, se me sale, no baja,
    taquicardia`,
  catheter: `sonda, cateter, vejiga, intestino, bolsa, orina, orinar, pis, sondaje, suprapubica, sondarme`,
  blocked: `
    atascad-, obstruid-, tapad-, bloquead-, no drena, doblad-, llena, no sale, no orina, no puedo orinar, acodad-,
    vacia, tupid-, no funciona, obstruccion`,
  sweat: `
    sud-, sudando, sudor, sudores, piel de gallina, cara roja, rojo, roja, colorad-, escalofrios, pegajos-, temblor,
    temblando, empapado en sudor, ruboriz-, manchas rojas, frio y`,
  shunt: `valvula, derivacion, hidrocefalia, shunt, ventriculoperitoneal, valvula de hakim`,
  vomit: `vomit-, vomito, vomitos, devolv-, devuelve, arcadas, nauseas, guacar-, basc-`,
  drowsy: `
    somnolient-, adormilad-, muy dormid-, dormido todo, dormida todo, no abre los ojos, decaid-, aletargad-,
    atontad-, amodorrad-, letargic-, mucho sueño, se duerme, no aguanta despierto, se queda dormid-, atolondrad-,
    mareado, mareada, no quiere comer, ido, apagad-, grogui, tambale-, desorientad-`,
  confused: `
    confus-, confundid-, desorientad-, delir-, alucin-, no sabe donde, no me reconoce, no reconoce, no sabe quien,
    no conoce, desvaria, dice cosas raras, no se acuerda, actua raro, agresiv-, perdid-, no recuerda, incoherente,
    agitad-`,
  fever: `fiebre, calentura, temperatura, ardiendo, hirviendo, fiebron, caliente, febril, tiritona`,
  rash: `
    manchas, sarpullido, moradas, moteada, marmolea*, ronchas, puntitos, no desaparecen, vaso, petequias, reticulada,
    manos frias, piel fria, salpullido, manchada, linea roja`,
  stiffNeck: `
    cuello rigido, rigidez de nuca, nuca rigida, cuello tieso, nuca dura, no puede doblar el cuello,
    le molesta la luz, no soporta la luz, no dobla el cuello, nuca tiesa, rigidez en el cuello`,
  sepsis: `sepsis, septicemia, septic-, infeccion en la sangre, meningitis, shock septico, choque septico`,
  burn: `
    quem-, quemo, quemadura, quemaduras, ampollas, ampolla, se prendio, en llamas, escald-, piel se le cae,
    se le despego la piel`,
  hot: `
    hirviendo, agua hirviendo, agua caliente, aceite, olla, cafe, te, fuego, llamas, acido, estufa, horno, plancha,
    vapor, sopa, gasolina, sosa, caldo, brasero, cohete, lejia, cautin, comal, alcohol`,
  drown: `
    se ahogo en, ahogado en la, ahogada en la, bajo el agua, debajo del agua,
    cayo a la alberca/piscina/pileta/rio/mar/tina/bañera, cayo al agua/rio/mar/pozo,
    cayo en la piscina/alberca/pileta/bañera, saque ~ agua, sacamos ~ agua/piscina/alberca/pileta, trago agua,
    flotando en, boca abajo en, se hundio`,
  sugar: `
    azucar, glucosa, glucemia, glicemia, diabetic*, diabetes, insulina, hipoglucemia, hipoglicemia, hiperglucemia,
    cetonas, cetoacidosis, bomba, glucagon, hipo`,
  fruity: `
    cetonas, cetoacidosis, aliento a, huele a fruta, huele a manzana, huele a acetona, mucha sed, como borrach-,
    no quiere tomar, no traga, no puede tragar, no sube, no le sube, no me sube, glucagon, no reacciona,
    no puede comer`,
  trach: `
    traqueo, traqueostomia, canula, ventilador, respirador, oxigeno, concentrador, tanque de oxigeno, bombona,
    aspirador, bipap, cpap, gastrostomia, boton gastrico, sonda, marcapasos, desfibrilador, bomba, dialisis,
    saturacion, tubo`,
  fails: `
    fall-, no funciona, dejo de funcionar, se salio, se le salio, se ha salido, se solto, se desconecto, alarma,
    pita, pitando, se acaba, se acabo, se esta acabando, se termino, apagon, se fue la luz, sin luz, sin bateria,
    se va la luz, obstruid-, tapad-, taponad-, atascad-, bloquead-, no enciende, se apago, se cerro, no entra, roto,
    rota, queda poco, se arranco, dio una descarga, descarga, bateria baja, no hay luz, moco`,
  headHit: `
    golpe en la cabeza, golpeo la cabeza, golpe- ~ cabeza, peg- ~ en la cabeza, se abrio la cabeza, traumatismo,
    conmocion, cabeza contra, cayo de cabeza, dio en la cabeza, brecha en la cabeza, se partio la cabeza,
    se pego en la cabeza, craneo`,
  fall: `
    ca-, cayo, caido, caida, resbal-, tropez-, atropell-, choque, accidente, se cayo, por las escaleras, moto, choco,
    rodo, se tiro, volco, estrello`,
  neck: `cuello, espalda, columna, pelvis, cadera, nuca`,
  pulse: `pulso, latido, latidos, palpitaciones, corazon, ritmo, pulsaciones, late, latiendo`,
  bone: `
    hueso salido, se le ve el hueso, le sale el hueso, hueso fuera, fractura expuesta, fractura abierta, amput*,
    se corto el dedo, se corto un dedo, se arranco, apuñalad-, balead-, balazo, disparo, le dispararon, aplastad-,
    atrapad- debajo, clavad-, prensad-, navajazo, puñalada, herida profunda, machetazo, pierna rota, motosierra`,
  labour: `
    rompio fuente, rompi fuente, rompi aguas, rompio aguas, de parto, trabajo de parto, contracciones,
    ya viene el bebe, embarazada, embarazo, cordon, bebe no se mueve, dejo de moverse, aborto, preeclampsia,
    placenta, dando a luz, parto, sale la cabeza, se me rompio la fuente`,
  shocked: `
    electrocut*, descarga electrica, electric- corriente, le dio corriente, toques, rayo, inhalo humo, inhalado humo,
    respiro humo, golpe de calor, hipotermia, congelad-, encerrado en el coche, insolacion, tragado humo, atrapad-`,
  sign: `
    palid-, frio, fria, helad-, sudando frio, babe-, babea, espuma, no puede tragar, no traga, no puede llorar,
    no llora, no puede toser, ronc-, mareo, mareada, mareado, debil, pupilas, pupila, no orina, no moja, mollera,
    hundid-, quejid-, no se tiene en pie, no se puede parar, gritos de dolor, retorciendo, tiritando, dobla de dolor`,
  infant: `
    recien nacido, recien nacida, dias de nacido, semanas de vida, meses de edad, de un mes, de dos meses,
    de tres meses, bebe de, prematuro, prematura, neonato, mesecitos, de dias`,
};
