import type { SuicideWords } from '../../WordLists.ts';

export const suicide: SuicideWords = {
  notHere: `
    no quiero vivir, no quiere vivir, no quiero seguir viviendo, no quiero seguir, no quiero estar aqui,
    no quiero estar mas aqui, no quiere estar aqui, no quiero existir, no quiero estar viv-, no quiero despertar,
    no quiere despertar, no despertar, no despertarme, no volver a despertar, no deseo vivir,
    no tengo ganas de vivir, sin ganas de vivir, no me quedan ganas, cansad- de vivir, hart- de vivir,
    hart- de la vida, cansad- de esta vida, cansad- de la vida, dejar de vivir, ojala no despertara,
    ojala no despierte, ojala me muera, ojala estuviera muert-, ojala no hubiera nacido, no haber nacido,
    nunca haber nacido, nunca debi nacer, no debi nacer, no merezco vivir, no vale la pena vivir,
    no vale la pena seguir, no estare, ya no estare, cuando ya no este, cuando no este, cuando me vaya,
    cuando yo falte, dejar este mundo, irme de este mundo, irme para siempre, dejar de existir, ya no quiero vivir,
    ya no quiero estar, mi ultima noche, mi ultimo dia, no sirvo para vivir, para que vivo, para que sigo viv-,
    irme con mi madre, reunirme con, preferiria estar muert-, prefiero morir, prefiero estar muert-,
    dormir y no despertar, dormirme y no despertar, me rindo con la vida, renunciar a la vida, ya no quiere vivir,
    no aguanto vivir, no amanecer`,
  endIt: `
    acabar con todo, terminar con todo, terminar con esto, acabar con esto, acabar de una vez, terminar de una vez,
    que todo termine, que todo acabe, que se acabe todo, que esto termine, que esto acabe, ponerle fin,
    poner fin a todo, que pare todo, la unica salida, unica solucion, dejar de sufrir, no sufrir mas,
    descansar para siempre, descansar de todo, terminar mi sufrimiento, acabar mi sufrimiento, hacerlo esta noche,
    esta noche lo hago, lo voy a hacer, acabar conmigo, borrarlo todo, ya no sufrir, descansar en paz`,
  betterOff: `
    mejor sin mi, estarian mejor sin, estarian mejor si, estarian todos mejor, mejor si no estuviera,
    mejor si me muero, mejor si me muriera, mejor si yo no, mejor si no existiera, mejor muert-, mas facil sin mi,
    mas felices sin mi, tranquilos sin mi, librarse de mi, se libraran de mi, descansarian de mi,
    descansarian sin mi, sin mi todo, sin mi estarian, sin mi vivirian, no me necesitan, estarian aliviados,
    mejor que no estuviera, valgo mas muert-, mejor que me muera, mejor si desaparezco`,
  burden: `
    carga, una carga, un estorbo, estorbo, un peso, un lastre, soy un problema, molesto a todos, les arruino la vida,
    arruino la vida, solo doy problemas, solo molesto, no sirvo para nada, solo causo`,
  noGoOn: `
    no puedo mas, no aguanto mas, ya no aguanto, ya no puedo, no puedo seguir, no puedo seguir asi, no soporto mas,
    ya no soporto, no quiero seguir asi, no doy mas, no resisto mas, me rindo, estoy hart-, hart- de todo,
    cansad- de luchar, cansad- de todo, no tengo fuerzas, sin fuerzas para seguir, no tengo fuerzas para seguir,
    al limite, tocado fondo, toque fondo, no le veo salida, no me queda nada, tirar la toalla, no aguanto esta vida,
    ya fue, ya basta, se me acabaron las fuerzas, ya no doy`,
  noPoint: `
    no tiene sentido, nada tiene sentido, sin sentido, ya no tiene sentido, mi vida no tiene sentido,
    para que seguir, para que vivir, no hay razon para vivir, ninguna razon para vivir, sin razon para vivir,
    nada por lo que vivir, no tengo nada por que, no tengo por que vivir, no veo salida, no hay salida, sin salida,
    no hay esperanza, sin esperanza, no vale la pena, nada vale la pena, mi vida no vale, no le veo sentido,
    de que sirve vivir, de que sirve seguir, por que sigo viv-, ya nada importa, no tengo futuro, no veo futuro,
    mi vida se acabo`,
  sleepForever: `
    dormir para siempre, dormirme para siempre, no despertar nunca, no despertar mas, no volver a despertar,
    no despertarme mas, dormir y no despertar, cerrar los ojos para siempre, dormir y ya no, dormirme y ya no,
    no amanecer, sueño eterno`,
  disappear: `
    desaparecer, desaparezco, esfumarme, irme para siempre, borrarme, no estar, evaporarme, largarme de este mundo,
    no existir, apagarme`,
  selfHarm: `
    me corto, me corte los brazos, me corte el brazo, me corte las piernas, cortarme, me estoy cortando,
    me he cortado, se corta, se esta cortando, se corto los brazos, cortarse, autolesi*, hacerme daño, me hago daño,
    me hice daño, me lastimo, lastimarme, se hace daño, hacerse daño, se lastima, lastimarse, me quemo con,
    quemarme con, me golpeo a mi mism-, golpearme a mi mism-, cortes en los brazos, cortes en las muñecas,
    cortadas en los brazos, hacerme cortes, me rasguño hasta, hacer una locura, hacer una tonteria, hacer algo malo,
    hacerme algo, me castigo, miedo de mi mism-, miedo a mi mism-, miedo de lo que pueda hacer, rajarme, cuchilla,
    vuelvo a cortarme`,
  hang: `
    ahorcarme, ahorcarse, me ahorco, colgarme, colgarse, se ahorco, se colgo, soga, una soga, la soga,
    cuerda al cuello, cuerda en el cuello, cinturon en el cuello, cuerda preparada, bolsa en la cabeza, colgarme de`,
  jump: `
    saltar, salto, saltare, tirarme, tirarse, lanzarme, lanzarse, arrojarme, aventarme, me tiro, me aviento,
    me lanzo, me arrojo, brincar, dejarme caer, ponerme delante, ponerme en, se tira, se tiro, se lanzo`,
  height: `
    puente, azotea, balcon, ventana, tren, vias, metro, anden, acantilado, edificio, terraza, techo, carretera,
    camion, barranco, rio, vacio, piso, barandal, coche, coches, precipicio, cornisa, mar`,
  plan: `
    tengo un plan, tiene un plan, ya tengo todo, todo preparado, todo listo, ya lo tengo, ya se como,
    lo tengo planeado, lo tengo pensado, lo he planeado, lo tengo decidido, ya decidi, esta decidido,
    ya esta decidido, guardando pastillas, guardado pastillas, guardo pastillas, juntando pastillas,
    juntado pastillas, junte pastillas, ahorrando pastillas, acumul-, escrib- ~ carta, escribi una carta,
    escrib- ~ nota, carta de despedida, nota de despedida, cartas de despedida, deje una nota, dejo una nota,
    fecha elegida, tengo fecha, puse fecha, compre una soga, compre una cuerda, compre un arma, compre pastillas,
    busque formas, he buscado formas, buscando formas, buscando maneras, pensado como, pensando como,
    conte las pastillas, contando las pastillas, testamento`,
  farewell: `
    adios, me despido, despedirme, despedida, despidiendo, despedi, es mi ultimo, ultimo mensaje, ultima vez,
    no me busquen, perdonenme, perdoname, perdon por todo, perdon a todos, gracias por todo, cuida de mis,
    cuiden de mis, cuiden a mi, cuida a mi, cuida de mi, cuando lean esto, cuando leas esto, diganle a mi, dile a mi,
    diles que, los quiero mucho, no es culpa de nadie, no se culpen, regale mis cosas, regalando mis cosas,
    regalando sus cosas, regale todas, hasta siempre, hasta nunca, se acabo, se acabo todo, por fin en paz,
    por fin descansare, descansare, pronto acabara, pronto terminara, funeral, entierro, quien cuidara`,
  howDie: `
    como matarme, como suicidarme, como puedo matarme, como puedo morir, como morir, formas de morir, forma de morir,
    manera de morir, maneras de morir, formas de suicid*, formas de matarme, morir sin dolor, muerte sin dolor,
    morir rapido, morir dormid-, cuantas ~ para morir, cuantas ~ para matarme, cuantas ~ morirme,
    cuanto ~ para morir, cuantas pastillas hay que, cuantas pastillas hacen falta, dosis letal, dosis mortal,
    duele morir, duele morirse, duele ahorcarse, manera mas rapida de, forma mas rapida de, forma menos dolorosa,
    sin dolor, eutanasia para mi, como se hace una soga, nudo de ahorcado, como hacer un nudo, que pastillas matan`,
  despair: `
    me odio, odio mi vida, odio vivir, me doy asco, soy un fracaso, no valgo nada, soy una basura, soy basura,
    nadie me quiere, nadie me extrañaria, nadie me echaria de menos, a nadie le importo, a nadie le importa,
    nadie se daria cuenta, estoy sol-, tan sol-, me siento sol-, vaci-, pensamientos oscuros, malos pensamientos,
    ideas oscuras, ideas raras, voces me dicen, las voces, lo perdi todo, perdido todo, no paro de llorar,
    lloro todas las noches, mi vida es un infierno, un infierno, no sirvo, tanto dolor, muert- por dentro,
    muert- en vida, solo quiero descansar, todo esta negro, tocando fondo, depresion muy fuerte, hundid-`,
  means: `
    soga, cuerda, cuchilla, cuchillas, navaja, pistola, arma, escopeta, cuchillo, pastillas delante,
    pastillas en la mano, frasco en la mano, pastillas al lado, pastillas aqui, bote de pastillas,
    pastillas enfrente, frasco de pastillas, veneno, gas, insulina, bolsa de plastico, gillette, cutter, tijeras`,
};
