import type { PoisonWords } from '../../WordLists.ts';

export const poison: PoisonWords = {
  toxic: `
    lejia, cloro, lavandina, limpiador, limpiapisos, desatascador, destapacaños, sosa, sosa caustica, soda caustica,
    detergente, lavavajillas, suavizante, amoniaco, desinfectante, anticongelante, gasolina, nafta, diesel, keroseno,
    queroseno, petroleo, aguarras, thinner, tiner, disolvente, pintura, acetona, quitaesmalte, metanol, veneno,
    venenos, matarratas, raticida, insecticida, plaguicida, pesticida, herbicida, mata hierba, glifosato, naftalina,
    pila, pilas, bateria, pila de boton, iman, imanes, perfume, colonia, alcohol en gel, gel hidroalcoholico,
    alcohol de quemar, enjuague bucal, aceite esencial, liquido de vapeo, nicotina, cigarro, colilla, cigarrillo,
    pegamento, tinte, peroxido, agua oxigenada, acido, acido muriatico, salfuman, setas, hongos, hongo, bayas,
    planta venenosa, toxic*, mercurio, cianuro, fertilizante, capsula de detergente, capsula de lavadora, pinol,
    suavitel, limpia hornos, limpiahornos, antical, producto de limpieza, productos de limpieza, lejía`,
  pack: `
    frasco, bote, botella, caja, cajas, blister, blisters, tarro, paquete, tableta, tira, tiras, sobre, pastillero,
    bolsa, botiquin, tubo, envase`,
  empty: `
    vacio, vacia, vacios, medio vacio, medio vacia, no queda, no quedan, falta, faltan, desaparec*, abierto, abierta,
    tirado, tiradas, encontre, al lado, junto a, en la boca, en el suelo, se acabaron`,
  wrong: `
    equivocad-, por error, por equivocacion, doble, dos veces, el doble, repetid-, por accidente, sin querer,
    en vez de, en lugar de, de mi marido, de mi madre, de mi padre, del abuelo, de la abuela, de otra persona,
    de su hermano, de otro, diez veces, triple, confund-, confundi, me equivoque, se equivoco, ya le habia dado,
    ya la habia tomado, ya habia tomado, ya se la habia, otra vez, dos dosis, de adulto, de mas, de golpe, a la vez,
    otro paciente, no era, del perro`,
  give: `
    di, dio, dado, dimos, dando, dieron, inyect-, puse, puso, administr-, pinch-, le hemos dado, le puse, le di`,
  dose: `
    dosis, insulina, unidades, inyeccion, jeringa, jeringas, parche, parches, ml, mg, cucharada, cucharadas, rapida,
    lenta, pinchazo`,
  alcohol: `
    alcohol, vodka, whisky, ron, vino, cerveza, cervezas, tequila, borrach-, aguardiente, copas, mezcal, trago,
    tragos, licor, pisco`,
  gas: `
    fuga de gas, olor a gas, huele a gas, escape de gas, monoxido, monoxido de carbono, gas abierto,
    gas de la cocina, calefon, brasero, emanacion, vapores, el gas, humo del coche, gases`,
  mix: `mezcl-, mezcle, mezclado, mezclo, junte, combin-`,
  drug: `
    heroina, cocaina, coca, extasis, mdma, fentanilo, cristal, marihuana, porro, ketamina, lsd, anfetamina*, drogas,
    droga, pasta base, tusi, popper, burundanga, le echaron algo en la bebida`,
};
