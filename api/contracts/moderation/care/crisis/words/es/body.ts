import type { BodyWords } from '../../WordLists.ts';

export const body: BodyWords = {
  hardBreath: `
    le cuesta respirar, me cuesta respirar, cuesta respirar, dificultad para respirar, respira mal, respira raro, respira con dificultad, respira muy rapido, respira rapido, respira agitad-, jadea, jadeando, falta de aire, falta el aire, no le llega el aire,
    no le entra aire, ataque de asma, crisis de asma, inhalador no, boquead-, se le hunden las costillas, respiracion agitada, respiracion ruidosa, no alcanza a respirar, respira cada vez menos, ronquido raro, estertor, boqueando, apenas puede respirar, asfixia,
    pecho silba, le cuesta mucho respirar, me cuesta mucho respirar, le esta costando respirar, me esta costando respirar, batalla para respirar, batallando para respirar, trabajo para respirar, le da trabajo respirar, respira con trabajo, respira con esfuerzo,
    no puede respirar bien, no respira bien, no puedo respirar bien, no respiro bien, respira feo, respira rarito, respira entrecortad-, respira cortito, respira corto, respira cortado, respira rapidito, respira muy rapidito, respira rapidisimo,
    respira muy despacio, respira despacio, respira lento, respira lentito, respira superficial, respira por la boca, respira con la panza, respira con la barriga, respira con ruido, respira haciendo ruido, respira como, respirando mal, respirando raro,
    respirando muy, respirando rapido, respirando feo, chifla al respirar, silba al respirar, silba el pecho, le silba el pecho, le chifla el pecho, me silba el pecho, pecho cerrado, pecho apretado y, se le cierra el pecho, se me cierra el pecho,
    se le cerro el pecho, se me cerro el pecho, bronquios cerrados, pitos en el pecho, pitillos, sibilancias, sibila, ahoguio, ahogo, ahogos, sensacion de ahogo, agitadisim- y, esta agitad-, muy agitad-, agitado para respirar, fatigad-, fatiga al respirar,
    muy fatigad-, acesando, acezando, resollando, resopla, boquea, da boqueadas, bocanadas, buscando aire, le falta aire, jalando aire, jalar aire, al jalar aire, ruido al respirar, ruidos al respirar, ruido raro al respirar, ronca raro, ronca feo,
    ronquidos raros, como ronquidos, como si roncara, con estertores, asfixiandose, asfixiad-, disnea, insuficiencia respiratoria, crisis asmatica, ataque asmatico, asma fuerte, asma muy fuerte, asmatic- y, broncoespasmo, inhalador no le, inhalador no me,
    inhalador ya no, inhalador y no, el inhalador no hace, sin inhalador, no encuentro el inhalador, no encuentra el inhalador, se acabo el inhalador, se me acabo el inhalador, salbutamol no le, ventolin no le, ventolin y no, el ventolin no, el puff no,
    el spray no, se le hunde el pecho, se le hunde el cuello, se le meten las costillas, se le marcan las costillas, se le hunden las costillitas, costillas hundidas, se le hunde la pancita, aleteo nasal, aletea la nariz, ensancha la nariz, quejido al respirar,
    quejidito, no alcanza el aire, no me alcanza el aire, no le alcanza el aire, no puede ni hablar, no puede terminar la frase, no termina las frases, habla entrecortad-, casi no puede hablar de, agua en los pulmones, pulmones encharcados, se encharc-,
    espuma rosada, no satura, satura mal, desatura, desaturando, satura bajo, saturando bajo, saturando a, ya ni llora de`,
  stuck: `
    atascad-, atorad-, trabad-, atravesad-, se le fue por otro lado, no lo puede sacar, se le atoro, atragantado con, le bloquea, se fue por el otro lado, atorandose, atragantad-, quedo atorad-, se quedo atorad-, se atoro con, se atora con, se trabo con,
    se le trabo, se le atravesó, se le atoro en, se le quedo en la garganta, se le quedo atorad-, se me quedo atorad-, se le quedo atascad-, se le quedo atravesad-, se le fue mal, se le fue chueco, se le fue por mal, se le fue por mal camino, se fue por mal,
    por el camino viejo, por el lado equivocado, por el otro lado, se le metio en la, se metio en la nariz, en la nariz, en el pulmon, para el pulmon, al pulmon, se le fue al pulmon, no puede escupir, no lo escupe, no sale, no le sale, no puede sacar,
    no lo puedo sacar, no se lo puedo sacar, no podemos sacar*, tapada la garganta, garganta tapada, le tapa la garganta, pegado en la garganta, en el gaznate, no lo traga`,
  food: `
    comida, carne, pollo, hueso, espina, uva, salchicha, pan, manzana, zanahoria, cacahuate, cacahuete, mani, palomita, palomitas, caramelo, dulce, moneda, canica, juguete, pila, iman, globo, trozo, pedazo, arroz, bolita, leche, papa, tortilla, diente, hielo,
    arepa, empanada, bocado, un bocado, pedacito, trocito, filete, bife, chuleta, costilla, milanesa, asado, carnita, chorizo, salchichas, hot dog, pancho, jamon, queso, huevo, pescado, raspa, cascara, semilla, pepita, hueso de, carozo, aceituna, uvas, cereza,
    ciruela, durazno, platano, banana, guineo, mango, naranja, mandarina, tomate, tomatito, cherry, papas, patata, patatas, yuca, choclo, elote, maiz, frijol, frijoles, garbanzo, habichuela, lenteja, nuez, nueces, almendra, almendras, avellana, pistacho, pipas,
    pipa, caramelos, chupete, chupeta, chupachups, paleta, bombon, malvavisco, chicle, gomita, gomitas, gominola, gelatina, galleta, galletas, tostada, pancito, miga, fideos, fideo, espagueti, sopa, pure, papilla, biberon, mamadera, tetero, mamila, flema, flemas,
    mocos, moco, vomito, baba, monedita, bolita de, bolitas, cuenta de, canicas, lego, pieza de, piecita, juguetito, tapita, tapon, corcho, tornillo, tuerca, clavo, alfiler, aguja, chinche, pin, anillo, arete, aro, botoncito, un boton, crayon, crayola, plastilina,
    papel, plastico, bolsa, globito, capsula, dentadura, protesis dental, muela, espinita, un hueso`,
  blue: `
    azul, azules, azulad-, morado, morada, morados, moradito, moradita, gris, cianotic-, violaceo, amoratad-, palido como, blanco como, sin color, livido, azulit-, azulos-, medio azul, medio morad-, moradit-, amoratandose, negro, negra, negros, negras, negrit-,
    grisace-, griseo, cenizo, ceniza, color ceniza, violeta, violetas, lila, cianosis, se pone azul, se puso azul, se esta poniendo azul, poniendo azul, poniendo morad-, se puso morad-, se pone morad-, azul de, oscuro, oscura, oscuros, color papel, como papel,
    blanco papel, blanca como, palida como, como cera, color cera, como un muerto, como muerto, se puso gris, griset-`,
  colored: `
    pon-, puso, puesto, esta, quedo, quedado, labios, cara, dedos, uñas, piel, tornando, se ve, poniendo, pone, boca, tiene, toda, todo, cachetes, ponen, pusieron, poniendose, esta quedando, quedando, labio, labiecitos, labiesitos, boquita, alrededor de la boca,
    carita, uñitas, las uñas, manitas, deditos, pies, piecitos, cuerpo, cuerpito, todo el cuerpo, orejas, lengua, pierna, brazo, se volvio, se torno, se ven, color, esta como, trae, tenia`,
  floppy: `
    flacid-, como un trapo, como trapo, desmadejad-, blandit-, sin fuerza, sin fuerzas, inerte, tieso, tiesa, rigid-, flojo, flojito, flojita, aguado, aguadito, laxo, como un muñeco, flacc-, aflojo, se afloja, se me afloja, guango, guanga, guanguit-, aguadit-,
    aguada, desguanzad-, desmayadit-, como trapito, como trapo viejo, como trapo mojado, como un trapito, hecho un trapo, hecha un trapo, como muñeca de trapo, como muñeco de trapo, como gelatina, como un flan, sin tono, sin fuerzas en el cuerpo, sin vida,
    como sin vida, se quedo tieso, se quedo tiesa, tiesecit-, tiesit-, duro como, durisim-, duro todo el cuerpo, se puso duro, se puso dura, se puso tieso, se puso tiesa, se puso rigid-, todo rigido, arqueado, arquea la espalda, engarrotad-, agarrotad-, engarrot-,
    no sostiene la cabeza, no aguanta la cabeza, se le cae la cabeza, se me cae de los brazos, se me escurre, desvanecid-`,
  wake: `
    despert-, despiert-, reaccion-, volver en si, vuelve en si, despertarl-, desperto, reacciona, reaccione`,
  move: `
    mov-, muev-, levant-, camin-, alz-, sosten-, sostiene, parar-, se para, pararse, menear, menea, pisar, apoyar, voltear, incorpor-, mantenerse en pie, ponerse de pie, mueve, mover, muevo`,
  feel: `
    sient-, sent-, sensibilidad, siente, sentir, siento, sintiendo, nota, noto`,
  speak: `
    habl-, palabra, palabras, decir, habla, articul-, conversar, hablar, hablo, hablando, pronunci-, decir palabra, responder, expresar*, articular, platicar`,
  slur: `
    balbuce-, cosas sin sentido, no se le entiende, no le entiendo, no se entiende, habla raro, habla como borrach-, como borrach-, lengua trabada, se le traba la lengua, incoherent*, arrastra las palabras, disparates, dice incoherencias, habla enredado,
    lengua de trapo, no le salen las palabras, no me salen las palabras, palabras mezcladas, no coordina, habla mal, farfulla, habla trabado, no sabe lo que dice, balbuceando, balbucea, habla balbuceando, dice cosas sin sentido, no dice nada coherente,
    habla sin sentido, habla incoherenci*, diciendo incoherencias, diciendo cosas raras, hablando raro, hablando mal, hablando enredado, habla enrredado, enredad- al hablar, habla como si estuviera borrach-, parece borrach-, esta como borrach-,
    parece que esta borrach-, como si hubiera bebido, como si estuviera tomad-, habla pastoso, voz pastosa, lengua pesada, lengua dormida, se le enreda la lengua, se me enreda la lengua, se me traba la lengua, lengua enredada, arrastra la lengua,
    arrastrando las palabras, arrastrando la voz, no articula, no puede articular, no vocaliza, no le entendemos, no se le entiende nada, no le entiendo nada, no entiendo lo que dice, no entiendo nada de lo que, no se entiende lo que, le salen mal las palabras,
    no le salen, no le sale la voz, no me sale la voz, no encuentra las palabras, confunde las palabras, cambia las palabras, dice palabras que no, habla todo enredado, habla chueco, masculla, tartamude- de, no puede decir, dice puras tonterias, habla cosas raras,
    habla cosas`,
  see: `
    ve, ver, veo, vista, vision, cieg-, ojo, borroso, doble, vemos, ojos, vision doble, ve doble, veo doble, todo negro, todo blanco, todo borroso, ve borroso, veo borroso, nublad-, veo nublado, ve nublado, como una cortina, se me nubla, se me nublo, se le nubla,
    se le nublo`,
  limb: `
    brazo, brazos, pierna, piernas, mano, manos, pie, pies, lado, medio cuerpo, lado derecho, lado izquierdo, mitad del cuerpo, cintura, dedos, de la cintura para abajo, mandibula, hombro, rodilla, muñeca, bracito, bracitos, manita, manitas, piernita, piernitas,
    piecito, piecitos, pata, patas, patitas, codo, antebrazo, muslo, pantorrilla, tobillo, talon, extremidad*, izquierdo, derecho, izquierda, derecha, lado del cuerpo, un lado del cuerpo, la mitad del cuerpo, media mitad, de la cintura, cintura para abajo,
    cintura pabajo, para abajo, pa abajo, dedo, dedito, hombros, rodillas, media cara`,
  face: `
    cara, boca, rostro, media cara, sonrisa, comisura, parpado, labio, carita, boquita, labios, mejilla, cachete, media boca, un lado de la cara, la mitad de la cara, lado de la cara, comisuras, ojo, parpados, quijada, mandibula, facciones, gesto`,
  droop: `
    torcid-, caid-, torc-, desviad-, chuec-, paralizad-, dormid-, colgando, se le cae, se le cayo, de lado, se le fue, se le tuerce, ladead-, virad-, chueca, chueco, torcida, torcido, torcio, se torcio, le torcio, se le torcio, virada, virado, ladeada, ladeado,
    desviada, desviado, de un lado, a un lado, hacia un lado, para un lado, pa un lado, se le cae de un lado, caido de un lado, se le va de lado, se le va para un lado, se le va a un lado, se fue de lado, se le fue de lado, se le fue para un lado, jalad-,
    se le jala, se le jalo, colgand-, se le cuelga, descolgad-, deform-, tirante, paralisis facial, paralitic-, sin mover, no la puede mover, inmovil`,
  numb: `
    dormid-, durm-, adormecid-, entumecid-, hormigue-, paralizad-, acorchad-, sin fuerza, debil, debilidad, paralisis, no responde, muert-, no puedo mover, no puede mover, no lo mueve, no la mueve, no siente, adormecido, adormilado el, adormecimiento, hormigueo,
    hormigueos, hormiguitas, acalambrad-, encalambrad-, calambre, sin sensibilidad, no la siente, no lo siente, no me siento, no siento, no siente la, no siente el, no me responde, no le responde, no me responden, no le responden, sin mover, no lo puede mover,
    no la puede mover, no lo puedo mover, no la puedo mover, no lo levanta, no la levanta, no puede levantar, no puedo levantar, se le cae, se le caen, se me cae, se me caen, se le cayo, se me cayo, pesad-, como de trapo, floj-, tullid-, trabad-, se le acalambr-,
    se le durmio, se me durmio, se le duerme, se me duerme`,
  jerk: `
    tiembl-, espasm*, temblores, ojos en blanco, ojos hacia atras, ojos volteados, echa espuma, se mordio la lengua, se retuerce, rigido y, movimientos raros, mirada perdida, sacudidas, sacudiendose, sacudiendo, se sacude, se me sacude, se sacudio, temblando,
    tiembla, tirita, da saltos, brinca, brincos, brincando, pegando brincos, da brincos, salta el brazo, se estira y, se pone duro y, se pone tieso y, se puso tieso, se puso tiesa, se puso duro, se puso dura, se le van los ojos, se le fueron los ojos,
    se le voltean los ojos, se le voltearon los ojos, se le viran los ojos, se le viraron los ojos, se le dieron vuelta los ojos, los ojos para atras, ojos para atras, ojos pa atras, ojos pa arriba, ojos para arriba, ojos hacia arriba, ojos virados, ojos girados,
    ojos torcidos, ojos bailando, mueve los ojos, voltea los ojos, voltio los ojos, revira los ojos, blanquea los ojos, ojos blancos, ojos fijos, mirada fija, mirada ida, se queda ido, se quedo ido, se quedo ida, como ido, como ida, como ausente,
    chupandose los labios, se muerde la lengua, mordio la lengua, mordiendo la lengua, aprieta los dientes, apreto los dientes, rechina los dientes, trabo la mandibula, mandibula trabada, echando espuma, echa baba, espuma por la boca, saca espuma, babeando,
    se hizo pis, se orino encima, se hizo encima, retorciendose, movimientos bruscos, movimientos involuntarios, tics sin parar, contorsion*, tirones, sacudones, convulsionando, temblaba, sacudía, sacudia`,
  rescue: `
    diazepam rectal, midazolam, medicacion de rescate, stesolid, buccolam, medicamento de rescate, rectal, diazepan rectal, diacepam rectal, diazepam por el recto, diazepam intranasal, midazolan, midazolam nasal, midazolam bucal, buccolan, stesolit,
    medicina de rescate, medicacion de emergencia, medicamento de emergencia, dosis de rescate, rescate, supositorio de diazepam, lorazepam sublingual, clonazepam gotas, le puse el rectal, valium rectal, nayzilam`,
  chest: `
    pecho, torax, esternon, brazo izquierdo, pechito, el medio del pecho, medio del pecho, costado izquierdo, lado izquierdo del pecho, boca del estomago, corason, corazonada fuerte, brazo izq, codo izquierdo, hombro izquierdo, mandibula, en medio, en el medio,
    tetilla, el corazon, mi corazon, del corazon, corazon me`,
  pain: `
    dolor, dolores, duele, duelen, presion, opresion, aprieta, oprime, punzad-, pinchazo, quemazon, ardor, apretado, aplasta, dolorcito, dolorazo, doliendo, dolia, adolorid-, dolido, duela, dolio, opresivo, me oprime, apretando, apretandome, me aprieta,
    le aprieta, apretujad-, aplastando, me aplasta, me aplastan, me aplastaran, como un elefante, como si un elefante, pisa un caballo, me pisa un, un ladrillo en, un peso en, peso en, una piedra en, puñalada, puñaladas, puntada, puntadas, puntadon, punzada,
    punzadas, punzante, clava, como un cuchillo, pinchazos, quema el, arde, me arde, tirantez, me revienta, retortijon, colico`,
  headache: `
    dolor de cabeza, dolores de cabeza, duele ~ cabeza, cabeza me estalla, me estalla la cabeza, cabeza a punto de, cefalea, jaqueca, migraña, me va a explotar la cabeza, la cabeza me late, cabeza que me explota, cabeza explota, dolor en la cabeza,
    dolor fuerte de cabeza, dolor horrible de cabeza, dolor muy fuerte de cabeza, dolor terrible de cabeza, dolorazo de cabeza, doliendo la cabeza, duele mucho la cabeza, duele la cabeza, me duele la cabesa, le duele la cabeza, le late la cabeza,
    me late la cabeza, late la cabeza, cabeza me late, cabeza le late, cabeza me va a, se me parte la cabeza, se le parte la cabeza, se me parte, cabeza se me parte, la cabeza me revienta, me revienta la cabeza, le revienta la cabeza, le estalla la cabeza,
    me explota la cabeza, le explota la cabeza, trueno en la cabeza, un trueno en, como un trueno, martillazo en la cabeza, se agarra la cabeza, se toca la cabeza y llora, punzada en la cabeza, dolor en la nuca, dolor de nuca, migrañ*, jaquec*, jaqueka, cefale*`,
  worst: `
    peor, horrible, insoportable, terrible, atroz, mas fuerte, nunca habia, muy fuerte, tremendo, espantoso, intenso, brutal, severo, estallar, explotar, peor de mi vida, peor de su vida, el peor, la peor, jamas habia, nunca en mi vida, nunca he tenido,
    nunca tuve, nunca me habia, fortisim-, fuertisim-, bien fuerte, super fuerte, mega fuerte, fuerte, de repente, como un rayo, inaguantable, no aguanto, no soporto, no lo soporto, no la soporto, bestial, espantos-, tremend-, de los mil demonios, intensisim-,
    intens-, agud-, agudisim-, brutal-, infernal, desgarrador, que no aguanto, que no se quita, no se me quita con nada`,
  bleed: `
    sangr-, sangre, hemorragia, desangr-, sangrado, arteria, sangrando, sangra, sangro, sangrar, sangrad-, desangrando, desangra, desangr*, sangrante, chorrea, chorreando, hemorragi*, emorragia, sangrre, sanger, sangramiento, sangrado vaginal, derramando sangre,
    botando sangre, bota sangre, botar sangre, echa sangre, echando sangre, tira sangre, tirando sangre, escupe sangre, escupio sangre, escupiendo sangre, vomita sangre, vomitando sangre, vomito sangre, tose sangre, tosiendo sangre, caga sangre, hace sangre,
    orina sangre, negro como brea, popo negro, caca negra, heces negras, popo negra, coagulo, coagulos, la arteria, la vena, le corto la vena`,
  much: `
    mucha, mucho, muchisim-, por todos lados, por todas partes, a chorros, a chorro, a borbotones, no para, toallas, charco, empapad-, no se corta, abundante, muchisimo, toallitas, vomita, tose, por los oidos, lleno de, llena de, demasiad-, sin parar, coagulos,
    profunda, a mares, muchisima, cantidad, un monton, un chorro, un chorro de, chorros, chorrea, chorreando, chorreada, chorros de, un charco de, charcos, litros, litros de, empapo, empapa, empapando, empapada, empapado, no se le corta, no se detiene, no deja de,
    no lo paro, no la paro, no la puedo parar, no lo puedo parar, no consigo parar, no logro parar, no puedo parar, no podemos parar, no se tapa, no cierra, no coagula, en cantidad, como canilla, como grifo, como llave, como manguera, borbotea, bañad- en,
    bañad- de, lleno todo de, todo lleno de, llenito de, manchado todo, toallas enteras, toalla empapada, compresas, una compresa cada, por la boca, por la nariz y, por el oido, por la oreja, por el ano, por el culo, por abajo, de la boca, del oido, del cuello,
    de la cabeza, vomitando, vomito, tosiendo, escupe, escupiendo, botando, bota, sale mucha, muy fuerte, fuerte, a lo bestia, un buen, profundo, hasta el hueso, se ve el hueso, bastante, abundantemente, interna, como brea, un rio de, no paraba`,
  allergy: `
    alerg*, avispa, abeja, picadura, pico una, picado, cacahuete, cacahuate, mani, marisco, mariscos, camaron, gambas, ronchas, urticaria, adrenalina, autoinyector, epipen, nueces, penicilina, amoxicilina, sarpullido, alacran, escorpion, vibora, serpiente,
    mordedura, alergia, alergias, alergic*, alergica, alerjia, alerjica, alerjico, avispas, abejas, avispon, avispones, panal, le pico una, le pico un, me pico una, me pico un, pico algo, picaron, le picaron, me picaron, picada, picaduras, piquete, piquetes,
    aguijon, hormiga, hormigas rojas, araña, arañas, tarantula, alacrana, culebra, cascabel, nauyaca, mordio una, mordedura de, medusa, aguamala, manies, pistacho, almendra, almendras, avellana, fruto seco, frutos secos, cacahuates, gamba, langostino, langosta,
    cangrejo, jaiba, mejillon, mejillones, pulpo, camarones, huevos, lacteos, leche de vaca, soja, kiwi, fresa, durazno, sesamo, ibuprofeno, aspirina, cefalexina, dipirona, metamizol, sulfa, contraste, epinefrina, lapicera de adrenalina, boli de adrenalina,
    pluma de adrenalina, adrenalina autoinyectable, jext, altellus, habones, granitos por todo, granos por todo, roncha, ronchitas, brotad-, se broto, se lleno de ronchas, se lleno de granos, enroncho, enronchad-, picor por todo, picazon, picazon en todo, comezon`,
  anaphylaxis: `
    anafila*, shock alergico, choque alergico, choque anafilactico, shock anafilactico, reaccion alergica grave, reaccion alergica fuerte, anafilax*, anafilac*, anafilasia, reaccion anafilactica, shok anafilactico, chock anafilactico, alergia fuertisima,
    alergia muy fuerte, reaccion alergica muy, reaccion alergica severa, reaccion alergica horrible, edema de glotis, glotis`,
  dysreflexia: `
    disreflexia, disrreflexia, disreflexia autonoma, hiperreflexia, disreflexi*, disrreflexi*, disreflecsi*, disreflexia autonomica, crisis disreflexica, dr autonomica`,
  spinal: `
    tetraplejic*, paraplejic*, cuadriplejic*, lesion medular, lesionado medular, tetra, parapleji*, tetrapleji*, lesion en t, t4, t5, t6, c4, c5, c6, c7, medula, cuello roto, por encima de la lesion, encima de mi lesion, tetraplej*, paraplej*, parapléjico alto,
    cuadriplej*, cuadraplej*, tetrapléjic*, tetraparesi*, paraparesi*, lesionad- medular, lesion de medula, lesion espinal, lesion en la medula, lesion medular alta, lesion cervical, lesion dorsal, lesion t, lesion c, medular, t1, t2, t3, c3, c8, d4, d5, d6, t10,
    seccion medular, columna rota, en silla por lesion, arriba de la lesion, por encima de mi lesion, debajo de la lesion, por debajo de la lesion, nivel de lesion`,
  pressure: `
    tension, presion, presion arterial, tension arterial, sistolica, precion, precion arterial, la presion, tencion, la tension, hipertension, pa de, ta de, diastolica, tensiometro, baumanometro, me tome la presion, le tome la presion, presion por las nubes,
    presion a, tension a`,
  high: `
    alta, altisima, por las nubes, disparada, subio, subido, subiendo, muy alto, altisimo, bajisima, cayendo, acelerad-, irregular, a mil, mil por hora, descontrolad-, se me sale, taquicardia, altisim-, elevad-, elevadisim-, por los cielos, por las nuves,
    en las nubes, disparad-, se disparo, se me disparo, se le disparo, se le subio, se me subio, sube, sube y sube, no para de subir, no me baja, no le baja, no hay forma de bajar*, no la puedo bajar, no hay manera de bajar*, rapidisim-, muy rapid-, rapidito,
    desbocad-, desbocado, galopando, a todo galope, a toda, a 150, a 180, a 160, lentisim-, muy lent-, lent-, debil, debilit-, bajit-, bajando, bajo mucho, se le bajo, se me bajo, por los suelos, por el piso, cayo, desplom-, taquicardic-, bradicardia, arritmia,
    salta latidos, se salta, como loco, fuertisimo, a tope, muy baja, muy bajo, bajisimo, esta baja, esta bajo, esta alta, esta alto`,
  catheter: `
    sonda, cateter, vejiga, intestino, bolsa, orina, orinar, pis, sondaje, suprapubica, sondarme, sondas, sondita, cateteres, cistostomia, talla vesical, sonda vesical, sonda foley, foley, bolsa de orina, bolsa de la orina, colector, vegiga, bejiga, vejija,
    intestinos, intestinal, estreñid-, estreñimiento, estreñida, sin evacuar, evacuar, hacer del baño, ir al baño, hacer pis, hago pis, hace pis, hacer pipi, hace pipi, mear, meo, mea, orino, orine, sondeo, cateterismo, cateterizarme, autosondaje, sondar, sonde`,
  blocked: `
    atascad-, obstruid-, tapad-, bloquead-, no drena, doblad-, llena, no sale, no orina, no puedo orinar, acodad-, vacia, tupid-, no funciona, obstruccion, tapado, tapada, se tapo, se me tapo, se le tapo, taponad-, atorada, atascado, doblada, torcida la sonda,
    no baja, no baja nada, no drena nada, no sale nada, no sale orina, no sale pis, no sale ni, no cae, no cae orina, no le sale, no me sale, no ha orinado, no orino, no hace pis, no hago pis, no puede orinar, no puede mear, no puedo mear, no puedo evacuar,
    no he evacuado, no evacua, sin orinar, sin mear, sin drenar, sin evacuar, llenisima, a reventar, hinchada, dura, distendid-, vacia la bolsa, bolsa vacia, obstruye, se obstruyo, se bloqueo, reten-, globo vesical, no fluye, no pasa, no pasa nada, bajo la bolsa`,
  sweat: `
    sud-, sudando, sudor, sudores, piel de gallina, cara roja, rojo, roja, colorad-, escalofrios, pegajos-, temblor, temblando, empapado en sudor, ruboriz-, manchas rojas, frio y, sudando frio, sudo, suda, sudo frio, sudada, sudado, sudoros-, sudoracion,
    sudando a mares, sudando a chorros, bañad- en sudor, chorreando sudor, empapado en, empapada en, empapada en sudor, sudor frio, sudores frios, sin sudar, transpir-, transpira, la piel de gallina, carne de gallina, enchinad-, erizad-, pelos de punta,
    escalofrio, calosfrios, roja la cara, cara colorada, cara caliente, cara ardiendo, rojo como tomate, roja como tomate, enrojecid-, ruborizad-, manchas en el cuello, ronchas en el cuello, manchas en el pecho, nariz tapada, congestion nasal, tiembla`,
  shunt: `
    valvula, hidrocefalia, shunt, ventriculoperitoneal, valvula de hakim, valvulita, la valvula, su valvula, derivacion ventricul*, derivacion del, derivacion de lcr, dvp, vp, hakim, hidrosefalia, hidrocefali*, ventriculo peritoneal, drenaje del cerebro,
    valvula del cerebro, valvula en la cabeza`,
  vomit: `
    vomit-, vomito, vomitos, devolv-, devuelve, arcadas, nauseas, guacar-, basc-, vomita, vomitaba, vomitando, vomitado, bomit*, bomita, bomito, bomitando, gomita todo, vómito, vomitadera, devolviendo, devolver, devolvio, devuelto, arcada, ascos, nausea,
    ganas de vomitar, ganas de devolver, guacarea, guacareando, gomitando, deposo, deposito la comida, arrojando lo que, lo arroja todo, arroja todo, lanzando la comida, trasboca, trasbocando, trasboco, regurgit-, echar la papa, potar, pota, potando,
    hecha todo lo, no retiene nada, no tolera nada, vomita todo, no le para nada en el estomago`,
  drowsy: `
    somnolient-, adormilad-, muy dormid-, dormido todo, dormida todo, no abre los ojos, decaid-, aletargad-, atontad-, amodorrad-, letargic-, mucho sueño, se duerme, no aguanta despierto, se queda dormid-, atolondrad-, no quiere comer, ido, apagad-, grogui,
    tambale-, desorientad-, dormidit-, muy dormilon*, super dormid-, bien dormid-, demasiado dormid-, todo el dia dormid-, duerme todo el dia, no hace mas que dormir, no para de dormir, solo duerme, solo quiere dormir, se me duerme, se me queda dormid-,
    se esta durmiendo, se esta quedando dormid-, se me esta durmiendo, se duerme en, se me queda traspuest-, traspuest-, amodorr-, modorra, aletarg-, letargo, somnolenci*, sonnolient-, soñolient-, zombi, zombie, como zombi, como ido, como ida, drogad-,
    parece drogad-, como drogad-, como dopad-, dopad-, sedad-, atolondr-, abombad-, embotad-, grogy, groggy, cuesta mantenerlo, cuesta que abra los ojos, no abre bien los ojos, cierra los ojos, se le cierran los ojos, se me cierran los ojos,
    no se mantiene despiert-, no aguanta despiert-, no consigo que este despiert-, casi no despierta, apenas despierta, cuesta despertar*, me cuesta despertar*, muy caid-, muy decaid-, decaidit-, tumbad-, muy apagad-, apagadit-, muy quiet-, no quiere jugar,
    no quiere mamar, no mama, no quiere teta, no quiere el pecho, no quiere la mamadera, no quiere biberon, no toma leche, no quiere leche, no come nada, no prende, no se prende, mareadit-, maread-, mareos, mareo, tambaleando, se tambalea, se cae, borrach-,
    anda como borrach-, camina como borrach-, ve bichos, ve cosas, rara, rarit-, esta raro, esta rara, anda raro, muy raro`,
  confused: `
    confus-, confundid-, desorientad-, delir-, alucin-, no sabe donde, no me reconoce, no reconoce, no sabe quien, no conoce, desvaria, dice cosas raras, no se acuerda, actua raro, no recuerda, incoherente, confundida, confundido, confusion, desorientacion,
    desorientado, delira, delirando, delirio, delirios, alucinando, alucina, alusina, ve cosas, ve cosas que no, ve bichos, ve gente, ve bichos que, oye cosas, habla solo, habla sola, habla con las paredes, dice incoherencias, diciendo incoherencias,
    incoherencias, no dice cosas coherentes, no sabe que dia, no sabe donde esta, no sabe como se llama, no sabe ni, no sabe su nombre, no se ubica, no ubica, no ubica donde, no nos conoce, no nos reconoce, no reconoce a, no reconoce a nadie, no me conoce,
    no conoce a nadie, me confunde con, no coordina, no atina, perdio la memoria, no recuerda nada, no se acuerda de nada, no se acuerda que, olvido todo, desvariando, desvariado, enajenad-, ido, como ido, como ida, pregunta lo mismo, repite lo mismo,
    repite la misma, actua muy raro, se comporta raro, rarisim-, loco de repente, como loco, como loca, violento de repente, agitadisim-, esta perdid-, anda perdid-, anda agitad-`,
  fever: `
    fiebre, calentura, ardiendo, hirviendo, fiebron, febril, tiritona, fievre, fiebra, fiebres, febricula, fiebre alta, fiebre altisima, temperatura alta, temperatura de, calenturon, calenturas, calenturient-, afiebrad-, enfiebrad-, hecho un horno, hecha un horno,
    hirviendo de, arde en, ardiendo en, volando en, volando de, prendid- en fiebre, temblando de frio, tiritando, escalofrios, tiriton, muy caliente, caliente todo, calientit-, con 39, con 40, 39 de, 40 de, 38 de, 38 y medio, 39 y medio, 40 y medio, 41 de`,
  rash: `
    manchas, sarpullido, moradas, moteada, marmolea*, ronchas, puntitos, no desaparecen, petequias, reticulada, manos frias, piel fria, salpullido, manchada, linea roja, manchitas, manchas rojas, manchas moradas, manchas moraditas, machas moradas,
    manchas en la piel, manchas que no, manchas por, puntos rojos, puntos morados, puntitos rojos, puntitos morados, pintitas, pintitas rojas, petequia, moretoncitos, moretones por todo, moretones sin, jaspead-, veteado, veteada, livideces, cutis marmorata,
    moteado, erupcion, salpullid-, salpullo, sarpullid-, manos y pies frios, manos heladas, pies helados, pies frios, manitas frias, piel moteada, piel manchada, piel gris, linea roja que, raya roja, no se van al apretar, no desaparecen con, no se borran,
    no se quitan al, vaso encima, vaso de vidrio`,
  stiffNeck: `
    cuello rigido, rigidez de nuca, nuca rigida, cuello tieso, nuca dura, no puede doblar el cuello, le molesta la luz, no soporta la luz, no dobla el cuello, nuca tiesa, rigidez en el cuello, nuca duro, cuello duro, cuello durito, cuello tieso como,
    el cuello duro, la nuca dura, no puede bajar la cabeza, no puede agachar la cabeza, no baja la cabeza, no baja la barbilla, no baja el menton, no puede bajar la barbilla, no puede bajar el menton, no puede mover el cuello, no mueve el cuello,
    no puedo mover el cuello, no puedo doblar el cuello, no puedo bajar la cabeza, tortícolis con fiebre, cuello rigida, cuello rigidos, le duele la nuca, le duele el cuello y, duele mirar la luz, le duele la luz, la luz le molesta, la luz le duele,
    le lastima la luz, no aguanta la luz, le da fotofobia, fotofobia, se tapa los ojos de la luz`,
  sepsis: `
    sepsis, septicemia, septic-, infeccion en la sangre, meningitis, shock septico, choque septico, sepcis, sepsi, septisemia, septicem*, infeccion generalizada, infeccion de sangre, infeccion en sangre, sangre infectada, infeccion muy grave, shock septic,
    meningiti, meninjitis, meningococo, encefalitis, gangrena, fascitis, urosepsis, crisis suprarrenal, addisoniana`,
  burn: `
    quem-, quemo, quemadura, quemaduras, ampollas, ampolla, se prendio, en llamas, escald-, piel se le cae, se le despego la piel, quemada, quemado, quemados, quemadas, quemandose, quemo la, quemo el, quemo con, me queme con, me queme el, me queme la,
    me queme las, me queme toda, me queme todo, se me quemo la mano, se quemo la, se quemo el, se quemo con, se quemo todo, se quemo toda, se prendio fuego, se le prendio, se le prendio la ropa, se incendio, prendido fuego, ropa en llamas, piel colgando,
    la piel colgando, se le salio la piel, se le levanto la piel, se le despellejo, se le pelo, despellejad-, en carne viva, carne viva, ampollad-, se le hizo ampolla, ampollas grandes, se escaldo, abras-, chamusc-, carboniz-, se le cayo encima, le cayo encima,
    se le volteo, se le volco, se tiro encima, se echo encima, se hecho encima, se derramo, se le derramo, se prendio la cobija, se prendio la ropa, tiene quemada, tiene quemado, quemada toda, quemado todo`,
  hot: `
    hirviendo, agua hirviendo, agua caliente, aceite, olla, cafe, fuego, llamas, acido, estufa, vapor, sopa, gasolina, sosa, caldo, brasero, lejia, cautin, comal, agua herviendo, agua hirvienda, agua recien hervida, agua del mate, agua de la pava, pava, tetera,
    olla hirviendo, olla de aceite, olla de, sarten, aceite hirviendo, aceite caliente, manteca, sopa caliente, sopa hirviendo, leche caliente, leche hirviendo, cafe caliente, cafe hirviendo, te caliente, te hirviendo, caldo caliente, caldo hirviendo,
    chocolate caliente, atole, hornalla, hornilla, fogon, brasas, brasa, vela, mechero, encendedor, parrilla, asador, cocina encendida, radiador, calefactor, estufa de, plancha del pelo, plancha de, plancha caliente, motor caliente, escape de la moto,
    fuegos artificiales, petardo, petardos, polvora, cohetes, cal viva, soda caustica, sosa caustica, acido de bateria, acido muriatico, salfuman, lavandina, nafta, alcohol de quemar, explosion, exploto, incendio`,
  drown: `
    se ahogo en, ahogado en la, ahogada en la, bajo el agua, debajo del agua, cayo a la alberca/piscina/pileta/rio/mar/tina/bañera, cayo al agua/rio/mar/pozo, cayo en la piscina/alberca/pileta/bañera, saque ~ agua, sacamos ~ agua/piscina/alberca/pileta,
    trago agua, flotando en, boca abajo en, se hundio, se hundio en, se fue al fondo, en el fondo de la, en el fondo de la piscina, fondo de la alberca, fondo de la pileta, se ahogo, se ahogo en la, se estaba ahogando en, se esta ahogando en la/el,
    ahogandose en la/el, ahogada en el, ahogado en el, medio ahogad-, casi se ahoga, casi se me ahoga, casi se ahogo, trago mucha agua, trago agua de, tragado agua, tragando agua, lo sacamos del agua, la sacamos del agua, lo saque del agua, la saque del agua,
    lo saque de la, la saque de la, lo sacaron del agua, la sacaron del agua, lo sacaron de la, la sacaron de la alberca, sacaron ~ agua/piscina/alberca/pileta/rio/mar/tina/bañera/pozo, saque ~ piscina/alberca/pileta/tina/bañera/pozo/tinaco/rio/mar/cubeta/balde,
    cayo ~ piscina/alberca/pileta/rio/pozo/bañera/tina/laguna/estanque/canal/tinaco/cisterna/cubeta/balde, se cayo al agua, se metio al agua y no, no sale del agua, no sale a flote, flotando boca abajo, boca abajo en el agua, flotando en la, estaba flotando,
    cabeza en el agua, cabeza bajo el agua, se quedo bajo el agua, estuvo bajo el agua, la corriente se lo, se lo llevo la corriente, se la llevo la corriente, se lo llevo el rio, se lo llevo el mar, ola lo arrastro, tomo agua de la alberca, agua en los pulmones`,
  sugar: `
    azucar, glucosa, glucemia, glicemia, diabetic*, diabetes, insulina, hipoglucemia, hipoglicemia, hiperglucemia, cetonas, cetoacidosis, glucagon, hipo, asucar, azucarr, la azucar, el azucar, glucosa en, glusemia, glucemi*, glicemi*, hipoglusemia, hipoglicem*,
    hipoglucem*, hiperglucem*, hiperglicem*, diabetica, diabético, diabetik*, tipo 1, tipo 2, dm1, dm2, insulinodependiente, bajon de azucar, bajada de azucar, baja de azucar, subida de azucar, azucar baja, azucar alta, azucar bajo, azucar alto,
    azucar por las nubes, se le bajo el azucar, se me bajo el azucar, se le subio el azucar, hipos, una hipo, hiper, en hipo, glucometro, glucometer, el sensor marca, el sensor dice, dexcom, bomba de insulina, medidor marca, medidor dice, el medidor, acetona,
    cetonuria, coma diabetico`,
  fruity: `
    cetonas, cetoacidosis, aliento a, huele a fruta, huele a manzana, huele a acetona, mucha sed, como borrach-, no quiere tomar, no traga, no puede tragar, no sube, no le sube, no me sube, glucagon, no reacciona, no puede comer, aliento a fruta,
    aliento a manzana, aliento a acetona, aliento dulce, aliento raro, huele a quitaesmalte, boca a fruta, olor a fruta, olor a acetona, olor a manzana, mucha cetona, cetonas altas, cetonas a, cetonas en, muchisima sed, sed horrible, sed que no, orina mucho,
    orinando mucho, orina a cada rato, mea mucho, hace mucho pis, no quiere tragar, no puede comer nada, no le entra la comida, no logro subir, no logro que suba, no me sube con, no sube con, no sube ni con, por mas azucar, por mas jugo, no se la puedo subir,
    no lo puedo subir, no puedo subir*, zumo, jugo, refresco, gel de glucosa, miel en la boca, tiembla, temblando, temblor, sudando, sudada, sudor, raro, rara, palid-, agresivo, llora sin`,
  trach: `
    traqueo, traqueostomia, canula, ventilador, respirador, oxigeno, concentrador, tanque de oxigeno, bombona, bipap, cpap, gastrostomia, boton gastrico, marcapasos, desfibrilador, saturacion, traqueotomia, traqueostomi*, la traqueo, traque, traqueal, canulas,
    la canula, sin canula, tapon de moco en la canula, ventilacion, ventilacion mecanica, el aparato de respirar, aparato de respirar, aparato con el que respira, el aparato con que respira, la maquina de respirar, maquina de respirar, maquina con la que respira,
    maquina de oxigeno, oxijeno, manguera del oxigeno, tubo del oxigeno, concentrador de oxigeno, tanque, balon de oxigeno, balita de oxigeno, pipeta de oxigeno, bala de oxigeno, tubo de oxigeno, mochila de oxigeno, cilindro de oxigeno, mascarilla de oxigeno,
    puntas nasales, gafas nasales, aspirador de secreciones, aspirador de flemas, aspirador de mocos, sonda de aspirar, sonda de aspiracion, aparato de aspirar, el aspirador, aspiro y, bi pap, ambu, ambú, tosedor, asistente de tos, peg, boton de gastro,
    gastrostomi*, sonda nasogastrica, sonda de alimentacion, sonda de comer, alimentador, dai, marca pasos, marcapaso, bomba de baclofeno, bomba de morfina, bomba de infusion, bomba intratecal, bomba de insulina, fistula, cateter de dialisis, hemodialisis,
    dialisis peritoneal, saturometro, oximetro, pulsioximetro, saturando, satura, bomba de, la sonda`,
  fails: `
    fall-, no funciona, dejo de funcionar, se salio, se le salio, se ha salido, se solto, se desconecto, alarma, pita, pitando, se acaba, se acabo, se esta acabando, se termino, apagon, se fue la luz, sin luz, sin bateria, se va la luz, obstruid-, tapad-,
    taponad-, atascad-, bloquead-, no enciende, se apago, se cerro, no entra, queda poco, se arranco, dio una descarga, descarga, bateria baja, no hay luz, falla, fallo, fallando, no anda, no jala, no sirve, no arranca, no prende, no prendio, se apaga, se para,
    se detuvo, dejo de andar, dejo de trabajar, dejo de soplar, no sopla, no tira aire, no da aire, se descompuso, descompuest-, se malogro, malogrado, se rompio, se rajo, rajad-, se quebro, se daño, dañad-, se jodio, se chingo, se averio, averiad-, se quemo,
    pito, pita y pita, suena la alarma, sonando la alarma, sonando, pitidos, alarmas, alarma y, no deja de pitar, no para de pitar, no para de sonar, marca da sin oxigeno, casi sin oxigeno, se queda sin, se quedo sin, nos quedamos sin, quedan minutos, queda para,
    le queda poca, le queda poco, queda poca bateria, poca bateria, se queda sin bateria, no tengo bateria, no hay bateria, no tiene bateria, bateria se acabo, sin pilas, bateria agotada, se descarg-, corte de luz, corto la luz, cortaron la luz, se corto la luz,
    nos cortaron la luz, no hay electricidad, sin electricidad, sin corriente, se fue la corriente, no tenemos luz, no volvio la luz, se zafo, se le zafo, se desprendio, se le desprendio, se la arranco, se lo arranco, se saco, se le saco, se la saco, se lo saco,
    se jalo, se la jalo, se salió, se le sale, se me salio, se desplazo, decanul-, extub-, se tapo, se le tapo, se me tapo, esta tapad-, se obstruyo, tapon, tapon de moco, moco seco, secreciones, flemas, no sale nada, no pasa, no pasa la sonda, no puedo meter,
    no la puedo meter, no entra la, no puedo volver a poner, no la puedo volver, no la puedo poner, no se la puedo poner, no logro poner, se esta cerrando, se le esta cerrando, agujero se cierra, se cierra el agujero, infectad-, sangra, sangrando, sale sangre,
    pus, dio toques, me dio una descarga, le dio una descarga, dio descargas, me dio descargas, me perdi la dialisis, falto a dialisis, sin dializar, no me dializ-, no dializa, me falto la dialisis, esta roto, esta rota`,
  headHit: `
    golpe en la cabeza, golpeo la cabeza, golpe- ~ cabeza, peg- ~ en la cabeza, se abrio la cabeza, traumatismo, conmocion, cabeza contra, cayo de cabeza, dio en la cabeza, brecha en la cabeza, se partio la cabeza, se pego en la cabeza, craneo,
    golpe fuerte en la cabeza, golpazo en la cabeza, golpeo en la cabeza, golpe en la nuca, golpe en la sien, golpe de cabeza, golpazo, porrazo, trancazo, tremendo golpe, madrazo en la cabeza, chingadazo en la cabeza, cabezazo, se dio en la cabeza,
    se dio un golpe, se dio un porrazo, se dio un trancazo, se dio con la cabeza, se golpeo la cabecita, golpeo su cabeza, golpe en la cabecita, se pego en la cabecita, se pego la cabeza, me pegue en la cabeza, me golpee la cabeza, me di en la cabeza,
    me di un golpe en la cabeza, cabeza abierta, abrio la cabeza, se abrio la frente, se rompio la cabeza, se partio la frente, descalabr-, se descalabro, chichon, chipote, huevo en la cabeza, tolondron, cuscurro, fractura de craneo, traumatismo craneal, tec,
    contusion, liquido claro, liquido por la oreja, agua por la oreja, agua por la nariz, agua clarita, liquido transparente, un ojo mas grande, una pupila mas grande, pupila grande, pupilas distintas, pupilas desiguales, le cayo ~ en la cabeza, callo de cabeza,
    cayo de espaldas, cayo de frente, cayo de nuca`,
  fall: `
    cayo, caido, caida, resbal-, tropez-, atropell-, choque, accidente, se cayo, por las escaleras, choco, rodo, volco, estrello, cayendo, caerse, caerme, me cai, se callo, calló, se me cayo, se me callo, se cae, se cayo de, se cayo por, me cai de, me cai por,
    cayo del, cayo de la, cayo desde, rodo por, rodo las escaleras, rodando, resbalo, se resbalo, me resbale, tropezo, se tropezo, me tropece, azoto, se azoto, se fue de espaldas, se fue de bruces, se fue al suelo, se fue pal suelo, se dio un porrazo,
    se dio un golpe, se pego un golpe, se pego un porrazo, se dio un madrazo, se accidento, accidentad-, chocaron, chocamos, lo choco, la choco, lo chocaron, la chocaron, lo atropello, la atropello, lo atropellaron, la atropellaron, atropello, atropellado,
    arroll-, lo arrollo, lo embistio, volcamos, volcadura, vuelco, nos volcamos, derrap-, moto lo, moto la, coche lo, carro lo, camion lo, bicicleta, patineta, patinete, andamio, escalera, del techo, del caballo, del segundo piso, del tercer piso, del balcon,
    de la litera, de la cama, de la silla de ruedas, clavado en, se aventó un clavado, se tiro de cabeza`,
  neck: `
    cuello, espalda, columna, pelvis, cadera, nuca, cervicales, cervical, lumbar, espinazo, rabadilla, coxis, sacro, cintura, columna vertebral, cadera rota, espalda baja, vertebra, vertebras`,
  pulse: `
    pulso, latido, latidos, palpitaciones, pulsaciones, late, latiendo, pulsito, pulzo, latir, late el corazon, le late, ritmo cardiaco, frecuencia cardiaca, el corazon late, corazon le late, corazon me late, corazon a mil, corazon a, corazon acelerad-,
    corazon muy rapido, corazon desbocado, corazon galopa, corazon se me sale, se me sale el corazon, corazon se le sale, taquicardia, arritmia, palpitacion, palpita, bpm, fc, ppm`,
  bone: `
    hueso salido, se le ve el hueso, le sale el hueso, hueso fuera, fractura expuesta, fractura abierta, amput*, se corto el dedo, se corto un dedo, se arranco, apuñalad-, balead-, balazo, le dispararon, atrapad- debajo, prensad-, navajazo, puñalada,
    herida profunda, machetazo, pierna rota, motosierra, hueso afuera, el hueso afuera, hueso por fuera, se le salio el hueso, se le asoma el hueso, se ve el hueso, hueso expuesto, hueso de fuera, pierna al reves, pie al reves, brazo al reves, quedo al reves,
    pierna doblada, brazo doblado, fractura, fracturad-, se quebro la, se quebro el, se rompio la pierna, se rompio el brazo, se rompio la cadera, se fracturo, se partio la pierna, se partio el brazo, brazo partido, pierna partida, se corto la mano,
    se corto los dedos, se volo un dedo, se volo el dedo, se arranco el dedo, se arranco un dedo, se llevo el dedo, dedo colgando, dedos cortados, mano cortada, se corto la pierna, se corto con la sierra, se corto con la moladora, se corto con la motosierra,
    se corto con vidrio, cortada profunda, corte profundo, cortadota, tajo, tajazo, se tajeo, se hizo un tajo, le dieron un balazo, le metieron un balazo, recibio un disparo, recibio un balazo, lo balearon, la balearon, le pegaron un tiro, le dieron un tiro,
    herida de bala, herida de arma, lo acuchillaron, la acuchillaron, lo apuñalaron, la apuñalaron, le dieron una puñalada, le clavaron, se clavo un, se clavo una, se clavo el, se clavo en, se me clavo un, tiene clavado, clavado un, clavada una, enterrad-,
    se enterro un, se le enterro, se empalo, atravesado por, le atraveso, le cayo encima, le cayo una pared, le cayo un muro, le cayo un arbol, lo aplasto, la aplasto, aplastad- por, aplasto la mano, aplasto el pie, aplasto la pierna, quedo atrapado debajo,
    quedo atrapada debajo, quedo prensado, se trituro, se machuco, mutilad-, tripas afuera, tripas de fuera, panza como tabla, barriga como tabla, vientre como tabla, abdomen como tabla, panza dura como, abdomen duro como, le salio el ojo, ojo reventado,
    ojo salido, cornada, corneo, cornada de toro, mordio un perro, lo mordio un perro, mordida de perro, machetazos, machetearon, cuchillada, cuchilladas, navajazos, picaron con, lo picaron con, lo pico con`,
  labour: `
    rompio fuente, rompi fuente, rompi aguas, rompio aguas, de parto, trabajo de parto, contracciones, ya viene el bebe, embarazada, cordon, bebe no se mueve, dejo de moverse, aborto, preeclampsia, placenta, dando a luz, sale la cabeza, se me rompio la fuente,
    rompi fuentes, rompio fuentes, rompi la fuente, rompio la fuente, rompio la bolsa, rompi bolsa, rompi la bolsa, rompio bolsa, se rompio la fuente, se rompio la bolsa, rompieron aguas, reventó la fuente, se me rompio la bolsa, bolsa rota, aguas rotas,
    labor de parto, en labor, dolores de parto, a punto de parir, parir, pariendo, pario, esta pariendo, se me sale el bebe, se le sale el bebe, se le ve la cabeza, se le ve la cabecita, ya se le ve la cabecita, se ve la cabeza, se ve la cabecita,
    sale la cabecita, asoma la cabeza, coronando, pujar, pujando, ganas de pujar, se ve el cordon, sale el cordon, cordon en el cuello, cordon enredado, prolapso, de nalgas, viene de pies, embarazad-, preñada, encinta, gestante, semanas de embarazo,
    meses de embarazo, de siete meses, de ocho meses, de seis meses, el bebe no se mueve, mi bebe no se mueve, no se mueve el bebe, no siento al bebe, no siento moverse, no se siente el bebe, perdida, perdiendo al bebe, perdiendo el bebe, amenaza de aborto,
    aborte, abortando, eclampsia, pre eclampsia, preclampsia, desprendimiento, placenta previa, no sale la placenta, retencion de placenta, posparto, postparto, recien parida, acabo de parir, acaba de parir, contraccion, prematuro, ectopico, puerperio,
    el parto ya, en parto, embarazo y, se ve el cordon y, sin sentir al bebe, sale un piecito, sale un pie, sale una mano, se me adelanto el parto, se adelanto el parto, de siete meses y, rompi aguas de`,
  shocked: `
    electrocut*, descarga electrica, electric- corriente, le dio corriente, inhalo humo, inhalado humo, respiro humo, golpe de calor, hipotermia, encerrado en el coche, insolacion, tragado humo, se electrocuto, electrocuta*, electrocutad-, se dio un toque,
    le dieron toques, le pego la corriente, le pego la luz, le dio la corriente, le dio la luz, le dio un calambre la corriente, le agarro la corriente, lo agarro la corriente, patada de corriente, se quedo pegad- a la corriente, pegado a la corriente,
    pegada a la corriente, pegado al cable, toco el cable, toco un cable, toco un enchufe, metio los dedos en el enchufe, metio al enchufe, cable pelado, cerco electrico, choque electrico, descarga de alta tension, alta tension lo, le cayo un rayo,
    lo alcanzo un rayo, la alcanzo un rayo, un rayo le, un rayo lo, inhalacion de humo, trago humo, tragando humo, respiro mucho humo, lleno de humo, llena de humo, humo en la casa, incendio en, se quema la casa, se esta quemando la casa, se incendia la casa,
    atrapad- en el incendio, atrapad- en el fuego, atrapados en el fuego, insolad-, golpe de sol, deshidratad-, deshidrat-, dejaron en el coche, dejaron en el carro, dejo en el coche, dejo en el carro, encerrado en el carro, encerrado en el auto,
    encerrada en el coche, encerrada en el carro, en el coche cerrado, en el carro cerrado, en el coche al sol, en el auto al sol, al sol en la obra, muchas horas al sol, se quedo al sol, al rayo del sol, congelad- de frio, helad- de frio, tieso de frio,
    tiesa de frio, se esta congelando, quedo congelado en, principio de hipotermia, ipotermia, sepultad-, bajo los escombros, debajo de los escombros, derrumbe, se derrumbo, avalancha, enterrad- viv-, alcohol adulterado`,
  sign: `
    palid-, helad-, sudando frio, babe-, babea, espuma, no puede tragar, no traga, no puede llorar, no llora, no puede toser, ronc-, debil, pupilas, pupila, no moja, mollera, hundid-, quejid-, no se tiene en pie, no se puede parar, gritos de dolor, retorciendo,
    tiritando, dobla de dolor, palido, palida, palidisim-, blanco como papel, blanca como papel, blanco como un papel, blanco blanco, amarillo como, frio como hielo, helado, helada, fri- y sudando, sudor frio, pegajoso, babeando, baba, tirando baba, echando baba,
    se le cae la baba, no puede pasar saliva, no pasa saliva, no puede tragar saliva, no traga saliva, ronco, se esta poniendo ronc-, voz sin voz, se quedo sin voz, perdio la voz, no le sale la voz, carraspea, tos seca, tose mucho, tos de perro, no puede hablar,
    llora agudo, llanto agudo, llora raro, llorar agudo, gime, gimiendo, quejandose, quejando, se queja mucho, grita de dolor, gritando de dolor, llora de dolor, grita si la toco, grita si lo toco, pupilas chiquitas, pupilas grandes, ojos chiquitos, ojos hundidos,
    ojos amarillos, mollera hinchada, mollera hundida, fontanela, labios secos, no moja el pañal, no moja pañal, pañal seco, no ha mojado, no hace pis, orina oscura, orina color, orina como coca, coca cola, boca seca, se marea, mareo al, se marea al, marear,
    debilidad, muy debil, no tiene fuerza, no tiene fuerzas, sin fuerza, no se para, ya no se para, no se puede sostener, no se sostiene, no se tiene, no puede caminar, no puede mantenerse, no aguanta el dolor, retorciendose de dolor, doblado de dolor,
    doblada de dolor, se dobla del dolor, se retuerce de dolor, no quiere mamar, panza dura, panza hinchada, barriga hinchada, musculos duros, rigido, muy mal, se ve muy mal, esta muy mal, se puso mal, se puso muy mal, se pone mal, maread-, esta frio, esta fria,
    fria y, frio y, todo frio, toda fria, orina color coca, con pitos`,
  infant: `
    recien nacido, recien nacida, dias de nacido, semanas de vida, meses de edad, de un mes, de dos meses, de tres meses, prematuro, prematura, neonato, mesecitos, rn, recien nacidita, recien nacidito, recién nacid-, reciennacid-, bebita de, bebito de, beba de,
    guagua de, bebe recien, dias de vida, semanas de nacido, semanas de nacida, semanas de edad, mes de vida, meses de vida, meses de nacido, un mes de, dos meses de, tres meses de, mesecito, 1 mes, 2 meses, 3 meses, un mesecito, un mes de nacid-, tiene un mes,
    tiene dos meses, tiene tres meses, tiene dias, 15 dias de, 10 dias de, 20 dias de, lactante, sietemesino, prematurito, bebecito, bebecita`,
};
