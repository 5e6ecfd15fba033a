import type { PoisonWords } from '../../WordLists.ts';

export const poison: PoisonWords = {
  toxic: `
    javel, eau de javel, deboucheur, destop, soude, soude caustique, detergent, lessive, liquide vaisselle, produit vaisselle, pastille lave vaisselle, lave vaisselle, adoucissant,
    assouplissant, ammoniaque, desinfectant, antigel, lave glace, gazole, gasoil, diesel, petrole, white spirit, terebenthine, diluant, dissolvant, acetone, vernis, methanol,
    alcool a bruler, poison, empoisonn*, mort aux rats, raticide, souricide, insecticide, pesticide, desherbant, herbicide, roundup, anti limaces, antilimaces, naphtaline, antimites, piles,
    pile bouton, aimants, apres rasage, gel hydroalcoolique, bain de bouche, huile essentielle, huiles essentielles, e liquide, liquide de cigarette, nicotine, megot, megots, teinture,
    peroxyde, eau oxygenee, acide, detartrant, champignon, champignons, amanite, baies, muguet, laurier rose, digitale, plante toxique, toxique, mercure, cyanure, arsenic, engrais, chlore,
    dosette de lessive, capsule de lessive, produit menager, produits menagers, produit d entretien, nettoyant, decapant, allume feu, colchique, galet de piscine, chlore de piscine,
    anticalcaire, liquide de refroidissement, desttop, deboucheur de canalisation, eau ecarlate, ajax, canard wc, harpic, mr propre, cif, domestos, viakal, eau de javelle, javelle,
    produit pour les rats, produit rats, boulettes de rat, grains roses, graines de datura, datura, ricin, belladone, cigue, arum, dieffenbachia, oleandre, gui, houx, boule de lave linge,
    pods, capsules de lessive, tablette lave vaisselle, produit de piscine, produit pour piscine, produit menage, produit pour les poux, produit anti poux, produit de nettoyage,
    produit nettoyant, produits nettoyants, produit toxique, produit chimique, produit vitres, produit wc, gel wc, bloc wc, sanicroix, esprit de sel, acide chlorhydrique, chaux, ciment,
    lait frelate, alcool frelate, alcool artisanal, alcool maison, alcool 90, alcool a 90, colle glue, super glue, superglue, dissolvant a ongles, vernis a ongle, bain bouche, shampoing,
    gel douche, insecticid*, anti cafard, anti cafards, anti moustique, fumigene, anti fourmis, bouteille sans etiquette, bille magnetique, billes magnetiques, pile plate, pile ronde,
    petite pile, liquide de vape, liquide vapoteuse, vapoteuse, puff, permanganate, champignons du jardin, champignons de la foret, vesse, baies rouges, baies noires, baies inconnues,
    plante du jardin, plante inconnue, potion, remede traditionnel, khat, eau de batterie, liquide de frein, huile de moteur, huile moteur, kerosene, petrole lampant, mazout, fioul,
    alcool de menthe, alcool menager, detachant, produit a vitre, ammoniac, omo, poisson pierre, mort au rat, granules roses, furadan, engrai, pesticides, glyphosate, methylique, gel hydro,
    pommes de terre vertes, noyaux d abricot, du parfum, de la peinture, de la colle, cigarettes, capsule de, aimant, une pile, la pile, pile, essence, cigarette`,
  pack: `
    boite, boites, plaquette, plaquettes, flacon, flacons, tube, bouteille, pilulier, sachet, tablette, pot, paquet, armoire a pharmacie, pharmacie, blister, emballage, stock, ordonnance,
    semainier, boîte, cannette, ampoules, tablettes, un flacon de, gobelet, doseur, blisters, pilluliers, bidon, barquette, seringues, la plaquette`,
  empty: `
    vide, vides, vidé, videe, a moitie vide, moitie vide, manquent, plus rien, plus un seul, il en reste plus, reste plus, disparu, disparus, ouvert, ouverte, a cote, a cote d elle,
    a cote de lui, par terre, dans la bouche, dans sa main, renverse, entame*, presque vide, quasi vide, est vide, a vide, sont vides, vidée, eventre, entamee, dechire, manquait, il manque,
    manque des, il en manque, ne reste rien, reste rien, en reste que, reste que, sans bouchon, debouche, mal fermee, mal ferme, renversee, eparpille, eparpilles, a sec, fini la, terminee,
    boites vides, plaquettes vides, etait ouvert, etait ouverte, trouve une/la/des/le, finie, fini`,
  wrong: `
    trompe, trompee, me suis trompe*, s est trompe*, erreur, par erreur, par megarde, mauvais, mauvaise, double, doublee, deux fois, double dose, en double, redonne, deja donne, deja pris,
    deja prise, avait deja, avais deja, au lieu, a la place, de mon mari, de ma femme, de mon pere, de ma mere, de sa grand mere, de son grand pere, de mamie, de papi, du chien, d un autre,
    de son frere, de sa soeur, dix fois, trois fois, 10 fois, triple, confondu, confondue, melange, inverse, sans faire expres, accidentellement, en trop, en une fois, d un coup, a la fois,
    les siens, les miens, fois la dose, me suis plante*, s est plante*, s est gouree, me suis goure*, s est gouré, melange entre, intervertit, interverti, inverti, celui de mon, ceux de mon,
    ceux de ma, celui de ma, ceux de mamie, ceux de papi, ceux du chien, celui du chien, celui de mamie, celui de papi, les medicaments de son, les medicaments de sa, traitement de son,
    traitement de sa, traitement de mon mari, traitement de ma, celui d un autre, celle d un autre, autre resident, autre patient, pour le mien, pour les miens, a la place de, au lieu de,
    au lieu d, 2 fois, 2x, 3 fois, x2, x3, x10, deux doses, 2 doses, trois doses, dose de trop, doublé, double la dose, dix fois trop, 10 fois trop, dix fois plus, trop forte, mauvaise dose,
    mauvais dosage, dose pour adulte, dose adulte, d affilee, coup sur coup, repris, redonnee, redonner, avait deja donne, avait deja eu, avait deja pris, avais deja donne, avais deja pris,
    deja eu, deja fait, deux fois de suite, fois de suite, tout son matin, tout d un coup, pas les siens, pas les miens, pas le sien, pas a lui, pas a elle, etait pas pour, pas prescrit,
    pas a moi, me suis gourree, surdose`,
  give: `
    donne, donner, donnee, ai donne, a donne, avons donne, inject-, pique, administre*, mis, mets, fait, pose, colle, refait, redonne, redonner, fait boire, fait avaler, fait prendre,
    donne a, donnait, administr-, fais, injecte, refile, piquee, a passe, filé, refilé`,
  dose: `
    dose, doses, insuline, unites, unite, injection, piqure, seringue, pipette, patch, patchs, ml, mg, cuillere, cuilleres, bolus, perfusion, gouttes, unité, injections, piqures, cuillère,
    cac, mesurette, ampoule, comprime en trop, stylo d insuline, stylo insuline, seringues, pipettes, millilitres, milligrammes, la rapide, de rapide, la lente, de lente`,
  alcohol: `
    alcool, vodka, whisky, rhum, vin, biere, bieres, tequila, bourre, bourree, ivre, pastis, gin, bouteille de vin, saoul, saoule, shots, champagne, picole, du rose, ricard, whiskey, cognac,
    calvados, martini, jager, jagermeister, liqueur, apero, cuite, torche, beurree, soule, soûl, sodabi, koutoukou, bili bili, boukha, eau de vie, rakia, arak, alcools, bu comme un trou,
    bituree, alcolise, alcoolise, alcoolisee, 8 6, kro, bouteille de whisky, bouteille de vodka, bouteille de rhum, binouze, pinard, pinte, pintes, cannettes, canettes, mort saoul,
    ivre mort, ivre morte, coma ethylique, coma alcoolique`,
  gas: `
    fuite de gaz, odeur de gaz, sent le gaz, ca sent le gaz, gaz ouvert, monoxyde, monoxyde de carbone, detecteur de monoxyde, intoxication au, vapeurs, brasero, gaz d echappement,
    groupe electrogene, barbecue a l interieur, detecteur co, ca pue le gaz, pue le gaz, sent fort le gaz, gaz qui fuit, gaz fuit, gaz ouverte, robinet de gaz, gazinière ouverte,
    gaziniere allumee, detecteur de co, detecteur co2, detecteur de gaz, alarme co, alarme monoxyde, monoxide, mono oxyde, intoxication au monoxyde, chauffage au charbon,
    charbon dans la chambre, braises dans, flamme jaune, fumée du moteur, echappement, moteur qui tourne, moteur allume, garage ferme, rouge cerise, tuyau de gaz, cheminee refoule,
    bonbonne de gaz, odeur d oeuf pourri, gaz lacrymo, lacrymo, bombe lacrymogene, gaz, chaudiere, chauffe eau`,
  mix: `
    melanger, melangee, mixe, mis ensemble, melangé, melange javel, javel et vinaigre, javel et ammoniaque, javel et detartrant, vinaigre et javel, javel avec, javel plus, detartrant avec,
    melange de produits, melanges, a/ai/avons/ont melange, j ai melange, melange de la/du/des/avec/javel/l, en melangeant`,
  drug: `
    heroine, cocaine, coke, extasy, ecstasy, mdma, taz, ghb, cannabis, shit, beuh, space cake, lsd, ketamine, fentanyl, meth, 3mmc, amphet*, drogues, drogue a son insu,
    mis quelque chose dans mon verre, protoxyde, proto, poppers, champis, crystal, hero, héro, cocain*, rabla, exta, extas, ecsta, taze, gbl, beu, weed, haschich, hash, bedo, joints, thc,
    gateau au shit, gateau au cannabis, gummies, spice, buddha, buddha blue, keta, fenta, crystal meth, speeds, amphets, 3 mmc, 4mmc, cathinone, cathinones, mephedrone, chemsex, acide trip,
    champi, champignons hallucinogenes, tripé, defonce, drogué, droguee, lean, tramadol, kush, karkoubi, colle a sniffer, drogue a mon insu, dans mon verre, piquee en boite, piqure en boite,
    seringue en boite, gaz hilarant, pregabaline, saroukh, lyrika, drogue, un joint, du speed, du crack, crack, bonbons au thc`,
};
