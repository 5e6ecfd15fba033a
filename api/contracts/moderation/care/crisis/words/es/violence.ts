import type { ViolenceWords } from '../../WordLists.ts';

export const violence: ViolenceWords = {
  touch: `
    toc-, manose-, toque-, acarici-, bes-, agarr-, met- mano, se mete en mi cama, se mete a mi cama,
    se mete en la cama, viene a mi cuarto, viene a mi cama, entra en mi cuarto, entra a mi cuarto, roza, sob-,
    desnud-, se desnuda, me baña, masturb-, me ve bañarme, lam-, sentarme en sus piernas`,
  intimate: `
    partes intimas, partes privadas, ahi abajo, alli abajo, entre las piernas, pechos, senos, tetas, culo, nalgas,
    genitales, vagina, pene, ropa interior, bragas, calzones, desnud-, cama, cuando duermo, mientras duermo,
    cuando me baña, en la ducha, baño, sin permiso, sin mi permiso, sin querer yo, no quiero, le dije que no,
    dije que no, secreto, que no diga nada, que no lo cuente, no le diga a nadie, debajo de la ropa, pompis,
    incomod-, sexualmente, donde no debe`,
  force: `
    oblig-, forz-, fuerz-, me hace hacer, me hizo hacer, a la fuerza, contra mi voluntad, presion-, no puedo negarme,
    aunque digo que no, aunque diga que no, no para cuando`,
  sex: `
    sexo, relaciones, relaciones sexuales, acostarme con, acostarse con, sexuales, sexual, porno, tocarlo,
    hacerlo con el`,
  lock: `
    encerr-, encierr-, no me deja salir, no nos deja salir, no la deja salir, no le deja salir, no me dejan salir,
    no me deja irme, me quito las llaves, esconde las llaves, prisioner-, secuestr-, reten-, retien-, bajo llave,
    con llave, candado, no puedo salir de casa, atrapad-, cerro la puerta con, incomunicad-, me echo de casa`,
  tie: `
    at-, amarr-, atado, atada, ataron, amarrad-, encaden-, sujet-, me droga, me drogo, me drogan, seda, sedad-,
    sedan, dopad-, dopan, cinta en la boca, esposad-, contencion`,
  weapon: `
    cuchillo, navaja, pistola, arma, escopeta, machete, palo, martillo, hacha, cinturon, bate, fierro, rifle,
    botella, acido, gasolina, muleta, baston, cable, tubo, tijeras`,
  atDoor: `
    en la puerta, esta afuera, esta fuera, tras la puerta, golpea la puerta, golpeando la puerta, tira la puerta,
    rompe la puerta, quiere entrar, entro en casa, esta entrando, me sigue, me persigue, me acosa, me busca,
    me esta buscando, viene a por mi, viene por mi, me vigila, me espera, me rastrea, me espia, esta en la casa,
    en la otra habitacion, esta abajo, ya viene, viene para aca, sabe donde vivo, no se va`,
  afraid: `
    miedo, tengo miedo, aterr-, asustad-, pavor, panico, terror, escondid-, me escondo, esconderme, en peligro,
    no estoy segur-, no me siento segur-, temo, insegur-`,
  deprive: `
    no me da, no me dan, no me deja, no me dejan, no le da, no le dan, no le deja, no le dejan, me quita, me quito,
    me quitan, le quita, le quitan, me esconde, me escondio, le esconde, se queda con, se quedo con, me niega,
    me niegan, le niega, me roba, me robo, me roban, rompio mi, me rompio, me rompe, me apaga, me desconecta,
    me prohibe, prohib-, me controla, nos quita, me gasta, usa mi, tiro mi, me tiro, deja sin, dejo sin, me deja sin,
    vendio mi, fuera de mi alcance`,
  vital: `
    comida, comer, agua, beber, medicina, medicinas, medicacion, medicamentos, pastillas, insulina, silla,
    silla de ruedas, andador, muletas, baston, telefono, celular, movil, comunicador, tablet, audifonos, audifono,
    gafas, lentes, protesis, dinero, pension, tarjeta, prestacion, paga, sueldo, ayuda, baño, pañal, pañales,
    pasaporte, documentos, dni, papeles, oxigeno, cargador, medico, familia, amigas, amigos, calefaccion, perro guia,
    inhalador, sonda, llaves`,
  shout: `
    me grita, me gritan, nos grita, gritos, me insulta, me insultan, insult-, humill-, me humilla, me llama inutil,
    me llama loca, me llama retrasad-, me llama tont-, se burla, se burlan, burl-, me controla, controla todo,
    controla mi, celos, me aisla, me chantajea, chantaje*, me manipula, revisa mi telefono, revisa mi celular,
    no me deja ver, no me deja hablar, me echa de casa, me corre de la casa, nadie me va a creer,
    nadie te va a creer, nadie me creeria, bullying, acoso, acos-, me castiga, castig-, me desprecia, menosprecia,
    se rien de mi, me dice que no valgo`,
  push: `
    empuj-, tir-, arroj-, avent-, arrastr-, escup-, jal- del pelo, jala del pelo, tira del pelo, del pelo,
    de los pelos, estamp-, estrell-, zarande-, bruscamente, brusc-, sacud-, volc-, volte-, tumb-`,
  place: `
    pared, suelo, piso, escalera, escaleras, de la silla, silla, cama, puerta, muebles, contra la, contra el, calle,
    del coche`,
  bruise: `
    moreton*, morados, moraton*, cardenal*, marcas, ojo morado, hematoma*, golpes por, quemaduras de cigarro,
    labio roto, costilla rota, costillas rotas, brazo roto, nariz rota, arañazos, heridas raras, sangrado ahi,
    chupetones, señales de golpes`,
  harmOther: `
    hacerle daño a mi, hacer daño a mi, hacerle daño, miedo de hacerle daño, hacer daño a alguien, matar a mi,
    matar a alguien, matarlo, matarla, matarlos, pegue a mi, le pegue a mi, pegarle a mi, pegar a mi, golpee a mi,
    le pegue un, perdi el control con, pierdo el control con, perdi los nervios con, sacudi al bebe, sacudi a mi,
    zarandee, ahogar a mi, ahogarlo con, almohada en, tapar la cara, tirar al bebe, llevarmelo conmigo,
    llevarmela conmigo, llevarme a mis, llevarme a mi, voces me dicen que le, lastimar a mi, lastimarlo, lastimarla,
    lastime a mi`,
  forcedOp: `
    mutilacion genital, ablacion, circuncid-, esteriliz*, ligar las trompas, ligaron las trompas, matrimonio forzado,
    casarme a la fuerza, obligan a casarme, obligarme a casarme, casarme con, me quieren casar, me van a casar,
    quieren casar a, aborto forzado, obligan a abortar, obliga a abortar, me vende, venderme, trata de personas,
    prostitu*, me obliga a mendigar, pedir limosna, esclav-`,
  photo: `
    fotos desnud-, foto desnud-, desnuda, desnudo, nudes, fotos intimas, foto intima, videos intimos, video intimo,
    fotos mias, foto mia, video mio, me grabo, me graba, me filma, me filmo, pack, me pide fotos, pide fotos,
    mandar fotos, enviar fotos, publicar mis, publicar fotos, subir mis, sextorsion, camara escondida, camara oculta,
    fotos en la ducha, grooming`,
  neglect: `
    abandon-, sola todo el dia, solo todo el dia, horas en el suelo, horas sin, sucio de, sucia de, en su pis,
    en su orina, en sus heces, pañal sucio, sin cambiar, no lo cambian, no la cambian, no me cambian, no me asean,
    no la asean, no la bañan, no lo bañan, no le dan de comer, no me dan de comer, sin comer desde, sin comida,
    escaras, llagas, mojad-, me dejan en, la dejan en, lo dejan en, me deja en el suelo, me deja en la cama,
    me deja sola, me deja solo, la deja sola, lo deja solo, nadie viene, descuid-, me dejan horas, me deja horas,
    sin asear`,
  abuse: `
    abus-, maltrat*, violencia, violencia de genero, violent-, agresiv-, cruel, tortur-, me trata mal, me trata como,
    malos tratos, victima, le hacen daño, hacen daño`,
};
