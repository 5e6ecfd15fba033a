import type { BasicWordLists } from '../../WordLists.ts';

export const romanian: BasicWordLists = {
  language: 'ro',
  script: 'Latin',
  words: {
    common: `
      nu, este, e, sunt, am, a, ai, are, și, si, că, ca, să, sa, de, la, în, in, pe, cu, un, o, meu, mea, mă, ma, mi,
      îmi, imi, el, ea, eu, ce, cum, vreau, cred, ajutor, mai, din, pentru, soțul, copilul, fost`,
    not: `nu, niciodată, fără, nimic`,
    i: `eu, vreau, sunt, am, cred, mă simt`,
    me: `mă, ma, mea, meu, mele, mei, îmi, imi, mine, ne`,
    he: `el, ea, ei, ele, lui`,
    kin: `
      mama, mamă, tata, tată, fiul, fiica, băiatul, fata, bebeluș, bebelușul, copil, copilul, copilul meu, soțul,
      sotul, soția, sotia, iubitul, iubita, fratele, sora, bunica, bunicul, prieten, prietenul, prietena, partenerul,
      vecinul, nepotul, nepoata, bărbatul, barbatul`,
    child: `
      fiul, fiica, băiatul, fetița, fata, bebeluș, bebelușul, copil, copilul, nepotul, nepoata, cel mic, cea mică,
      băiețelul`,
    help: `ajutor, ajutați, ajutati, ajută, vă rog, repede, urgent, acum, urgență`,
    want: `vreau, aș vrea, as vrea, vrea, voi, o să, o sa, doresc, îmi doresc, mă gândesc, am de gând, mai bine`,
    die: `mor, mort, moară, moartă, moarte, să mor, nu mai trăiesc, nu mai trăi, moartea`,
    killSelf: `
      mă omor, ma omor, mă sinucid, ma sinucid, sinucid*, să mă omor, îmi iau viața, imi iau viata,
      îmi pun capăt zilelor, imi pun capat zilelor, pun capăt vieții, mă spânzur, ma spanzur, sinucidere, mă arunc,
      se omoară, se sinucide, să îmi iau viața`,
    noBreath: `
      nu respiră, nu respira, nu mai respiră, nu mai respira, nu poate respira, nu pot respira, nu pot să respir,
      nu poate să respire, nu mai pot respira, a încetat să respire, nu respir`,
    unconscious: `
      inconștient, inconștientă, inconstient, inconstienta, leșinat, leșinată, lesinat, lesinata, nu se trezește,
      nu se trezeste, fără cunoștință, fara cunostinta, și-a pierdut cunoștința, nu răspunde, nu reacționează,
      nu reactioneaza, si a pierdut cunostinta`,
    seizure: `
      criză, criza, convulsii, convulsie, criză epileptică, criza de epilepsie, convulsiile, convulsia,
      criza epileptică`,
    noStop: `
      nu se oprește, nu se opreste, nu trece, nu se termină, nu se termina, nu încetează, nu inceteaza,
      nu se mai oprește, nu se mai opreste, continuă, nu se opresc, nu se mai termină`,
    stroke: `accident vascular, avc, atac cerebral, avece, congestie cerebrală, hemoragie cerebrală`,
    having: `cred, pare, are un, are o, poate, face un, face, este un, e un, a făcut, a facut, bănuiesc, are`,
    throat: `gâtul, gatul, gât, limba, buzele, fața, fata mea, gâtul meu, laringe`,
    swell: `umflă, umfla, umflat, umflată, se umflă, se umfla, se închide, se inchide, umflate, se strânge`,
    ambulance: `
      chemați ~ ambulanța, chemați ambulanța, chemati ambulanta, sunați la 112, sunati la 112, sună la 112,
      o ambulanță, ambulanța, salvarea, suna la 112, chemați salvarea, cheamă ambulanța, cheama ambulanta,
      cheamă salvarea, trimiteți o ambulanță`,
    ingest: `înghițit, inghitit, luat, băut, baut, mâncat, mancat, a înghițit, ingerat, a luat`,
    medicine: `
      pastile, pastilele, pastilă, medicamente, medicament, tablete, comprimate, medicamentele, somnifere, pilule,
      paracetamol`,
    overdose: `supradoză, supradoza, overdoză, supradozaj, prea multe pastile, supradoze, supra doză`,
    hitMe: `
      mă bate, ma bate, m-a bătut, m a batut, mă lovește, ma loveste, m-a lovit, mă lovea, mă bătea,
      mă strânge de gât, mă agresează, ma agreseaza, mă pocnește, mă bătut, m a bătut`,
    rape: `
      violat, violată, violata, viol, m-a violat, am fost violată, abuzat sexual, abuzată sexual, violul,
      agresată sexual, violeaza`,
  },
};
