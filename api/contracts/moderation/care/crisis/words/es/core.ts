import type { CoreWords } from '../../WordLists.ts';

export const core: CoreWords = {
  common: `
    el, la, los, las, un, una, unos, unas, de, del, al, que, y, o, en, por, para, con, sin, es, esta, estan, estoy,
    soy, son, no, si, se, me, mi, mis, te, tu, su, sus, le, lo, les, nos, yo, ella, muy, mas, pero, como, cuando,
    donde, porque, hay, ha, he, tengo, tiene, quiero, quiere, puedo, puede, este, esto, eso, ya, ahora, hace, desde,
    hasta, mucho, todo, todos, nada, cual, quien, usted, fue, era, ser, estar, ayuda, hola, gracias, va, voy, a,
    creo, siento, otra, otro`,
  not: `
    no, ni, nunca, sin, jamas, tampoco, nada, dejo de, deja de, dejado de, apenas, incapaz, paro de, nadie, ningun,
    ninguna, ya no`,
  i: `
    yo, soy, estoy, tengo, he, voy, quiero, puedo, creo, pienso, siento, necesito, se me, me siento, conmigo, tome,
    bebi, trague, hice, fui, estaba, tenia, vivo, llevo, debo, haria, ando, quisiera, prefiero, odio`,
  me: `me, mi, mis, nos, nuestro, nuestra, nuestros, nuestras, mio, mia, a mi, conmigo`,
  he: `el, ella, ellos, ellas, le, su, sus, lo, la, se`,
  kin: `
    madre, mama, mami, padre, papa, papi, hijo, hija, hijos, hijas, nene, nena, bebe, guagua, nino, nina, ninos,
    marido, esposo, esposa, mujer, pareja, novio, novia, hermano, hermana, abuelo, abuela, abuelita, abuelito, tio,
    tia, primo, prima, sobrino, sobrina, amigo, amiga, vecino, vecina, suegra, suegro, cunado, cunada, padrastro,
    madrastra, hijastro, senor, senora, chico, chica, chaval, chavo, companero, companera, pequeno, pequena, peque,
    yayo, yaya, nieto, nieta, recien nacido, alumno, alumna, ex, viejo, vieja, jefa, jefe, muchacho, muchacha, wawa,
    pibe, morro, chamaco, chamaca, hombre`,
  child: `
    hijo, hija, hijos, hijas, nene, nena, bebe, guagua, nino, nina, ninos, pequeno, pequena, peque, recien nacido,
    nieto, nieta, sobrino, sobrina, chiquito, chiquita, chiquitin, crio, cria, chamaco, wawa, gemelos, hermanito,
    hermanita, alumno, alumna`,
  partner: `
    marido, esposo, esposa, mujer, pareja, novio, novia, ex, padre, papa, padrastro, madre, mama, madrastra, hermano,
    hermana, tio, tia, primo, hijo, abuelo, suegro, suegra, cunado, familia, vecino, casero, companero, compañera,
    hombre, senor, padrino, viejo, ex marido, ex novio`,
  help: `
    ayuda, ayudenme, ayudame, ayudeme, auxilio, socorro, por favor, porfa, porfavor, xfa, urgente, urgencia,
    emergencia, rapido, ya, ahora, ahora mismo, que hago, que hacemos, que puedo hacer, que debo hacer, llamo,
    en este momento, sos, deprisa, cuanto antes, 112, 911, hospital, urgencias, no se que hacer, ahorita`,
  want: `
    quiero, quiere, querer, quisiera, queria, voy a, va a, vamos a, ganas de, deseo, desea, ojala, pienso en,
    pensando en, pienso, pensado en, planeo, planea, prefiero, preferiria, me gustaria, intento, intentar, intente,
    estoy por, a punto de, decidido, decidi, necesito, listo para, lista para, mejor, imagino, sueno con,
    pensamientos de, tengo que, deberia, merezco, espero, kiero, qiero, vaya a`,
  die: `
    morir, morirme, morirse, muero, muera, muerto, muerta, morirnos, muriendo, muerte, estar muerto, estar muerta,
    dejar de existir, dejar de vivir, no existir, fallecer, morirte, moriria, irme con dios, irme al cielo,
    reunirme con, estirar la pata`,
  killSelf: `
    suicid*, matarme, matarse, me mato, me matare, me voy a matar, me quiero matar, me mataria, se quiere matar,
    se va a matar, se mata, quitarme la vida, quitarse la vida, me quito la vida, quitar la vida, acabar con mi vida,
    acabar con su vida, acabo con mi vida, terminar con mi vida, terminar con su vida, poner fin a mi vida,
    poner fin a mi, cortarme las venas, me corto las venas, cortarse las venas, cortado las venas,
    tirarme/tirarse/lanzarme/lanzarse/aventarme/arrojarme/saltar ~ puente/tren/metro/balcon/ventana/azotea/techo/carro/coche/via/vias/acantilado/edificio/vacio/camion/piso,
    tirarme al tren, pegarme un tiro, pegarse un tiro, darme un tiro, volarme la cabeza, ahorcarme, ahorcarse,
    me ahorco, colgarme, colgarse, ahogarme en el mar/rio, envenenarme, tomarme todas las pastillas, tomarme todas,
    tomar todas mis pastillas, tragarme todas, meterme un tiro, kitarme la vida, atentar contra mi vida,
    hacerme desaparecer, matenme, mátame`,
  breathe: `respir-, aire, aliento, respiracion`,
  noBreath: `
    no/ya respira, no puede respirar, no puedo respirar, dejo de respirar, dejado de respirar, deja de respirar,
    no esta respirando, no respiro, sin respirar, no le entra ~ aire, no me entra ~ aire, me falta el aire,
    le falta el aire, no tiene aliento, casi no respira, apenas respira, no respirava, no agarra aire,
    no logra respirar, no consigue respirar, paro respiratorio, paro de respirar, no respire`,
  choke: `
    atragant-, ahogandose, se ahoga, se esta ahogando, ahogandome, me ahogo, me estoy ahogando, se asfixia, asfixi-,
    esta ahogando, se atoro, ahogado con, ahogo con, sofoc-`,
  unconscious: `
    inconsciente, inconciente, perdio el conocimiento, perdido el conocimiento, pierde el conocimiento,
    perdio la conciencia, perdio el sentido, sin conocimiento, sin sentido, desmay-, desplom-, desvanec-, colapso,
    colapsad-, privad-, en coma, ojos en blanco, no esta consciente, se cayo redondo, noqueado, desvanecida,
    tirado en el suelo, tirada en el suelo, caido redondo`,
  noWake: `
    no despierta, no se despierta, no reacciona, no responde, no contesta, no vuelve en si, no puedo despertar*,
    no lo puedo despertar, no la puedo despertar, no logro despertar*, no consigo despertar*,
    no hay forma de despertar*, no hay manera de despertar*, no abre los ojos, no recobra, sin responder,
    no me responde, no recupera el conocimiento, no reaccionaba, no despertaba, imposible despertar*, no se mueve ni`,
  seizure: `
    convuls*, crisis, ataque epileptico, ataque de epilepsia, ataques, ataque, epileptic*, estatus epileptico,
    crisis epileptica, crisis convulsiva, espasmos, ausencias, combulsion*, tonico clonica, conbulsion*`,
  noStop: `
    no para, no paran, no se le pasa, no se le quita, no cesa, no termina, no acaba, no se detiene, no deja de,
    no se para, sin parar, sigue convulsionando, sigue igual, sigue con, todavia sigue, no ha parado, no se le corta,
    no cede, no se corta, no se calma, no le para, aun sigue, y sigue, no frena`,
  stroke: `
    ictus, derrame, derrame cerebral, acv, ataque cerebral, infarto cerebral, embolia, evento cerebrovascular,
    hemorragia cerebral, aneurisma, apoplejia, trombosis, avc`,
  heart: `
    infarto, ataque al corazon, paro cardiaco, ataque cardiaco, paro cardiorrespiratorio, al corazon, infartando`,
  having: `
    tiene, tengo, teniendo, esta teniendo, le esta dando, me esta dando, dando, le dio, me dio, le ha dado,
    me ha dado, creo que, parece, puede ser, sera, es un, esta sufriendo, sufre, sufriendo, puede que,
    estoy teniendo, seguro que, ha tenido, tuvo, acaba de tener, esta con, sospecho, le empezo, esta haciendo,
    empezo`,
  throat: `
    garganta, lengua, labios, labio, glotis, cara, traquea, parpados, ojos, cuello, boca, laringe, via aerea`,
  swell: `
    hinch*, inflam*, cerrando, se cierra, se le cierra, se me cierra, cerrad-, edema, inchad-, inchando, enorme,
    se me esta cerrando, apretad-, doble de tamano`,
  ambulance: `
    llam- ~ ambulancia, llamen ~ ambulancia, necesito ~ ambulancia, necesitamos ~ ambulancia, mand- ~ ambulancia,
    manden ~ ambulancia, envi- ~ ambulancia, una ambulancia, llama al 112, llamen al 112, llama al 911,
    llamen al 911, llamar al 112, llamar al 911, llamar a emergencias, llamen a emergencias, ambulancia ya,
    ambulancia por favor, pidan ~ ambulancia, pide ~ ambulancia, traigan ~ ambulancia, llamen a un medico,
    ambulancia urgente`,
  ingest: `
    tom-, tome, tomo, tomado, tomando, trag-, trague, trago, tragado, beb-, bebi, bebio, bebido, com-, comio, comido,
    ingir-, ingiri-, inger-, chup-, engull-, se metio en la boca, metio a la boca, tragarse, inyect-, aspir-, zamp-,
    mordio, mastic-, inhal-, dieron, le di, se echo, se mando, probo, se llevo a la boca, me meti, se metio`,
  medicine: `
    pastilla, pastillas, comprimido, comprimidos, capsula, capsulas, pildora, pildoras, medicamento, medicamentos,
    medicina, medicinas, medicacion, remedio, remedios, tableta, tabletas, farmaco, farmacos, paracetamol,
    acetaminofen, tylenol, ibuprofeno, aspirina, aspirinas, diazepam, valium, lorazepam, orfidal, alprazolam,
    trankimazin, clonazepam, rivotril, morfina, tramadol, codeina, metadona, fentanilo, insulina, sertralina,
    fluoxetina, amitriptilina, quetiapina, litio, keppra, valproato, depakine, carbamazepina, baclofeno, gabapentina,
    pregabalina, propranolol, digoxina, sintrom, warfarina, metformina, metformin, antidepresivo*, somnifero*,
    sedante*, tranquilizante*, antiepileptic*, analgesic*, gotas, jarabe, metilfenidato, ansiolitico*, pastis,
    metamizol, nolotil, omeprazol, enalapril, losartan, vitaminas, hierro, parche, parches, metotrexato,
    levotiroxina, dosis`,
  overdose: `
    sobredosis, sobre dosis, sobredosi, pasado de dosis, intoxicad- con, se intoxico con, me intoxique con`,
  many: `
    demasiad-, muchas, muchos, todas, todas las, todos los, todo el, toda la, un monton, un monton de, un puñado,
    puñado de, puñado, entero, entera, enteras, frasco de, bote de, caja de, blister de, media caja, medio frasco,
    medio bote, un bote, de mas, varias, varios, mas de, bastantes, decenas, docena, de golpe, de una vez, vaso de,
    el resto, mucho, demasiado, dos cajas, tres cajas, un buen, un trago de, sin contar, de un jalon`,
  hit: `
    peg-, golpe-, pate-, abofete-, estrangul-, maltrat-, ahorc-, agred-, agredi-, empuj-, ataco, ataca, atac-,
    muerd-, mord-, apalea-, azot-, zurr-, lastim-, cachete-, quem-, sacud-, pellizc-, apuñal-, acuchill-, madre-,
    aporre-, dio una paliza, da una paliza, daña, tortur-, puñetazo, bofetada, bofetadas, cachetada, patadas,
    palizas, golpes, fajó, cintarazos, chingadazos, cintazos, hace daño`,
  hitMe: `

    me/nos ~ peg-/golpe-/pate-/abofete-/estrangul-/agred-/agredi-/madre-/azot-/zurr-/apale-/atac-/ahorc-/lastim-/quem-/apuñal-,
    me ~ paliza/palizas/patadas/bofetada/bofetadas/puñetazo/puñetazos/cachetada/cachetadas/golpes/puñetazos/empujon/empujones,
    pegarme, golpearme, pegandome, golpeandome, estrangularme, me pone la mano encima, me puso la mano encima,
    me levanta la mano, me levanto la mano, me hace daño, me jala/jalo/tira/tiro/agarra/agarro del pelo,
    me agarra del cuello, me agarro del cuello, me maltrat*, le peg- ~ a mi/mis, golpea a mi, pega a mi, pega a mis,
    golpea a mis, pego a mi, le pega a la, me aprieta el cuello, me tira cosas, me avienta, me avento,
    me muele a golpes, me tira al suelo, me empuj-, me escup-`,
  rape: `
    viol*, me violo, me violaron, violacion, violador, abuso sexual, abusa sexualmente, abuso sexualmente,
    abuso de mi, abusa de mi, abusaron de mi, abusan de mi, abusando de, agresion sexual, agredio sexualmente,
    agredieron sexualmente, me obliga a tener relaciones, me obligo a tener, obliga a tener sexo, me fuerza a tener,
    forzo a tener, a la fuerza, sin mi consentimiento, mientras dormia, se aprovecho de mi, me toca ~ y no quiero,
    me la metio, abuso de ella, abuso de mi hija, abusa de mi hija`,
  threat: `
    me/nos/la/lo/le va a matar, va a matarme, va a matarnos, quiere matarme, quiere matarnos, me quiere matar,
    nos quiere matar, me va a pegar, va a pegarme, amenaza con, amenazo con, me amenaz-, nos amenaz-,
    amenaz- ~ matar*, amenazas de muerte, me mata si, me matara, me dijo que me mata*, dice que me ~ matar,
    dice que me mata, intento matarme, trato de matarme, intenta matarme, me quiso matar, me intento ahorcar,
    me intento matar, me va a quemar, me va a hacer daño, me hara daño, juro que me, ha jurado matarme`,
};
