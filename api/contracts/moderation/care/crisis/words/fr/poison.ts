import type { PoisonWords } from '../../WordLists.ts';

export const poison: PoisonWords = {
  toxic: `
    javel, eau de javel, deboucheur, destop, soude, soude caustique, detergent, lessive, liquide vaisselle,
    produit vaisselle, pastille lave vaisselle, lave vaisselle, adoucissant, assouplissant, ammoniaque, desinfectant,
    antigel, lave glace, essence, gazole, gasoil, diesel, petrole, white spirit, terebenthine, diluant, dissolvant,
    peinture, acetone, vernis, methanol, alcool a bruler, poison, empoisonn*, mort aux rats, raticide, souricide,
    insecticide, pesticide, desherbant, herbicide, roundup, anti limaces, antilimaces, naphtaline, antimites, pile,
    piles, pile bouton, aimant, aimants, parfum, apres rasage, gel hydroalcoolique, bain de bouche,
    huile essentielle, huiles essentielles, e liquide, liquide de cigarette, nicotine, cigarette, megot, megots,
    colle, teinture, peroxyde, eau oxygenee, acide, detartrant, champignon, champignons, amanite, baies, muguet,
    laurier rose, if, digitale, plante toxique, toxique, mercure, cyanure, arsenic, engrais, chlore,
    dosette de lessive, capsule de lessive, capsule, produit menager, produits menagers, produit d entretien,
    nettoyant, decapant, allume feu, encens, colchique, galet de piscine, chlore de piscine, anticalcaire,
    liquide de refroidissement`,
  pack: `
    boite, boites, plaquette, plaquettes, flacon, flacons, tube, bouteille, pilulier, sachet, tablette, pot, paquet,
    armoire a pharmacie, pharmacie, blister, emballage, stock, ordonnance, semainier`,
  empty: `
    vide, vides, vidé, videe, a moitie vide, moitie vide, manque, manquent, plus rien, plus un seul,
    il en reste plus, reste plus, disparu, disparus, ouvert, ouverte, trouve, a cote, a cote d elle, a cote de lui,
    par terre, dans la bouche, dans sa main, finie, fini, renverse, entame*`,
  wrong: `
    trompe, trompee, me suis trompe*, s est trompe*, erreur, par erreur, par megarde, mauvais, mauvaise, double,
    doublee, deux fois, double dose, en double, redonne, deja donne, deja pris, deja prise, avait deja, avais deja,
    au lieu, a la place, de mon mari, de ma femme, de mon pere, de ma mere, de sa grand mere, de son grand pere,
    de mamie, de papi, du chien, de quelqu un, d un autre, de son frere, de sa soeur, dix fois, trois fois, 10 fois,
    triple, confondu, confondue, melange, inverse, sans faire expres, accidentellement, adulte, en trop, en une fois,
    d un coup, en meme temps, a la fois, les siens, les miens, fois la dose`,
  give: `
    donne, donner, donnee, ai donne, a donne, avons donne, inject-, pique, administre*, mis, mets, fait, pose, colle,
    refait`,
  dose: `
    dose, doses, insuline, unites, unite, injection, piqure, seringue, pipette, patch, patchs, ml, mg, cuillere,
    cuilleres, rapide, lente, bolus, perfusion, gouttes`,
  alcohol: `
    alcool, vodka, whisky, rhum, vin, biere, bieres, tequila, bourre, bourree, ivre, pastis, gin, bouteille de vin,
    saoul, saoule, shots, champagne, picole`,
  gas: `
    fuite de gaz, odeur de gaz, sent le gaz, ca sent le gaz, gaz ouvert, monoxyde, monoxyde de carbone,
    detecteur de monoxyde, chaudiere, poele a, intoxication au, gaz, vapeurs, brasero, gaz d echappement,
    groupe electrogene, barbecue a l interieur, detecteur co, fumees`,
  mix: `melange, melanger, melangee, mixe, mis ensemble, verse`,
  drug: `
    heroine, cocaine, coke, crack, extasy, ecstasy, mdma, taz, ghb, cannabis, shit, joint, beuh, space cake, lsd,
    ketamine, fentanyl, meth, speed, 3mmc, amphet*, drogue, drogues, drogue a son insu,
    mis quelque chose dans mon verre, protoxyde, proto, poppers, champis, crystal`,
};
