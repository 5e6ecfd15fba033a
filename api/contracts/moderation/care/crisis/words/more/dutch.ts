import type { BasicWordLists } from '../../WordLists.ts';

export const dutch: BasicWordLists = {
  language: 'nl',
  script: 'Latin',
  words: {
    common: `
      ik, jij, je, hij, zij, ze, het, de, een, en, of, is, ben, zijn, heeft, heb, niet, geen, mijn, mij, me, met, op,
      van, in, voor, dat, wat, wil, kan, te, er, ook, nog, denk, bel, naar, wordt`,
    not: `niet, geen, nooit, niks, zonder`,
    i: `ik, heb ik, ben ik, kheb`,
    me: `mij, me, mijn, mn, ons`,
    he: `hij, zij, ze, hem, haar`,
    kin: `
      moeder, mama, mam, vader, papa, pap, zoon, zoontje, dochter, dochtertje, baby, kind, kindje, kinderen, man,
      echtgenoot, vrouw, vriend, vriendin, broer, broertje, zus, zusje, oma, opa, partner, buurman, buurvrouw,
      kleinzoon, kleindochter, collega, peuter`,
    child: `
      zoon, zoontje, dochter, dochtertje, baby, kind, kindje, kinderen, kleinzoon, kleindochter, peuter, kleuter`,
    help: `help, hulp, alsjeblieft, snel, dringend, nu, spoed, direct`,
    want: `wil, wou, ga, zou willen, wil alleen nog, wens, denk aan, verlang`,
    die: `dood, sterven, doodgaan, dood zijn, dood gaan, niet meer leven, er niet meer zijn`,
    killSelf: `
      zelfmoord, suicid*, mezelf doden, mezelf van kant, mezelf van het leven beroven, mij van kant maken,
      maak me van kant, maak mezelf dood, mezelf iets aandoen, een einde aan mijn leven, einde maken aan mijn leven,
      mezelf ophangen, voor de trein springen, mezelf vermoorden, pleeg zelfmoord, zelfdoding, eind aan mijn leven,
      er een einde aan`,
    noBreath: `
      ademt niet, ademt niet meer, niet ademen, geen adem, krijgt geen lucht, krijg geen lucht, stopt met ademen,
      gestopt met ademen, haalt geen adem, niet meer ademen, haalt geen adem meer, ademhaling is gestopt`,
    unconscious: `
      bewusteloos, buiten bewustzijn, flauwgevallen, buiten westen, wordt niet wakker, niet aanspreekbaar,
      reageert niet, bewustzijn verloren, out gegaan, reageert niet meer, niet bij bewustzijn, in elkaar gezakt`,
    seizure: `
      aanval, epileptische aanval, toeval, insult, stuip, stuipen, stuiptrekkingen, epilepsieaanval, convulsie*`,
    noStop: `
      stopt niet, houdt niet op, gaat niet over, stopt maar niet, blijft doorgaan, gaat maar door, niet op,
      gaat door, wil niet stoppen, stopt niet meer`,
    stroke: `beroerte, hersenbloeding, herseninfarct, cva, tia`,
    having: `denk, volgens mij, heeft een, misschien, lijkt, is een, zou, krijgt een, het is, had een`,
    throat: `keel, tong, lippen, gezicht, luchtpijp`,
    swell: `zwelt, opgezwollen, gezwollen, zwellen, zwelt op, dicht, opzwellen, wordt dik, opgezet, zwelt dicht`,
    ambulance: `
      bel ~ ambulance, bel 112, ambulance bellen, een ambulance, ziekenwagen, ambulance nodig, stuur ~ ambulance,
      bel een ziekenwagen, bel de ambulance, bel 1 1 2`,
    ingest: `
      ingeslikt, geslikt, slikte, ingenomen, genomen, gedronken, gegeten, doorgeslikt, slikt, opgegeten,
      binnengekregen`,
    medicine: `
      pillen, pil, tabletten, medicijnen, medicijn, pilletjes, slaappillen, paracetamol, medicatie, capsules, tablet`,
    overdose: `overdosis, te veel pillen, overdosering, te veel ingenomen, overdose`,
    hitMe: `
      slaat me, slaat mij, sloeg me, sloeg mij, mishandelt me, mishandelt mij, me geslagen, mij geslagen, schopt me,
      schopt mij, stompt me, wurgt me, me mishandeld, mij mishandeld, me slaat, in elkaar, trapt me`,
    rape: `verkracht, verkrachting, aangerand, misbruikt, verkrachtte, seksueel misbruikt`,
  },
};
