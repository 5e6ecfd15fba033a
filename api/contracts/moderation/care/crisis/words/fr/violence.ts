import type { ViolenceWords } from '../../WordLists.ts';

export const violence: ViolenceWords = {
  touch: `
    touch-, touche, tripot-, peloter, pelot-, caress-, embrass-, attouch*, attrap-, met sa main, mis sa main,
    passe sa main, met ses mains, main dans, mains sur, vient dans mon lit, venait dans mon lit,
    vient dans ma chambre, entre dans ma chambre, se met dans mon lit, frott-, deshabill-, se deshabille, me lave,
    me regarde sous la douche, masturb-, lech-, assoit sur ses genoux, sur ses genoux, colle a moi, se colle`,
  intimate: `
    parties intimes, parties, sexe, entre les jambes, en bas, seins, poitrine, fesses, cul, vagin, penis, culotte,
    slip, sous les vetements, sous mes vetements, sous mon pull, nue, nu, lit, pendant que je dors, quand je dors,
    quand il me lave, sous la douche, douche, toilette, sans permission, sans ma permission, sans mon accord,
    je veux pas, veux pas, dit non, j ai dit non, je dis non, secret, notre secret, rien dire, ne rien dire,
    le dire a personne, dire a personne, ou il faut pas, ou il ne faut pas, bizarre, mal a l aise, sexuellement,
    n aime pas, pas normal`,
  force: `
    forc-, force, oblig-, oblige, contraint*, contrain*, me fait faire, contre mon gre, contre ma volonte, pression,
    peux pas dire non, peux pas refuser, meme quand je dis non, meme si je dis non, insiste, malgre mon refus`,
  sex: `
    coucher, sexe, rapport, rapports, relations sexuelles, sexuel, sexuelle, fellation, porno, faire l amour,
    le toucher, des choses, actes sexuels`,
  lock: `
    enferm-, enferme, sequestr-, laisse pas sortir, laisse plus sortir, laissent pas sortir, pas le droit de sortir,
    plus le droit de sortir, empeche de sortir, empeche de partir, laisse pas partir, prisonnier, prisonniere, a cle,
    a clef, pris mes cles, cache les cles, cache mes cles, confisque les cles, barre la porte, bloque la porte,
    retenu, retenue, retient, peux pas sortir de chez, m enferme, enfermee dehors, mise dehors, isolement,
    mise a l isolement, kidnapp*`,
  tie: `
    attach-, attache, attachee, ligot-, contention, sangl-, menott-, enchain-, drogue, me drogue, m a droguee,
    sedat*, calmants de force, bande sur la bouche, scotch, baillon-, baillonn-, shoote, camisole`,
  weapon: `
    couteau, fusil, pistolet, arme, revolver, machette, batte, marteau, hache, ceinture, baton, bouteille, acide,
    essence, cutter, barre de fer, bequille, canne, cable, tournevis, sabre, balai`,
  atDoor: `
    a la porte, devant la porte, derriere la porte, devant chez moi, tape a la porte, frappe a la porte,
    defonce la porte, tambourine, force la porte, entrer chez moi, entre chez moi, me suit, me poursuit, me harcele,
    harcel*, me cherche, est a ma recherche, m attend, m attend dehors, me surveille, m espionne, me traque, traceur,
    est dans la maison, dans la piece a cote, en bas de chez, est en bas, il arrive, il revient, sait ou j habite,
    veut pas partir, refuse de partir`,
  afraid: `
    peur, terrifi*, effray*, terreur, angoisse, cache, cachee, me cache, suis cachee, en danger, pas en securite,
    insecurite, crains, craint, panique, tremble`,
  deprive: `
    me donne pas, me donne plus, donne pas, donne plus, refuse de me, refuse de lui, me prive, prive, prives,
    prive de, privee de, me laisse pas, me laisse plus, laisse pas, laissent pas, m empeche, empeche de, empechent,
    m interdit, interdit, m enleve, m a enleve, enleve, me prend mon, me prend ma, me prend mes, m a pris mon,
    m a pris ma, m a pris mes, prend mon, prend ma, prend mes, pris mon, pris ma, confisqu-, me cache, cache mon,
    cache ma, cache mes, vole, me vole, m a vole, garde mon, garde ma, garde mes, casse mon, casse ma, cassé,
    a casse, detruit, detruit mon, coupe, controle mon, depense mon, jette mes, jete mes, met hors de ma portee,
    hors de portee, debranche, eteint mon, vendu mon, vide mon, vide mes, me nie, sans`,
  vital: `
    manger, nourriture, repas, eau, boire, medicament, medicaments, medocs, traitement, insuline, fauteuil,
    fauteuil roulant, deambulateur, bequilles, canne, canne blanche, telephone, portable, tablette, appareils,
    appareil auditif, appareils auditifs, lunettes, prothese, argent, carte, carte bancaire, aah, allocation,
    allocations, pension, salaire, compte, toilettes, wc, couche, protections, passeport, papiers, carte d identite,
    oxygene, chargeur, medecin, famille, amis, amies, chauffage, chien guide, inhalateur, sondes, cles, clefs,
    synthese vocale, pictos, interprete`,
  shout: `
    me crie dessus, crie dessus, hurle dessus, me hurle, m insulte, insult-, m humilie, humili-, rabaiss-,
    me rabaisse, me traite de, traite de, se moque de moi, se moque de, moque, moqu-, me controle, controle tout,
    controle mes, jaloux, m isole, isole de, chantage, me fait chanter, manipul-, fouille mon telephone,
    regarde mes messages, lit mes messages, me coupe de, me met dehors, m a mise dehors, me jette dehors,
    personne me croira, personne ne me croira, personne va me croire, personne voudra de moi, harcel*, harcele,
    me punit, puni, punit, me menace de, me meprise, mepris-, me dit de mourir, me dit que je suis folle,
    me dit que je vaux rien, me dit que je sers, fait peur, cris, hurle, crie`,
  push: `
    pouss-, jet-, jete, jetee, lanc-, bouscul-, train-, traine, trainee, crach-, tire par les cheveux,
    tire les cheveux, par les cheveux, plaqu-, projet-, renvers-, fait tomber, brusqu-, brutal-, brutalis-, secou-,
    malmen-, balanc-`,
  place: `
    mur, sol, par terre, escalier, escaliers, fauteuil, de mon fauteuil, lit, porte, meuble, table, contre le,
    contre la, voiture, vitre, fenetre, baignoire`,
  bruise: `
    bleus, bleu, ecchymos*, hematome*, marques, traces de coups, traces, oeil au beurre noir, coquard, cocard,
    brulures de cigarette, levre fendue, cote cassee, cotes cassees, nez casse, bras casse, griffures, morsures,
    blessures inexpliquees, saigne en bas, suçons, traces de doigts`,
  harmOther: `
    faire du mal a mon, faire du mal a ma, faire du mal a mes, faire du mal a quelqu, lui faire du mal,
    faire mal a mon, faire mal a ma, peur de lui faire, peur de faire du mal, frappe mon fils, frappe ma fille,
    frappe mon bebe, j ai frappe, j ai tape, j ai gifle, j ai secoue, secoue mon bebe, secoue le bebe,
    secouer mon bebe, secoue bebe, tuer mon, tuer ma, tuer mes, le tuer, la tuer, les tuer, tuer quelqu,
    etouffer mon, etouffer ma, l etouffer, l etrangler, oreiller sur, un oreiller, jeter le bebe, jeter mon bebe,
    perdu le controle avec, perds le controle, perdu patience et, perdre le controle, emmener avec moi,
    partir avec mes enfants, voix me disent de le, je l ai frappe*, je l ai secoue*, je l ai tape*, je l ai gifle*,
    je vais le tuer, je vais la tuer`,
  forcedOp: `
    excis*, excision, mutilation genitale, mutilations genitales, circonci-, steriliz*, sterilis*,
    ligature des trompes, ligaturer, mariage force, marier de force, mariee de force, me marier de force,
    veulent me marier, veut me marier, marier a un, marier avec un, epouser de force, forcer a epouser,
    avortement force, forcer a avorter, avorter de force, oblige a avorter, me vend, vendre, prostitu*, traite,
    me fait mendier, mendier, esclav-, crime d honneur, emmener au pays, ramener au bled, envoyer au bled, au bled`,
  photo: `
    photos nues, photo nue, photos de moi nue, photos intimes, photo intime, nudes, nude, video intime,
    videos intimes, sextape, photos de moi, video de moi, videos de moi, m a filmee, m a filme, me filme, filme,
    m a prise en photo, me prend en photo, demande des photos, veut des photos, envoyer des photos, publier mes,
    publie mes, diffuser, diffuse mes, revenge porn, sextorsion, camera cachee, camera dans, dickpic, leak`,
  neglect: `
    laisse seul, laissee seule, laisse seule, abandonn-, des heures dans, dans son urine, dans ses urines,
    dans ses excrements, dans ses selles, dans mon urine, dans mes urines, dans ses besoins, couche sale,
    couche pleine, protection sale, souille*, pas changee, pas change, pas lavee, pas lave, pas ete lavee,
    pas de toilette depuis, pas douche depuis, change pas, lave pas, nourrit pas, pas nourri, pas a manger,
    rien mange depuis, sans manger, escarre, escarres, neglig-, neglige, negligence, me laisse par terre,
    laisse par terre, laissee par terre, me laisse dans, me laisse sur, me laissent dans, me laissent sur,
    la laisse dans, le laisse dans, laissee sur les toilettes, personne vient, personne ne vient, sonnette,
    repond pas a la sonnette, maltraitance, sale, crasse`,
  abuse: `
    abus-, maltrait*, maltraitance, violences, violence, violences conjugales, violent, violente, agressif avec,
    cruel, tortur-, maltraite, me fait du mal, lui fait du mal, lui font du mal, me font du mal, mauvais traitements,
    sous emprise, emprise, victime, sévices, pervers, pedophile, pedo`,
};
