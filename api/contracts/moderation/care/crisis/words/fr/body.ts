import type { BodyWords } from '../../WordLists.ts';

export const body: BodyWords = {
  hardBreath: `
    mal a respirer, du mal a respirer, peine a respirer, difficulte a respirer, difficultes a respirer,
    gene respiratoire, respire mal, respire difficilement, respire tres vite, respire vite, respire fort,
    respire bizarrement, a bout de souffle, essouffl*, halete, haleter, suffoqu*, crise d asthme, ventoline ne,
    ventoline marche pas, manque d air, cherche son air, cherche l air, siffle, sifflement, detresse respiratoire,
    tirage, respiration bruyante, respiration rapide, respiration saccadee, pauses respiratoires, rale, gargouille,
    oppresse*, etouffe, respirer difficile, plus assez d air`,
  stuck: `
    coince, coincee, bloque, bloquee, reste en travers, en travers, avale de travers, passe pas,
    arrive pas a l enlever, arrive pas a recracher, coinces`,
  food: `
    nourriture, viande, os, arete, raisin, saucisse, pain, pomme, carotte, cacahuete, cacahouete, pop corn, bonbon,
    piece, bille, perle, jouet, bouton, pile, aimant, ballon, quelque chose, morceau, bout de, riz, cachet, comprime,
    dent, dentier, noisette, noix, chips, gateau, glacon, lego, capuchon, bouchon`,
  blue: `
    bleu, bleue, bleus, bleues, violet, violette, violets, violace, violacee, gris, grise, cyanos-, livide,
    blanc comme un linge, blanche comme un linge, bleute, bleutees, tout blanc, toute blanche, cireux`,
  colored: `
    devien-, devenu, devenue, est, toute, tout, levres, visage, doigts, vire, teint, peau, ongles, bouche, levre,
    sont, tourne, bout des doigts, couleur`,
  floppy: `
    tout mou, toute molle, mou, molle, poupee de chiffon, raide, inerte, tout raide, toute raide, rigide, sans tonus,
    flasque, comme une poupee, mollasson, amorphe`,
  wake: `
    reveill-, reagi-, reprend conscience, reprend connaissance, ranimer, revient a, repond, repondre, conscient,
    consciente`,
  move: `boug-, lever, lev-, remu-, marcher, tenir debout, soulever, serrer, me lever, se lever, plier`,
  feel: `sens, sent, sentir, sensation, sensibilite`,
  speak: `parl-, mots, parole, articul-, paroles, dire, discours`,
  slur: `
    n importe quoi, charabia, baragouin-, incoheren*, parle bizarre*, parle mal, bafouill-, bredouill-,
    bouche pateuse, voix pateuse, on ne comprend pas, on comprend rien, comprend rien a ce, comprends pas ce qu,
    comprends rien a ce, comme s il etait ivre, comme si elle etait ivre, comme ivre, propos incoherents,
    cherche ses mots, trouve plus ses mots, melange les mots, articule plus, articule mal, mange ses mots,
    du mal a parler, du mal a articuler, trouve pas ses mots, delire, peine a parler, langue pateuse`,
  see: `voit, voir, vois, vue, aveugle, vision, oeil, flou, trouble, double, yeux`,
  limb: `
    bras, jambe, jambes, main, mains, pied, pieds, cote, cote droit, cote gauche, moitie du corps, moitie, doigts,
    bas du corps, sous la taille, membre, membres, machoire, epaule, perinee, fesses, genou, poignet`,
  face: `visage, bouche, figure, moitie du visage, sourire, paupiere, joue, levre, face`,
  droop: `
    de travers, tordu, tordue, affaisse*, tombe d un cote, tombe, tombante, pendante, pend, devie, deforme*,
    paralyse, paralysee, qui tombe, asymetrique, asymetr*, sourit de travers, descend, grimace, bizarre d un cote`,
  numb: `
    engourdi*, paralyse*, paralysie, fourmi-, fourmillements, endormi*, sans force, plus de force, faible, faiblesse,
    lourd, ankylos*, mort, bouge plus, bouger plus, ne bouge, repond plus, sens plus, sent plus, insensible, lache,
    lachent, anesthesi-`,
  jerk: `
    secou-, tremble, tremblements, spasm*, secousses, yeux revulses, revulses, bave, ecume, mousse, se raidit,
    raidit, mord la langue, yeux dans le vide, regard fixe, absent, saccades, mouvements saccades, convuls-,
    yeux qui partent, yeux en arriere`,
  rescue: `
    buccolam, valium, midazolam, diazepam, traitement d urgence, rivotril, diazepam rectal, medicament d urgence`,
  chest: `poitrine, thorax, thoracique, coeur, bras gauche, sternum`,
  pain: `
    douleur, douleurs, mal, serre, oppression, pression, ecrase, etau, poids, brule, brulure, pince, point,
    coup de poignard, serrement, pique, lance`,
  headache: `
    mal de tete, mal de crane, mal a la tete, maux de tete, tete qui explose, tete va exploser, tete explose,
    mal au crane, migraine, cephalee, cephalees, tete tape, tete me lance, tete qui cogne`,
  worst: `
    atroce, horrible, pire, insupportable, terrible, violent, violents, jamais eu, intense, foudroyant, affreux,
    enorme, brutal, explose, exploser, extreme, jamais ressenti`,
  bleed: `saign-, sang, hemorragie, se vide de son sang, hemorragi*, artere`,
  much: `
    beaucoup, partout, enormement, a flots, flots, serviettes, serviette, flaque, en jet, jet, pleines, abondamment,
    plein, giclee, gicle, sans arret, arrete pas, s arrete pas, vomit, crache, tousse, oreilles, caillots, imbibe*,
    trempe, profonde, a gros, couvert de, couverte de, grosse`,
  allergy: `
    allerg*, guepe, abeille, frelon, pique, piquee, piqure, cacahuete*, cacahouete*, arachide, urticaire,
    plaques rouges, plaques, epipen, anapen, jext, stylo, crevettes, noix, noisette, penicilline, amoxicilline,
    antibiotique, fruits de mer, lait, oeuf, vipere, serpent, scorpion, morsure, adrenaline, boutons partout, latex,
    sesame`,
  anaphylaxis: `
    anaphyla*, choc anaphylactique, quincke, choc allergique, reaction allergique grave, grosse reaction allergique,
    reaction allergique violente`,
  dysreflexia: `hyperreflexie, hyper reflexie, dysreflexie, hyperreflexie autonome, hra`,
  spinal: `
    tetra, tetraplegique, tetraplegie, para, paraplegique, paraplegie, blesse medullaire, lesion medullaire, moelle,
    moelle epiniere, au dessus de la lesion, niveau t4, t4, t5, t6, c4, c5, c6, c7, nuque brisee`,
  pressure: `tension, pression arterielle, systolique, ta`,
  high: `
    haute, elevee, tres haute, monte, montee, monte en fleche, grimpe, explose, 20, basse, chute, en chute,
    irregulier, accelere, s emballe, emballe, a fond, a cent a l heure, trop haute, trop basse, tres basse,
    descend pas, bat tres vite, bat vite, tachycardie, bat trop vite, crise hypertensive, en baisse, anarchique`,
  catheter: `
    sonde, vessie, catheter, intestin, poche, urine, uriner, pipi, sondage, sonder, intestins, fecalome`,
  blocked: `
    bouche, bouchee, bloque, bloquee, obstrue*, coule plus, coule pas, pleine, vide, coude*, ne se vide,
    se vide plus, arrive plus a uriner, uriner plus, peux plus uriner, pince, plie, tordue, dysfonctionne*,
    ne marche plus, marche plus`,
  sweat: `
    transpir*, sueur, sueurs, chair de poule, rouge, rougeurs, frissons, moite, sue, trempe, tremble, visage rouge,
    plaques`,
  shunt: `valve, derivation, hydrocephalie, shunt, dvp, ventriculo peritoneale`,
  vomit: `
    vomi-, vomit, vomir, vomissements, rend tout, nausees, nausee, gerb-, degueul-, rejette tout, regurgit-,
    garde rien`,
  drowsy: `
    somnol-, somnolent*, endormi, endormie, tout endormi, ensuque*, amorphe, lethargique, dans le gaz, abattu,
    abattue, ouvre pas les yeux, garde pas les yeux ouverts, dort tout le temps, s endort, difficile a reveiller,
    du mal a le reveiller, du mal a la reveiller, dans les vapes, vaseux, vaseuse, groggy, titube,
    pas dans son etat normal, apathique, tete pas, ne tete plus, hagard, mou, molle, vertiges, etourdi,
    dans le cirage`,
  confused: `
    confus, confuse, confusion, desorient*, delire, delir-, hallucin-, sait plus ou, ne sait plus, reconnait pas,
    reconnait plus, ne me reconnait, propos bizarres, dit n importe quoi, perdu la tete, incoherent*,
    se souvient plus, se souvient pas, se rappelle plus, agite, agitee, agressif, agressive, bizarre, comprend plus,
    pas clair, a l ouest`,
  fever: `fievre, temperature, brulant, brulante, chaud, grosse fievre, febrile, frissons, bouillant`,
  rash: `
    taches, eruption, marbre, marbree, marbrures, marbres, plaques, points rouges, purpura, petechies, violettes,
    disparaissent pas, s effacent pas, test du verre, verre, extremites froides, mains froides, pieds froids,
    boutons, trainee rouge`,
  stiffNeck: `
    nuque raide, raideur de la nuque, raideur de nuque, cou raide, plie pas la nuque, plier la nuque,
    supporte pas la lumiere, supporte plus la lumiere, lumiere lui fait mal, gene par la lumiere, photophobie,
    torticolis et fievre, nuque bloquee`,
  sepsis: `
    sepsis, septicemie, septique, meningite, choc septique, empoisonnement du sang, infection du sang, septicémie`,
  burn: `
    brul-, brulure, brulures, brule, brulee, ebouillant*, cloques, cloque, en feu, pris feu, prend feu, peau s en va,
    peau part, peau se decolle, flambe`,
  hot: `
    eau bouillante, bouillante, bouillant, eau chaude, huile, casserole, cafe, the, feu, flammes, acide, four, fer,
    fer a repasser, vapeur, soupe, essence, soude, poele, plaque, plaques de cuisson, friteuse, barbecue, petard,
    cheminee, bouilloire, javel, deboucheur, biberon`,
  drown: `
    noy-, noye, noyee, noyade, sous l eau, tombe dans la piscine, tombee dans la piscine, tombe a l eau,
    tombe dans l eau, tombe dans le bassin, au fond de la piscine, sorti de l eau, sortie de l eau,
    sorti de la piscine, repeche*, bu la tasse, avale de l eau, retrouve dans la piscine, retrouve dans le bain,
    glisse sous l eau, coule, flottait`,
  sugar: `
    glycemie, sucre, diabet*, insuline, hypoglycemie, hypo, hyperglycemie, acetone, cetones, corps cetoniques,
    acidocetose, pompe, glucagon, dextro, glucose, taux de sucre`,
  fruity: `
    acetone, cetones, acidocetose, haleine, sent la pomme, sent le fruit, pomme pourrie, tres soif, soif, comme ivre,
    ivre, refuse de manger, refuse de boire, peut pas avaler, avale plus, n avale plus, remonte pas, ne remonte,
    glucagon, resucrage, resucre, mal au ventre, arrive pas a manger, veut pas manger, veut rien avaler`,
  trach: `
    tracheo, tracheotomie, trach, canule, ventilateur, respirateur, oxygene, concentrateur, extracteur,
    bouteille d oxygene, bouteille, aspirateur, aspiration, bipap, vni, gastrostomie, sonde, bouton de gastrostomie,
    pacemaker, defibrillateur, pompe, dialyse, saturation, sat, sature, machine`,
  fails: `
    panne, en panne, marche plus, fonctionne plus, sorti, sortie, est sortie, est sorti, s est enlevee, s est enleve,
    arrachee, arrache, debranche*, deconnecte*, alarme, sonne, bipe, vide, presque vide, bientot vide,
    plus de batterie, batterie faible, coupure de courant, plus de courant, plus d electricite, panne de courant,
    courant coupe, bouchee, bouche, obstrue*, encombre*, bouchon, cassee, casse, se ferme, rentre plus, remettre,
    s arrete, arrete, eteint, eteinte, descend, fuit, a choque, m a choque, choc, s allume plus`,
  headHit: `
    coup a la tete, coup sur la tete, cogne la tete, cogne ~ tete, tape la tete, tape ~ tete, frappe la tete,
    tombe sur la tete, tombee sur la tete, traumatisme cranien, trauma cranien, commotion, choc a la tete,
    ouvert le crane, ouvert la tete, tete contre, tete la premiere, crane, fracture du crane, tete sur le,
    tete en tombant, choc sur la tete`,
  fall: `
    tomb-, chut-, tombe, tombee, chute, glisse, percut-, renvers-, accident, escalier, escaliers, moto, vélo,
    voiture l a, bascule, degringol-, plonge, defenestre*`,
  neck: `cou, nuque, dos, colonne, bassin, hanche, vertebre`,
  pulse: `pouls, coeur, battements, palpitations, rythme cardiaque, rythme, pulsations, bpm`,
  bone: `
    os qui sort, os sort, os ressort, os a l air, on voit l os, voit l os, fracture ouverte, amput*, sectionn*,
    coupe le doigt, coupe un doigt, doigt arrache, doigt coupe, arrache, ecrase, ecrasee, coince sous, coincee sous,
    poignard*, coup de couteau, tire dessus, balle, empale*, transperc*, tronconneuse, main dans la machine,
    jambe cassee, fracture du femur, plante dans, couteau dans, plaie profonde, scie`,
  labour: `
    perdu les eaux, perdre les eaux, accouche, accoucher, accouchement, contractions, bebe arrive,
    travail a commence, enceinte, grossesse, cordon, bebe bouge plus, ne bouge plus dans, fausse couche,
    pre eclampsie, eclampsie, placenta, tete qui sort, voit la tete, poche des eaux, metrorragie`,
  shocked: `
    electrocut*, electrise*, decharge electrique, prise de courant, foudroye*, la foudre, inhale de la fumee,
    respire de la fumee, fumee, intoxique par la fumee, coup de chaleur, hypotherm*, gele, gelee,
    enferme dans la voiture, enferme dans ~ voiture, insolation, jus, pris le jus, coince dans, enseveli*`,
  sign: `
    pale, froid, froide, glace, glacee, moite, bave, ecume, mousse, avale plus, peut plus avaler,
    arrive plus a avaler, pleure plus, ne pleure plus, tousse plus, crie plus, faible, tete qui tourne, vertige,
    pupille, pupilles, fontanelle, couches seches, urine plus, cernes, titube, tient plus debout, hurle de douleur,
    plie en deux, plie de douleur, grelotte, gemit, geint, blanc, blanche, voix, plus de voix, main a la gorge,
    tourne`,
  infant: `
    nouveau ne, nouveau nee, nourrisson, ne prematur*, prematur*, semaines de vie, jours de vie, bebe de, mois,
    un mois, deux mois, trois mois, quinze jours`,
};
