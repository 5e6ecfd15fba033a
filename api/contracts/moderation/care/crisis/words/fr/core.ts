import type { CoreWords } from '../../WordLists.ts';

export const core: CoreWords = {
  common: `
    le, la, les, un, une, des, du, de, d, l, et, ou, est, sont, suis, es, je, j, tu, il, elle, on, nous, vous, ils,
    elles, ce, c, ca, cela, cette, ces, que, qu, qui, quoi, dont, ne, n, pas, plus, se, s, me, m, te, t, mon, ma,
    mes, ton, ta, son, sa, ses, notre, nos, leur, leurs, pour, par, avec, sans, dans, sur, en, au, aux, y, a, ai, as,
    avez, ont, mais, si, comme, quand, comment, pourquoi, tres, trop, bien, fait, faire, veux, veut, peux, peut,
    bonjour, merci, aide, depuis, rien, tout, tous, toute, etre, avoir, moi, lui, jai, cest, va, vais, quelqu,
    quelle, quel`,
  not: `
    pas, plus, jamais, rien, sans, arrete de, cesse de, aucun, aucune, personne, a peine, ni, incapable,
    n arrive pas, n arrive plus, refuse de`,
  i: `je, j, jai, jsuis, jveux, jpeux, jvais, jme, moi, jarrive, chuis, chui, jen`,
  me: `me, m, ma, mon, mes, nous, notre, nos, moi`,
  he: `il, elle, ils, elles, lui, sa, son, ses, leur`,
  kin: `
    mere, maman, pere, papa, fils, fille, filles, bebe, enfant, enfants, gosse, gosses, petit, petite, mari, femme,
    conjoint, conjointe, compagnon, compagne, copain, copine, frere, soeur, papi, papy, mamie, mamy, grand mere,
    grand pere, oncle, tante, tata, tonton, cousin, cousine, neveu, niece, ami, amie, pote, voisin, voisine,
    beau pere, belle mere, beau frere, belle soeur, homme, garcon, epoux, epouse, nourrisson, gamin, gamine,
    colocataire, coloc, eleve, meuf, mec, chéri, cherie, ex, petit fils, petite fille, jumeaux, collegue, parents,
    loulou, puce, daron, daronne`,
  child: `
    fils, fille, bebe, enfant, enfants, gosse, petit, petite, nourrisson, gamin, gamine, garcon, petit fils,
    petite fille, neveu, niece, petit frere, petite soeur, eleve, jumeaux, puce, loulou, bout de chou, bb, ado`,
  partner: `
    mari, conjoint, conjointe, compagnon, compagne, copain, copine, ex, epoux, femme, epouse, pere, papa, mere,
    maman, beau pere, belle mere, frere, soeur, oncle, tonton, tante, cousin, fils, grand pere, beau frere, famille,
    voisin, proprio, proprietaire, mec, homme, belle famille, parents, coloc, parrain`,
  help: `
    aide, aidez, aidez moi, aider, au secours, secours, svp, stp, s il vous plait, s il te plait, urgent, urgence,
    urgences, vite, tout de suite, maintenant, la maintenant, que faire, quoi faire, que dois je faire, je fais quoi,
    qu est ce que je fais, on fait quoi, on fait comment, qu est ce qu on fait, sos, en ce moment, pitie, samu, 15,
    112, hopital, je panique, a l aide, jsp quoi faire`,
  want: `
    veux, veut, voulais, voudrais, voulait, vouloir, envie de, envie d, vais, va, jvais, allais, pense a, pense,
    penser a, pensees de, j y pense, compte, prevois, prevu de, souhaite, aimerais, prefere, prefererais, prete a,
    pret a, decide de, decide, sur le point de, essaye de, essaie de, essayer de, tente de, tenter de, il faut que,
    merite de, reve de, reve d, j espere, si seulement, jveux, hate de, besoin de, imagine, songe a, mieux vaut,
    autant, ai failli, voulu`,
  die: `
    mourir, meurs, meurt, mourrais, mort, morte, crever, creve, crevé, la mort, etre mort, etre morte,
    ne plus exister, disparaitre, deceder, partir pour toujours, rejoindre, au ciel, plus de ce monde,
    cesser d exister, y passer`,
  killSelf: `
    suicid*, me suicider, me tuer, se tuer, me tue, se tue, m suicider, mettre fin a mes jours,
    mettre fin a ses jours, mettre fin a ma vie, mettre fin a sa vie, fin a mes jours, en finir avec la vie,
    en finir, finir avec la vie, foutre en l air, me foutre en l air, m oter la vie, s oter la vie,
    me donner la mort, se donner la mort, m ouvrir les veines, s ouvrir les veines, me tailler les veines,
    me couper les veines, se couper les veines, me trancher les veines,
    me jeter/jette/jetter ~ pont/train/metro/fenetre/balcon/rails/toit/voiture/camion/vide/seine/eau/falaise/tram,
    se jeter ~ pont/train/metro/fenetre/balcon/rails/toit/vide/eau, sauter du pont/balcon/toit/train/dernier,
    sauter par la fenetre, sauter sous, me tirer une balle, se tirer une balle, une balle dans la tete, me pendre,
    se pendre, me noyer, m empoisonner, avaler tous mes, avaler toute ma, avaler tous les, prendre tous mes,
    prendre toute ma, prendre tous les cachets, me flinguer, se flinguer, me buter, me faire sauter, abreger ma vie,
    abreger mes souffrances, quitter ce monde, tentative de suicide, ts, me crever, tuez moi, acheve moi`,
  breathe: `respir-, souffle, air, respiration`,
  noBreath: `
    respire plus, respire pas, respirer plus, arrete de respirer, plus de souffle, manque d air,
    arrive plus a respirer, arrive pas a respirer, peux plus respirer, peux pas respirer, peut plus respirer,
    peut pas respirer, ne respire, respire presque plus, respire a peine, plus d air, sans respirer,
    arret respiratoire, cesse de respirer, plus a respirer, pas a respirer, souffle coupe, narrive plus a respirer,
    respirait plus, respire mm plus`,
  choke: `
    s etouffe, s etouffer, etouff-, m etouffe, suffoqu-, fausse route, s etrangle avec, s asphyxi*, asphyxi*,
    setouffe, metouffe`,
  unconscious: `
    inconscient*, sans connaissance, perdu connaissance, perd connaissance, perte de connaissance, evanoui*,
    tombe dans les pommes, tombee dans les pommes, dans les pommes, yeux revulses, dans le coma, coma,
    fait un malaise, a fait un malaise, effondr-, s est ecroule, ecroule*, inanime, inanimee, tombe raide,
    tourne de l oeil, perdu conscience, pas consciente, pas conscient, git, gisant, a terre, k o, assomme`,
  noWake: `
    se reveille pas, se reveille plus, reveille plus, reveille pas, arrive pas a le reveiller,
    arrive pas a la reveiller, pas a reveiller, plus a reveiller, impossible de le reveiller,
    impossible de la reveiller, impossible de reveiller, impossible a reveiller, reagit plus, reagit pas,
    repond plus, repond pas quand, ne repond plus, ne repond pas, me repond plus, me repond pas, aucune reaction,
    aucune reponse, ouvre plus les yeux, ouvre pas les yeux, reprend pas connaissance, reprend pas conscience,
    revient pas a, ne reagit, sans reaction, sans reponse, ne bouge plus, bouge plus, plus de reaction`,
  seizure: `
    convuls*, crise d epilepsie, crise epileptique, crises d epilepsie, epileptique, crise, crises, etat de mal,
    convulsi*, tonico clonique, grand mal, spasmes, absences, epilepsie, crise convulsive, epylepsie`,
  noStop: `
    s arrete pas, s arrete plus, n arrete pas, arrete pas, ne s arrete, ne passe pas, passe pas, ne finit pas,
    finit pas, ne cesse, cesse pas, continue, dure, toujours en crise, encore en crise, toujours en train,
    sans arret, ne se calme pas, se calme pas, n en finit pas, ne s est pas arretee, s est pas arretee,
    ne veut pas s arreter, veut pas s arreter, sarrete pas, sarrete plus, encore en train, ca continue,
    n a pas cesse`,
  stroke: `
    avc, a v c, accident vasculaire, hemorragie cerebrale, rupture d anevrisme, anevrisme, attaque cerebrale, ait,
    infarctus cerebral, congestion cerebrale`,
  heart: `
    infarctus, crise cardiaque, arret cardiaque, attaque cardiaque, coeur s arrete, coeur s est arrete,
    arret du coeur`,
  having: `
    fait, fais, faire, fait un, fait une, en train de, pense que, je pense, je crois, crois, vient de faire, a fait,
    a eu, fait peut etre, on dirait, dirait, c est un, c est une, c est peut etre, est ce, serait, peut etre,
    ca ressemble, sure que, sur que, a l air de, soupconne, debut de, suis en train, ai peur que, commence`,
  throat: `gorge, langue, levres, levre, visage, glotte, paupieres, yeux, cou, bouche, larynx, trachee, tete`,
  swell: `
    gonfl-, enfl-, se ferme, se serre, double de volume, oedeme, serre, se bouche, se resserre, enorme, boursoufl-,
    bouffi, bouffie, gonfle`,
  ambulance: `
    appel- ~ ambulance, appelez le samu, appelle le samu, appelez les pompiers, appelle les pompiers, appelez le 15,
    appelle le 15, appelez le 112, appelle le 112, envoyez ~ ambulance, envoyez ~ secours, envoyez ~ samu,
    envoyez les pompiers, besoin d une ambulance, une ambulance, faut une ambulance, ambulance vite, ambulance svp,
    appelez les secours, appelle les secours, appeler une ambulance, appeler les secours, appeler le samu,
    appeler les pompiers, appeler le 15`,
  ingest: `
    pris, prise, prend, prends, prendre, avale, avaler, avalé, avalee, avales, bu, bois, boit, boire, mange, manger,
    ingere, ingerer, ingurgite*, goute, croque, suce, mis dans la bouche, mis en bouche, mettre a la bouche, gobe,
    gober, sniffe, inhale, inject*, absorbe, siffle, descendu, respire du, donne, lechouille, leche, mache, a eu,
    s est enfile, enfile, vide, fini, reprend`,
  medicine: `
    cachet, cachets, comprime, comprimes, comprimee, gelule, gelules, medicament, medicaments, medoc, medocs, pilule,
    pilules, traitement, doliprane, dolipranes, paracetamol, efferalgan, dafalgan, ibuprofene, advil, nurofen,
    aspirine, aspirines, codeine, tramadol, morphine, skenan, oxycodone, methadone, subutex, fentanyl, xanax,
    lexomil, valium, temesta, seresta, stilnox, zopiclone, imovane, somnifere, somniferes, antidepresseur*,
    sertraline, prozac, fluoxetine, laroxyl, quetiapine, lithium, keppra, depakine, tegretol, lamictal, rivotril,
    urbanyl, baclofene, lyrica, gabapentine, neurontin, propranolol, avlocardyl, digoxine, previscan, eliquis,
    kardegic, metformine, insuline, antiepileptique*, anxiolytique*, calmant, calmants, antidouleur, antidouleurs,
    neuroleptique*, ritaline, sirop, gouttes, betabloquant*, atarax, levothyrox, fer, vitamines, patch, patchs,
    cortisone, colchicine, methotrexate, benzo, benzos, pastille, dose, doses`,
  overdose: `
    overdose, surdose, surdosage, od, intoxication medicamenteuse, surdosee, overdoze, iv medicamenteuse`,
  many: `
    trop, trop de, beaucoup trop, toute, toute la, toute ma, tous, tous les, tous mes, tous ses, toutes, entiere,
    entier, plein de, boite de, boite, boites, plaquette, plaquettes, tablette, flacon, tube, poignee, poignees,
    une dizaine, une vingtaine, une trentaine, plusieurs, d un coup, tout le, le reste, la moitie, moitie de,
    beaucoup de, enormement, quantite de, tas de, des dizaines, bouteille, verre de, gorgee, d un seul coup,
    une quarantaine`,
  hit: `
    frapp-, tap-, bat, battre, battu, battue, gifl-, cogn-, etrangl-, tabass-, bouscul-, agress-, mord-, mordu,
    pinc-, brul-, secou-, fouett-, claqu-, maltrait-, rou- de coups, coups de pied, coups de poing, coup de poing,
    coup de pied, coups, coup, baffe, baffes, gifle, fessee, blesse, fait mal, poignard-, violent-, defonc-, demont-,
    massacr-, corrig-, lynch-, dérouill-`,
  hitMe: `

    me/m/nous ~ frapp-/tap-/battu/battue/bat/gifl-/cogn-/etrangl-/tabass-/agress-/bouscul-/mordu/mord/pinc-/brul-/fouett-/violent-/defonc-/poignard-/rou-,
    me fout des coups, me donne des coups, m a donne des coups, m a donne un coup, m a mis un coup, m a mis une,
    me met des coups, me met des, m a mis des, me roue de coups, met la main sur, leve la main sur, main sur moi,
    porte la main sur, me tire les cheveux, tire par les cheveux, me prend a la gorge, m a prise a la gorge,
    m a pris a la gorge, par la gorge, me fait du mal, m a fait mal, me fait mal volontairement, me secoue,
    frappe ma, frappe mon, frappe mes, tape ma, tape mon, tape mes, bat ma, bat mon, bat mes, frappe notre,
    frappe les enfants, tape les enfants, bat sa, coups sur moi, me crache, m a crache, me jette ~ dessus,
    m a pousse*, me pousse, me jette, m a jete, mfrappe, mtape, je me fais frapper, je me fais taper, me fais battre,
    me fait battre, suis battue, suis battu, femme battue, ma frappe, ma tape, ma gifle`,
  rape: `
    viol, viole, violee, violer, violes, violeur, m a viole*, m a violee, me viole, abus sexuel, abus sexuels,
    abuse de moi, abuse d elle, abuse de ma, abuse sexuellement, agression sexuelle, agresse sexuellement,
    agressee sexuellement, attouch*, force a coucher, forcee a coucher, me force a coucher, oblige a coucher,
    force a faire l amour, rapport force, rapports forces, relations sexuelles forcees, sans mon consentement,
    inceste, incestu*, pendant que je dormais, s est force en moi, profite de moi, m a penetre*, tournante,
    abuser de`,
  threat: `
    va me tuer, vont me tuer, veut me tuer, veut nous tuer, va nous tuer, va la tuer, va le tuer, menace de me,
    menace de nous, menace de la, menace de le, menace de tuer, me menace, m a menace*, nous menace, menaces de mort,
    menacee de mort, me tuera, me tue si, dit qu il va me, dit qu il me, dit qu elle va me, jure de me tuer,
    a essaye de me tuer, essaye de me tuer, tente de me tuer, a voulu me tuer, essaye de m etrangler, va me frapper,
    va me bruler, me faire la peau, va me planter, va me faire du mal, me fera la peau, finira par me tuer,
    me crever, me retrouvera, mettre le feu a`,
};
