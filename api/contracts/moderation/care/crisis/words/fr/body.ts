import type { BodyWords } from '../../WordLists.ts';

export const body: BodyWords = {
  hardBreath: `
    mal a respirer, du mal a respirer, peine a respirer, difficulte a respirer, difficultes a respirer, gene respiratoire, respire mal, respire difficilement, respire tres vite,
    respire vite, respire fort, respire bizarrement, a bout de souffle, essouffl*, halete, haleter, suffoqu*, crise d asthme, ventoline ne, ventoline marche pas, manque d air,
    cherche son air, cherche l air, detresse respiratoire, tirage, respiration bruyante, respiration rapide, respiration saccadee, pauses respiratoires, rale, gargouille, oppresse*,
    respirer difficile, plus assez d air, mal a respire, du mal pour respirer, du mal a respire, arrive plus a bien respirer, respire avec difficulte, souffle court, plus son souffle,
    court apres son souffle, cherche son souffle, cherche mon souffle, cherche de l air, manque de souffle, plus de souffle, pompe l air, creuse les cotes, cotes se creusent, ailes du nez,
    dyspnee, dispnee, detresse respi, insuffisance respiratoire, siffl-, respiration difficile, respiration sifflante, respiration irreguliere, respiration faible, respiration lente,
    respire lentement, respire irregulierement, respire par a coup, respire par a coups, respire a peine, respire comme, respire en sifflant, respiration bizarre, respi bizarre,
    hyperventil*, bronchospasme, grosse crise d asthme, peine a reprendre, essoufle*, suffoc*, oppression thoracique, mal arespirer, respir mal, respir vite, respire super vite,
    respiration tres rapide, respire pas bien, respire pas normalement, respire plus bien, respire plus normalement, gasp*, cherche l'air, manque dair, encombre des, sifflement,
    siffle quand, siffle en, respir-/respire ~ difficilement/mal/difficile/bizarrement, respiration ~ difficile/courte, souffle est court, souffle tres court, finir ses phrases,
    finir mes phrases, parle par mots, respire comme un`,
  stuck: `
    coince, coincee, bloque, bloquee, reste en travers, en travers, avale de travers, arrive pas a l enlever, arrive pas a recracher, coinces, qui passe pas, ca passe pas, ne passe plus,
    coincé, coincée, coinsé, coinser, reste coince, restee coincee, reste bloque, plante dans la gorge, avaler de travers, mauvais trou, mauvais tuyau, au fond de la gorge, dans la trachee,
    dans le larynx, bouche la gorge, arrive pas a cracher, avalé de travers, de travers en mangeant`,
  food: `
    nourriture, viande, os, arete, raisin, saucisse, pain, pomme, carotte, cacahuete, cacahouete, pop corn, bonbon, piece, bille, perle, jouet, bouton, pile, aimant, ballon, quelque chose,
    morceau, bout de, cachet, comprime, dent, dentier, noisette, noix, chips, gateau, glacon, lego, capuchon, bouchon, poisson, arete de poisson, steak, poulet, boeuf, frite, frites,
    croquette, biscuit, biscotte, tartine, fruit, legume, cerise, noyau, olive, amande, pistache, chewing gum, bonbons, sucette, pepin, pois, fromage, compote, bouchee, pate, pates,
    couscous, attieke, foufou, mie de pain, kebab, chocolat, pieces, euro, jouets, playmobil, billes, epingle, bague, boucle d oreille, coton, papier, plastique, emballage, bouchee de,
    aliment, quignon, nougat, saucisson, merguez, brochette, banane, kiwi, riz`,
  blue: `
    bleu, bleue, bleues, violet, violette, violets, violace, violacee, cyanos-, blanc comme un linge, blanche comme un linge, bleute, bleutees, tout blanc, toute blanche, cireux, bleus,
    gris, grise, livide, violacé, violaces, violacees, mauve, cyanose, cyanosé, bleuatre, bleuatres, bleui, bleuit, bleuissent, devient noir, tout gris, toute grise, toute bleue, tout bleu,
    grisatre, cadaverique`,
  colored: `
    devien-, devenu, devenue, levres, visage, doigts, vire, teint, peau, ongles, bouche, levre, tourne, bout des doigts, couleur, lèvres, visages, face, mains, pieds, ongle, langue, joues,
    extremites, tourne au, vir-`,
  floppy: `
    tout mou, toute molle, mou, molle, poupee de chiffon, raide, inerte, tout raide, toute raide, rigide, sans tonus, flasque, comme une poupee, mollasson, amorphe, mollesse, tout flasque,
    toute flasque, chiffe molle, chiffon, pantin, hypotonique, tout flagada, tient plus sa tete, tete qui tombe, tout inerte, mous, molles, comme un chiffon, comme une poupee de chiffon,
    ballotte`,
  wake: `
    reveill-, reagi-, reprend conscience, reprend connaissance, ranimer, revient a, repond, repondre, conscient, consciente, se reveiller, le reveiller, la reveiller, eveille, eveillee,
    reveil-, repondait, reagissait, reponds, reag-`,
  move: `
    boug-, lever, lev-, remu-, marcher, tenir debout, soulever, serrer, me lever, se lever, plier, mouvoir, tenir sur, tenir assis, lever le bras, bouje, bouger`,
  feel: `sens, sent, sentir, sensation, sensibilite, jsens, senti, sentais, ressens`,
  speak: `
    parl-, mots, parole, articul-, paroles, dire, discours, parlait, parler, causer, babille, prononc-, sortir un mot, articuler, aligner deux mots, exprimer`,
  slur: `
    n importe quoi, charabia, baragouin-, incoheren*, parle bizarre*, parle mal, bafouill-, bredouill-, bouche pateuse, voix pateuse, on ne comprend pas, on comprend rien,
    comprend rien a ce, comprends pas ce qu, comprends rien a ce, comme s il etait ivre, comme si elle etait ivre, comme ivre, propos incoherents, cherche ses mots, trouve plus ses mots,
    melange les mots, articule plus, articule mal, mange ses mots, du mal a parler, du mal a articuler, trouve pas ses mots, delire, peine a parler, langue pateuse, parle comme un bourre,
    parle comme si, parle en charabia, parle tres mal, parler bizarre*, mots bizarres, mots sans sens, mots qui n ont, phrases sans, trouve plus les mots, trouve pas les mots,
    trouve plus mes mots, trouve pas mes mots, mots se melangent, mots sortent, melange ses mots, dit des choses incoherentes, ce qu il dit, ce qu elle dit, parle plus bien, parle pas bien,
    parle pas normalement, parle de travers, parole embrouillee, dysarthrie, parler difficile, arrive pas a articuler, arrive plus a articuler, voix bizarre, sort pas les mots,
    incomprehensible*, bouche de travers parle, marmonn-, begai-, parle flou, dit nimporte quoi, mots a l envers`,
  see: `
    voit, voir, vois, vue, aveugle, vision, oeil, flou, voyait, voyais, champ visuel, voi, visuel, voit double, vois double, voit trouble, vois trouble, vue trouble, vision trouble,
    vision double`,
  limb: `
    bras, jambe, jambes, main, mains, pied, pieds, cote, cote droit, cote gauche, moitie du corps, moitie, doigts, bas du corps, sous la taille, membre, membres, machoire, epaule, genou,
    poignet, cuisse, coude, cheville, epaules, bras gauche, bras droit, jambe gauche, jambe droite, main gauche, main droite, demi corps, hemicorps, tout un cote, cote du corps, avant bras,
    tout le cote, tout mon cote, orteils, genoux, perinee, fesses`,
  face: `
    visage, bouche, figure, moitie du visage, sourire, paupiere, joue, levre, face, demi visage, coin de la bouche, levres, joues, commissure, moitie de la figure, moitie de la face,
    machoire, sourir`,
  droop: `
    de travers, tordu, tordue, affaisse*, tombe d un cote, tombante, pendante, pend, devie, deforme*, paralyse, paralysee, qui tombe, asymetrique, asymetr*, sourit de travers,
    bizarre d un cote, tombe, descend, de traver, affaiss-, pendent, pendouill-, s affaisse, tombe vers le bas, tombe a droite, tombe a gauche, plus symetrique, pas symetrique,
    tirée vers le bas, tiree vers le bas, fige, figee, tombante d un cote, de biais, bancal, part d un cote, part de travers, tout de travers, dissymetri*, tord, se deforme, deformée`,
  numb: `
    engourdi*, paralyse*, paralysie, fourmi-, fourmillements, endormi*, sans force, plus de force, faible, faiblesse, ankylos*, bouge plus, bouger plus, ne bouge, repond plus, sens plus,
    sent plus, insensible, lache, lachent, anesthesi-, lourd, lourde, engourdissement*, fourmillement*, picot-, picotements, sans sensation, insensibl*, plus aucune force, a plus de force,
    n a plus de force, perd la force, perte de force, perdu la force, tombe tout seul, lache tout, ne repondent plus, repondent plus, ramolli, cotonneux, en coton, perte de sensibilite,
    paralise*, paralisé, ne sent plus, ne sens plus, morte`,
  jerk: `
    secou-, tremble, tremblements, spasm*, secousses, yeux revulses, revulses, se raidit, raidit, mord la langue, yeux dans le vide, regard fixe, saccades, mouvements saccades, convuls-,
    yeux qui partent, yeux en arriere, bave, ecume, mousse aux levres, mousse a la bouche, yeux retournes, yeux revulsé, yeux qui se revulsent, yeux se revulsent, yeux partent, yeux blancs,
    yeux tournent, yeux tout blancs, yeux bloques, yeux fixes, regard vide, tremblent, tremblote, trembler, tremblait, tressaut-, tressaill-, gigot-, gesticul-, soubresaut*,
    contractions musculaires, tout crispe, se crispe, machoire serree, dents serrees, membres raides, raidi, raidie, clonies, myoclon*, bat des bras, secoué de, agite de`,
  rescue: `
    buccolam, valium, midazolam, diazepam, traitement d urgence, rivotril, diazepam rectal, medicament d urgence`,
  chest: `
    poitrine, thorax, thoracique, coeur, sternum, bras gauche, torse, cage thoracique, poitrail, poumons, poitrinne, milieu de la poitrine, derriere le sternum`,
  pain: `
    douleur, douleurs, serre, oppression, pression, ecrase, etau, poids, brule, brulure, pince, point, coup de poignard, serrement, pique, lance, souffre, elance, elancement, fait mal,
    compression, comprime, etreint, poignard, lancinante, oppresse, oppressee, serrée, serree, serrer, comme un poids, elephant, brulures, crampe, douloureux, douloureuse, douleure,
    doulleur, irradie, contract-, tiraille, dechir-, mal`,
  headache: `
    mal de tete, mal de crane, mal a la tete, maux de tete, tete qui explose, tete va exploser, tete explose, mal au crane, migraine, cephalee, cephalees, tete tape, tete me lance,
    tete qui cogne, mal ala tete, mal a tete, cephalee*, tete me fait mal, tete fait mal, tete eclate, tete qui eclate, tete va eclater, tete me brule, cerveau qui explose,
    barre sur le front, mal de tet, mal au crâne, coup de tonnerre, tete m explose, tete cogne, tete bourdonne, migrene, douleur a la tete, douleur dans la tete, mal tete, tete tres mal,
    tete pulse`,
  worst: `
    atroce, horrible, pire, insupportable, terrible, violent, violents, jamais eu, intense, foudroyant, affreux, enorme, brutal, explose, exploser, extreme, jamais ressenti, atroces,
    horribles, la pire, de ma vie, du siecle, insoutenable, inhabituel, inhabituelle, violente, abominable, fulgurant, fulgurante, terribles, brutale, explosive, coup de tonnerre, explosé,
    a hurler, hurler, a crier, comme jamais, a se taper la tete, de fou, de dingue, a en pleurer, extrêmes, tres tres mal, super mal, horriblement, atrocement, terriblement, invivable,
    de malade`,
  bleed: `
    saign-, sang, hemorragie, se vide de son sang, hemorragi*, artere, saigne, pisse le sang, pisse du sang, sang partout, ensanglant*, hemoragie, hemorrhagie, hemoragi*, du sang, seigne,
    seigner, segne, epistaxis, sanguinole*, plein de sang, sang rouge, vomit du sang, perd du sang, pert du sang, perds du sang`,
  much: `
    beaucoup, partout, enormement, a flots, flots, serviettes, serviette, flaque, en jet, jet, pleines, abondamment, plein, giclee, gicle, sans arret, arrete pas, s arrete pas, vomit,
    crache, tousse, caillots, imbibe*, trempe, profonde, a gros, couvert de, couverte de, beaucoup de sang, bcp, a gros bouillons, gros bouillon, a fond, ca coule, coule a flot, a flot,
    coule beaucoup, coule fort, pisse, abondant, abondante, litres, litre, gicl-, serpillere, draps, imbib-, trempé, trempee, plein le, plein la, couvert, baigne, mare de, une mare,
    protections, 2 serviettes, une serviette par, change toutes les, caillot, pas moyen, malgre la pression, compresse, garrot, tres fort, tres profond, arrete plus, coagule pas, enorme,
    profond, non stop, coule encore, pissait, plaie ouverte, oreilles, grosse plaie, grosse hemorragie, grosse quantite`,
  allergy: `
    allerg*, guepe, abeille, frelon, piquee, piqure, cacahuete*, cacahouete*, arachide, urticaire, plaques rouges, epipen, anapen, jext, crevettes, penicilline, amoxicilline, fruits de mer,
    vipere, serpent, scorpion, morsure, adrenaline, boutons partout, latex, sesame, pique, stylo d adrenaline, stylo auto, stylo anapen, stylo epipen, antibiotique, noix, noisette,
    noix de cajou, cajou, amande, pistache, piqure de, pique par, piquee par, piqués, guepes, abeilles, frelons, fourmis rouges, meduse, scolopendre, mordu par un serpent, vipère, cobra,
    mamba, emerade, plaques partout, plaques sur, cacahuetes, arachides, crustaces, crevette, lupin, iode, prot de lait, proteines de lait, lait de vache, oeufs, alergi*, alerg*, alergie,
    urticair*, boutons geants, demange partout, scorpions, serpents, morsure de serpent, piqure de scorpion, mordu par une vipere`,
  anaphylaxis: `
    anaphyla*, choc anaphylactique, quincke, choc allergique, reaction allergique grave, grosse reaction allergique, reaction allergique violente, anafila*, choc anaphilactique,
    oedeme de quincke, odeme de quinck, quinke, quinck, choc anaphy, reaction anaphylactique, choc alergique, reaction allergique severe, forte reaction allergique,
    violente reaction allergique, allergie severe, allergie grave, reaction allergique tres forte, anaphylactique`,
  dysreflexia: `
    hyperreflexie, hyper reflexie, dysreflexie, hyperreflexie autonome, hra, dysreflexie autonome, hyper reflexie autonome, hyperreflectivite, dysreflexi*, hyperreflexi*, hyperéflexie,
    crise d hra`,
  spinal: `
    tetra, tetraplegique, tetraplegie, para, paraplegique, paraplegie, blesse medullaire, lesion medullaire, moelle, moelle epiniere, au dessus de la lesion, niveau t4, t4, t5, t6, c4, c5,
    c6, c7, nuque brisee, tetrapleg*, parapleg*, quadriplegique, quadripl*, tetraplégik, blesse medulaire, lesion medulaire, medullaire, c3, t1, t2, t3, t7, t8, t10, t12, d4, d5, d6,
    sous lesionnel, sous ma lesion, au dessus de ma lesion, niveau lesionnel, moelle cassee`,
  pressure: `
    tension, pression arterielle, systolique, ta, tensiometre, pression sanguine, pression du sang, TA a, tension arterielle, arterielle, tensions`,
  high: `
    haute, elevee, tres haute, monte, montee, monte en fleche, grimpe, explose, basse, chute, en chute, irregulier, accelere, s emballe, emballe, a fond, a cent a l heure, trop haute,
    trop basse, tres basse, descend pas, bat tres vite, bat vite, tachycardie, bat trop vite, crise hypertensive, en baisse, anarchique, élevé, hausse, en hausse, a grimpe, a monte, monte a,
    monté, s envole, en fleche, tres elevee, trop elevee, super haute, hyper haute, au plafond, en dessous, chute libre, s effondre, irreguliere, trop vite, tape fort, tape vite, s accelere,
    palpit-, fait des bonds, rate des battements, saute des battements, tres irregulier, bas, tres bas, trop bas, basses, plonge, a chute, au dessus de, hi, lo, ne descend, descend plus,
    baisse`,
  catheter: `
    sonde, vessie, catheter, intestin, poche, urine, uriner, pipi, sondage, sonder, intestins, fecalome, sonde urinaire, sondes, intermittent, poche a urine, poche urinaire, pisser, selles,
    rectum, constipation, constipe, anus, fecal, auto sondage, auto sondages, autosondage, penilex, etui penien, stomie, cystocath, vesicale, cathéter sus pubien, vidange`,
  blocked: `
    bouche, bouchee, bloque, bloquee, obstrue*, coule plus, coule pas, pleine, vide, coude*, ne se vide, se vide plus, arrive plus a uriner, uriner plus, peux plus uriner, pince, plie,
    tordue, dysfonctionne*, ne marche plus, marche plus, bouchée, obstruee, coulee, draine plus, draine pas, coudee, evacue plus, vient plus, rien ne coule, rien ne sort, rien qui sort,
    ne coule, ne draine, vidange pas, se vide pas, arrive pas a uriner, peux pas uriner, peut plus uriner, pisser plus, plus pisser, retention, globe, globe vesical, debordant,
    pleine a craquer, distendue, tendue, plein, trop pleine, bouchon, coagul-, caillots, n arrive pas a passer, passe pas, passe plus, coincee`,
  sweat: `
    transpir*, sueur, sueurs, chair de poule, rouge, rougeurs, frissons, moite, sue, trempe, tremble, visage rouge, plaques, transpire, transpiration, suer, sueurs froides, suee, degouline,
    en nage, frissonne, frisson, chair de poul, poils herisses, flush, rougeur, bouffees de chaleur, bouffee de chaleur, rouge ecarlate, visage tout rouge, moites, trempee, plaques rouges,
    visage en feu, sué, ruissel-, congestionne, rouges`,
  shunt: `
    valve, hydrocephalie, shunt, dvp, ventriculo peritoneale, valve de derivation, valve ventriculo, ventriculaire, hydrocephale, dva, hydrocéphal*, derivation ventriculaire,
    drain ventriculaire, valve bouchee, sa valve, sa derivation, ma derivation, derivation bouchee, derivation`,
  vomit: `
    vomi-, vomit, vomir, vomissements, rend tout, nausees, nausee, gerb-, degueul-, rejette tout, regurgit-, garde rien, vomi, vomis, vomissement, vomissements en jet, gerbe, gerber,
    degobill-, dégobille, renvoie tout, restitue, rends tout, nauseeux, nauseeuse, envie de vomir, mal au coeur, recrache`,
  drowsy: `
    somnol-, somnolent*, endormi, endormie, tout endormi, ensuque*, amorphe, lethargique, dans le gaz, abattu, abattue, ouvre pas les yeux, garde pas les yeux ouverts, dort tout le temps,
    s endort, difficile a reveiller, du mal a le reveiller, du mal a la reveiller, dans les vapes, vaseux, vaseuse, groggy, titube, pas dans son etat normal, apathique, tete pas,
    ne tete plus, hagard, mou, molle, dans le cirage, somnole, somnolence, assoupi, assoupie, s assoupit, dort debout, dort sans arret, arrete pas de dormir, tres endormi, tres endormie,
    s endort tout, paupieres lourdes, garde pas les yeux, tient pas eveille, tient pas eveillee, dur a reveiller, dure a reveiller, difficile de le reveiller, difficile de la reveiller,
    mal a se reveiller, mal a rester eveille, mal a rester reveille, a moitie endormi, a moitie endormie, comateux, shoote, shootee, defoncee, stone, tout mou, toute molle, planant, sonnee,
    pas net, pas nette, dans les choux, tout chose, plus lui meme, plus elle meme, pas comme d habitude, etourdie, vertige, tete qui tourne, tete tourne, zombie, assomme, assommee, titub-,
    marche de travers, tient plus debout, vasouille, sans energie, abruti, abrutie, ralentie, leth*, letarg*, ensommeille*, ensuqué, vertiges, etourdi`,
  confused: `
    confus, confuse, confusion, desorient*, delire, delir-, hallucin-, sait plus ou, ne sait plus, reconnait pas, reconnait plus, ne me reconnait, propos bizarres, dit n importe quoi,
    perdu la tete, incoherent*, se souvient plus, se souvient pas, se rappelle plus, bizarre, comprend plus, pas clair, a l ouest, confusion mentale, delirer, delirant, desorientee,
    dezoriente, hallucine, hallucinations, voit des choses, voit des gens, ne sait plus ou, sait plus qui, sait pas ou, ne sait pas ou, sait plus quel jour, me reconnait plus,
    me reconnait pas, ne nous reconnait, reconnait personne, reconnait plus personne, tient des propos, propos decousus, parle aux murs, parle toute seule, comprend rien, comprend pas ce qu,
    pas dans son etat, comportement bizarre, comportement etrange, repete toujours, repete la meme, repete en boucle, pose toujours la meme, divague, perd la tete, debloque, deraille,
    a cote de la plaque, dans son monde, melange tout, a l'ouest, plus ses esprits, tout confus, toute confuse, se rappelle pas, se rappelle de rien, se souvient de rien, oublie tout,
    agitee d un coup, agressif d un coup`,
  fever: `
    fievre, brulant, brulante, grosse fievre, febrile, frissons, fievres, fiévreux, fievreux, fievreuse, tres chaud, tres chaude, brulant de fievre, temperature elevee, fiebre,
    grosse temperature, fievr, hyperthermie, corps chaud, grelotte, 40 degres, 39 degres, bouillant, bouillante, temperature, tout chaud, toute chaude, a 39, a 40, a 41, 39 de, 40 de, 41 de,
    39 5, 40 5`,
  rash: `
    taches, eruption, marbre, marbree, marbrures, marbres, points rouges, purpura, petechies, violettes, disparaissent pas, s effacent pas, test du verre, extremites froides, mains froides,
    pieds froids, trainee rouge, tache, taches rouges, taches violettes, taches rouge, boutons violets, boutons rouges, boutons qui, petits points, points violets, eruptions, purpurique,
    tacheté, marbrée, peau marbree, peau grise, disparait pas, disparaissent pas quand, pas quand j appuie, s efface pas, quand on appuie, quand j appuie, verre dessus, trait rouge,
    ligne rouge, rougeur qui, boutons, extremites, mains glacees, plaques violettes`,
  stiffNeck: `
    nuque raide, raideur de la nuque, raideur de nuque, cou raide, plie pas la nuque, plier la nuque, supporte pas la lumiere, supporte plus la lumiere, lumiere lui fait mal,
    gene par la lumiere, photophobie, torticolis et fievre, nuque bloquee, nuque dure, raideur nuque, raideur cervicale, nuque toute raide, plie plus le cou, peut pas plier le cou,
    peut plus plier la nuque, peut pas baisser la tete, peut plus baisser la tete, menton sur la poitrine, cou bloque, cou tout raide, lumiere le gene, lumiere la gene, lumiere me gene,
    lumiere fait mal, lumiere me fait mal, mal aux yeux a la lumiere, supporte pas la lumière, crie quand on bouge, mal a la nuque, nuque douloureuse, nuque ~ raide/bloquee/dure/raidie,
    cou ~ raide`,
  sepsis: `
    sepsis, septicemie, septique, meningite, choc septique, empoisonnement du sang, infection du sang, septicemi*, meningit*, infection generalisee, infection grave, choc sceptique,
    bacteriemie, empoisonnement sanguin, meningocoque, gangrene, fasciite, urosepsis, meninjite`,
  burn: `
    brul-, brulure, brulures, brule, brulee, ebouillant*, cloques, cloque, pris feu, prend feu, peau s en va, peau part, peau se decolle, flambe, crame, cramee, ebouillante, s est brule*,
    me suis brule*, brulé, brulees, bruler, brulait, grosse brulure, brulure au, peau brulee, peau qui part, peau decolle, cloqu-, renverse sur lui, renverse sur elle, renversee sur,
    renverse sur, verse dessus, renverse dessus, a pris feu, prise feu, en flammes, en feu, s est ebouillante, 3e degre, troisieme degre, deuxieme degre, brulure du, cramait, flamb-,
    s est renverse, s est renversee, me suis renverse*, recu de l eau, recu de l huile, recu le ballon, peau glisse, peau qui glisse, peau qui pend, eclabousse`,
  hot: `
    eau bouillante, bouillante, bouillant, eau chaude, huile, casserole, cafe, feu, flammes, acide, four, fer a repasser, vapeur, soupe, essence, poele, plaque, plaques de cuisson, friteuse,
    barbecue, petard, cheminee, bouilloire, deboucheur, biberon, du the, le the, de the, tasse de, thé, eau brulante, huile chaude, huile bouillante, friture, marmite, gaziniere,
    plaques chauffantes, plaque de cuisson, plaque electrique, radiateur, bougie, briquet, alcool a bruler, eau bouillie, bouillote, bouillotte, bouillie, caustique, petrole, charbon,
    brasero, incendie, flamme, echappement, cire, fondue, raclette, kerosene, chalumeau, chaudron, soupe brulante, theiere, cafetiere, liquide chaud, feu de camp, braises, bain trop chaud,
    bain brulant, lisseur, seche cheveux, soude, javel`,
  drown: `
    noy-, noye, noyee, noyade, sous l eau, tombe dans la piscine, tombee dans la piscine, tombe a l eau, tombe dans l eau, tombe dans le bassin, au fond de la piscine, sorti de l eau,
    sortie de l eau, sorti de la piscine, repeche*, bu la tasse, avale de l eau, retrouve dans la piscine, retrouve dans le bain, glisse sous l eau, flottait, failli se noyer, se noie,
    noyait, s est noye, s est noyee, retrouve dans l eau, tete dans l eau, tete sous l eau, visage dans l eau, sous leau, au fond de l eau, au fond du bassin, sorti de la mer,
    sortie de la piscine, sorti du lac, sorti du bain, sorti de la baignoire, sortie du bain, tombe dans le lac/canal/riviere/bassin/puits/mer/fleuve/bac/seau/baignoire/etang,
    tombee dans le lac/canal/riviere/bassin/puits/mer/etang, repech-, inhale de l eau, bu beaucoup d eau, boit la tasse, avale beaucoup d eau, flottait dans, coule a pic, coule au fond,
    eau dans les poumons, emporte par le courant, emporte par les vagues, trouve dans la piscine, trouvee dans la piscine, trouve dans le bain, trouvee dans le bain`,
  sugar: `
    glycemie, sucre, diabet*, insuline, hypoglycemie, hypo, hyperglycemie, acetone, cetones, corps cetoniques, acidocetose, pompe, glucagon, dextro, glucose, taux de sucre, glycemi*,
    glucometre, dexcom, freestyle, diabete, diabetique, hypoglycemi*, hyperglycemi*, insulino, resucre, ketoacidose, acidocetos*, dextros, sucres, glyc, insulin, hypo severe,
    pompe a insuline, type 1, dt1, sucre dans le sang, cetonemie, cetonurie`,
  fruity: `
    acetone, cetones, acidocetose, haleine, sent la pomme, sent le fruit, pomme pourrie, tres soif, soif, comme ivre, ivre, refuse de manger, refuse de boire, peut pas avaler, avale plus,
    n avale plus, remonte pas, ne remonte, glucagon, resucrage, resucre, arrive pas a manger, veut pas manger, veut rien avaler, haleine fruitee, haleine de pomme, haleine d acetone,
    sent l acetone, boit enormement, boit beaucoup, boit sans arret, soif intense, urine beaucoup, pipi tout le temps, pisse tout le temps, ne remonte pas, remonte plus, descend encore,
    continue de descendre, continue de baisser, ne descend pas, descend pas, baisse pas, refuse le sucre, refuse d avaler, crache le sucre, avale pas, sueurs, pale, peut plus avaler,
    douleurs au ventre, vertiges, agressif, titube, saoul, dents serrees, veut pas boire, corps cetoniques, mal au ventre, tremble`,
  trach: `
    tracheo, tracheotomie, trach, canule, ventilateur, respirateur, oxygene, concentrateur, extracteur, bouteille d oxygene, aspirateur, aspiration, bipap, vni, gastrostomie,
    bouton de gastrostomie, pacemaker, defibrillateur, dialyse, saturation, sature, sat, machine a oxygene, machine respiratoire, machine pour respirer, assistance respiratoire, ventilation,
    vpp, cpap, ppc, o2, bouteilles d oxygene, obus d oxygene, extracteur d oxygene, concentrateur d oxygene, trakeo, trachéotomie, canulle, tube de tracheo, aspirateur de mucosites,
    aspirateur tracheal, aspirations, cough assist, pompe a insuline, pompe a baclofene, pompe a morphine, sonde de gastrostomie, sonde gastrique, sonde nasogastrique, gpe, peg, mic key,
    saturo, saturometre, oxymetre, sature a, satur-, stimulateur, fistule, picc line, chambre implantable, ballon ambu, lunettes a oxygene, masque a oxygene, lunette a oxygene, pompe`,
  fails: `
    panne, en panne, marche plus, fonctionne plus, sorti, sortie, est sortie, est sorti, s est enlevee, s est enleve, arrachee, debranche*, deconnecte*, alarme, bipe, vide, presque vide,
    bientot vide, plus de batterie, batterie faible, coupure de courant, plus de courant, plus d electricite, panne de courant, courant coupe, bouchee, bouche, obstrue*, encombre*, bouchon,
    cassee, se ferme, rentre plus, remettre, s arrete, eteint, eteinte, fuit, a choque, m a choque, s allume plus, arrache, casse, descend, arrete, s est arrete, s est arretee, s est bouche,
    s est bouchee, bouché, bouchees, encombree, ne marche, ne fonctionne, fonctionne pas, marche pas, marche pu, hs, h s, a lache, est tombe, est tombee, enlevee, s enleve, retiree,
    deplacee, delogee, ressortie, debranchee, plus d oxygene, plus de bouteille, a plat, batterie vide, batterie a plat, dechargee, coupure, coupure d electricite, coupure electrique,
    courant saute, disjoncte, disjoncteur, delestage, plus de jus, sonne sans arret, bipe sans arret, alarme sonne, sonne tout le temps, chute, tombe a, en dessous de, dechire, fissure,
    se referme, refermee, impossible de remettre, arrive pas a la remettre, arrive pas a remettre, defaillante, tombe en panne, s eteint, donne des chocs, m a envoye, plus etanche,
    s est debranche, s est detache, plus rien ne sort, souffle plus, sonne, est partie, est parti, pas de courant`,
  headHit: `
    coup a la tete, coup sur la tete, cogne la tete, cogne ~ tete, tape la tete, tape ~ tete, frappe la tete, tombe sur la tete, tombee sur la tete, traumatisme cranien, trauma cranien,
    commotion, choc a la tete, ouvert le crane, ouvert la tete, tete contre, tete la premiere, fracture du crane, tete sur le, tete en tombant, choc sur la tete, coup sur le crane,
    coup au crane, cogne la tête, cogne le crane, se cogne la tete, s est cogne la tete, cogne fort la tete, tape le crane, tete sur le sol, tete sur le carrelage, tete sur le trottoir,
    tete par terre, tete a tape, tete a cogne, tete a heurte, heurte la tete, heurte le crane, choc au crane, choc crane, commotion cerebrale, traumatisme a la tete, ouvert le front,
    ouvert l arcade, fendu le crane, fendu la tete, fendu le front, bosse enorme, grosse bosse, enorme bosse, enfonce le crane, tombe tete, tombe la tete, tombee la tete, tombe sur le crane,
    tombe en arriere, tombee en arriere, tombe a la renverse, tete en arriere, pris sur la tete, recu sur la tete, recu un ballon, liquide qui sort du nez, liquide qui coule du nez,
    sang de l oreille, liquide de l oreille, tc grave, trauma cra, crane fracture, crane ouvert`,
  fall: `
    tomb-, chut-, tombe, tombee, chute, glisse, percut-, renvers-, accident, escalier, escaliers, vélo, voiture l a, bascule, degringol-, plonge, defenestre*, chutes, chuté, chutee,
    tombe du, tombee du, tombe de, echelle, table a langer, lit superpose, defenestr-, percute, renverse par, renversee par, fauche, fauchee, accident de voiture, accident de moto,
    accident de scooter, accident de la route, accident de velo, collision, tonneau, carambolage, ecrase par, ecrasee par, ski, plongeon, plonge tete, rentre dedans, se viande, vole plane,
    tomber, glissade, toboggan`,
  neck: `
    cou, nuque, dos, colonne, bassin, hanche, vertebre, cervicales, colonne vertebrale, rachis, vertebres, bas du dos, coccyx, femur, col du femur, lombaires`,
  pulse: `
    pouls, coeur, battements, palpitations, rythme cardiaque, rythme, pulsations, bpm, pulsation, batement, batements, rythme cardiac, palpite, coeurs, frequence cardiaque, tachycardie,
    arythmie, pous`,
  bone: `
    os qui sort, os sort, os ressort, on voit l os, voit l os, fracture ouverte, amput*, sectionn*, coupe le doigt, coupe un doigt, doigt arrache, doigt coupe, ecrasee, coincee sous,
    poignard*, coup de couteau, tire dessus, empale*, transperc*, tronconneuse, main dans la machine, jambe cassee, fracture du femur, plante dans, couteau dans, plaie profonde, coince sous,
    os visible, os dehors, os a nu, os a l exterieur, os qui depasse, os qui perce, sort de la peau, doigts coupes, coupe deux doigts, coupe la main, coupe le bras, coupe le pouce,
    coupe le pied, main coupee, pouce coupe, main arrachee, bras arrache, jambe arrachee, jambe ecrasee, main ecrasee, main broyee, broy-, bras coince dans, doigt coince dans, poignarde,
    poignardee, plante au, coup de machette, coup de hache, coup de tournevis, coup de feu, coups de feu, coups de couteau, blesse par balle, pris une balle, recu une balle,
    s est pris une balle, tire une balle, on lui a tire, on m a tire, m a tire dessus, lui a tire dessus, eventr-, empal-, transpercee, tige dans, barre dans, clou dans, veine coupee,
    artere coupee, carotide, jugulaire, femorale, gorge tranchee, meuleuse, disqueuse, scie circulaire, tondeuse, machine agricole, tracteur sur, ecrasee par, ecrase par, ecrabouill-,
    jambe a l envers, pied a l envers, jambe tordue, angle bizarre, jambe dans un angle, bras dans un angle, pied retourne, cheville retournee, plaie beante, entaille profonde,
    coupure profonde, coupure tres profonde, ouvert jusqu a l os, jusqu a l os, tripes, oeil creve, oeil sorti, explosé la main, petard dans la main, fracture du bassin, fracture ouvert,
    doigt en moins, main coincee dans, ecrase sous, arrache le/la/un/une, tete du bebe/bb sort, tete qui sort, bebe sort, bebe qui sort, bebe est en train de sortir, vois le cordon,
    cordon sort, cordon qui sort, cordon qui pend, perdu les eaux, perds les eaux, contractions toutes les 2/3/4/5/deux/trois/quatre/cinq, accouche dans, accouche a la maison,
    accouche toute seule, en train d accoucher, va accoucher maintenant, plante dans la/le/mon/sa/son, plantee dans, ventre dur comme, vomi noir, vomit noir, vomis noir,
    liquide clair qui coule du nez, liquide clair coule, sous le tracteur, sous la machine, ouvert la joue, pupille plus grosse`,
  labour: `
    perdu les eaux, perdre les eaux, accouche, accoucher, accouchement, contractions, bebe arrive, travail a commence, enceinte, grossesse, cordon, bebe bouge plus, ne bouge plus dans,
    fausse couche, pre eclampsie, eclampsie, placenta, tete qui sort, voit la tete, poche des eaux, metrorragie, perdu/perd/perds/perdre les eau/eaux, poche rompue, rupture de la poche,
    poche percee, accouch-, contractions toutes les, envie de pousser, bebe sort, bebe est en train, bebe descend, tete du bebe, tete sort, tete du bb, la tete est la, pieds du bebe,
    cordon qui sort, cordon sort, cordon autour, bebe ne bouge plus, bb bouge plus, sent plus bouger, sens plus bouger, sens plus le bebe, sens pas bouger, semaines de grossesse,
    mois de grossesse, enceinte de, avant terme, semaine d amenorrhee, saignements grossesse, hematome retroplacentaire, placenta praevia, geu, grossesse extra uterine, eclampsi*,
    preeclampsie, delivrance du placenta, travail commence, dilatee, col ouvert, hemorragie de la delivrance, apres l accouchement, post partum, vient d accoucher`,
  shocked: `
    electrocut*, electrise*, decharge electrique, foudroye*, la foudre, inhale de la fumee, respire de la fumee, intoxique par la fumee, coup de chaleur, hypotherm*, enferme dans la voiture,
    enferme dans ~ voiture, insolation, pris le jus, enseveli*, electrocution, s est electrocute*, pris une decharge, recu une decharge, decharge de, doigt dans la prise,
    doigts dans la prise, fourchette dans la prise, coup de jus, pris le courant, fil electrique, fil electrique denude, cable electrique, ligne electrique, touche un fil, haute tension,
    inhale beaucoup de fumee, respire beaucoup de fumee, avale de la fumee, intoxique a la fumee, maison en feu, appartement en feu, feu dans la, coup de chaud, hypothermie, congel*,
    gele de froid, engelures, gelures, enseveli, avalanche, eboulement, enferme en plein soleil, voiture en plein soleil, voiture au soleil, eboul*, decompression, accident de plongee,
    temperature corporelle, sous les decombres, coince dans la machine, coince dans l ascenseur, incendie, gele, deshydrate, dans la neige, dans le froid depuis, dehors dans le froid,
    transi, fil tombe, colle au fil`,
  sign: `
    pale, froid, froide, glace, glacee, moite, bave, ecume, mousse, avale plus, peut plus avaler, arrive plus a avaler, pleure plus, ne pleure plus, tousse plus, crie plus, faible,
    tete qui tourne, vertige, pupille, pupilles, fontanelle, couches seches, urine plus, cernes, titube, tient plus debout, plie en deux, plie de douleur, grelotte, gemit, geint,
    plus de voix, main a la gorge, hurle de douleur, paleur, palot, tres pale, toute pale, tout pale, blafard, verdatre, glaces, glacees, extremites froides, moites, bavait,
    ecume aux levres, mousse aux levres, mousse a la bouche, mousse rose, avale pas, plus avaler, n avale, arrive pas a avaler, peut pas avaler, salivation, bave beaucoup, ne tousse plus,
    pleure pas, cri bizarre, cri aigu, gemissement, gemissements, geignard, sans force, pupilles dilatees, pupilles minuscules, en tete d epingle, myosis, mydriase, pupille dilatee,
    pupille plus grosse, tient pas debout, tient plus assis, tient plus assise, ne tient, tete tourne, couche seche, pas fait pipi, fait plus pipi, pas urine, plus de larmes, yeux creux,
    yeux cernes, yeux dans le vague, ventre dur, ventre gonfle, ventre tout dur, mal au ventre atroce, selles noires, sang noir, marc de cafe, caca noir, jambe gonflee, mollet gonfle,
    mains a la gorge, se tient la gorge, peut plus parler, plus un mot, plus un son, pas de son, aucun son, sans bruit, peut pas tousser, tousse pas, voix etouffee, voix rauque,
    claque des dents, frissonne, frissonnant, pouls faible, crache du sang, tousse du sang, urine rouge, urine foncee, boit plus, ne boit plus, refuse de boire, refuse le biberon,
    prend plus le biberon, ne tete`,
  infant: `
    nouveau ne, nouveau nee, nourrisson, ne prematur*, prematur*, semaines de vie, jours de vie, bebe de, un mois, deux mois, trois mois, quinze jours, nourissons, nourisson, nouveau née,
    nouveaux nes, premature, bebe de 1/2/3/15 mois/jours/semaines, 1/2/3 mois, ne hier, nee hier, vient de naitre, sortie de maternite, 3/4/5/6/8 semaines,
    trois/quatre/cinq/six/huit semaines`,
};
