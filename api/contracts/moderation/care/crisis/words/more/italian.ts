import type { BasicWordLists } from '../../WordLists.ts';

export const italian: BasicWordLists = {
  language: 'it',
  script: 'Latin',
  words: {
    common: `
      il, lo, la, i, gli, le, un, una, di, del, della, e, che, non, è, sono, sei, ho, ha, hai, mio, mia, mi, ti, si,
      con, per, su, in, come, cosa, più, piu, questo, sta, sto, voglio, credo, aiuto, anche, ma, respira, chiamate`,
    not: `non, mai, senza, niente, nessuno`,
    i: `io, mi, sono, sto, voglio, ho, vorrei, credo, penso`,
    me: `mi, mio, mia, me, miei, ci`,
    he: `lui, lei, loro, egli`,
    kin: `
      madre, mamma, padre, papà, papa, figlio, figlia, figli, bambino, bambina, bimbo, bimba, neonato, marito,
      moglie, fidanzato, fidanzata, ragazzo, ragazza, fratello, sorella, nonno, nonna, amico, amica, compagno,
      compagna, vicino, vicina, nipote, collega`,
    child: `
      figlio, figlia, bambino, bambina, bimbo, bimba, neonato, nipotino, piccolo, piccola, nipote, nipotina`,
    help: `
      aiuto, aiutatemi, aiutateci, aiutami, per favore, presto, urgente, subito, vi prego, adesso, ora, emergenza`,
    want: `voglio, vorrei, vuole, sto per, ho deciso di, penso di, desidero, vado a, mi va di, ho voglia di`,
    die: `morire, morto, morta, morte, farla finita, non vivere, non vivere più`,
    killSelf: `
      uccidermi, ammazzarmi, mi uccido, mi ammazzo, mi ucciderò, mi uccidero, mi ammazzerò, mi suicido, suicid*,
      togliermi la vita, mi tolgo la vita, farla finita, faccio finita, suicidarmi, uccidersi, ammazzarsi,
      impiccarmi, tagliarmi le vene, mettere fine alla mia vita, si ammazza`,
    noBreath: `
      non respira, non respira più, non sta respirando, non riesce a respirare, non riesco a respirare,
      ha smesso di respirare, smesso di respirare, non respiro, senza respiro`,
    unconscious: `
      incosciente, svenuto, svenuta, è svenuto, priva di sensi, privo di sensi, perso conoscenza, perso i sensi,
      non si sveglia, non risponde, senza conoscenza, svenut*, priva di conoscenza, non è cosciente, è crollato`,
    seizure: `convulsione, convulsioni, crisi epilettica, crisi convulsiva, crisi, attacco epilettico, attacco`,
    noStop: `
      non si ferma, non smette, non finisce, non passa, non si fermano, non smettono, continua, non cessa,
      non accenna, non si arresta, ancora in corso`,
    stroke: `ictus, infarto cerebrale, emorragia cerebrale, ischemia`,
    having: `
      credo, penso, sembra, ha un, ha avuto, sta avendo, potrebbe, forse, sia un, è un, avendo, avere un, temo`,
    throat: `gola, lingua, labbra, viso, faccia, glottide`,
    swell: `gonfi*, si gonfia, si sta gonfiando, si chiude, si sta chiudendo, chiudendo, gonfiando, stringendo`,
    ambulance: `
      chiamate ~ ambulanza, chiama ~ ambulanza, chiamare ~ ambulanza, serve ~ ambulanza, ambulanza, chiamate il 118,
      chiamate il 112, chiama il 118, chiama il 112, un ambulanza`,
    ingest: `
      ingoiato, ingerito, preso, bevuto, mangiato, inghiottito, ingoiò, mandato giù, prende, presa, prese`,
    medicine: `
      pillole, pillola, pastiglie, pasticche, compresse, farmaci, farmaco, medicine, medicina, medicinali, sonniferi,
      pasticca, compressa, tachipirina, paracetamolo`,
    overdose: `
      overdose, sovradosaggio, dose eccessiva, overdosi, troppi farmaci, troppe pillole, troppe pastiglie`,
    hitMe: `
      mi picchia, mi ha picchiata, mi ha picchiato, mi mena, mi colpisce, mi ha colpita, mi dà schiaffi,
      mi prende a pugni, mi prende a calci, mi schiaffeggia, mi sta picchiando, mi strangola, mi pesta, mi ha menato,
      mi ha menata, mi malmena, mi prende a schiaffi`,
    rape: `
      stuprata, stuprato, violentata, violentato, stupr*, violent* sessualmente, violenza sessuale, abusato di me,
      mi ha violentata, mi hanno violentata, abusata sessualmente`,
  },
};
