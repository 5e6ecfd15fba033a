import type { BasicWordLists } from '../../WordLists.ts';

export const portuguese: BasicWordLists = {
  language: 'pt',
  script: 'Latin',
  words: {
    common: `
      não, nao, e, o, a, os, as, um, uma, de, do, da, que, em, no, na, com, para, por, está, esta, estou, eu, ele,
      ela, meu, minha, você, voce, isto, muito, já, ja, acho, foi, tem, quero, se, me, mais, ajuda, preciso`,
    not: `não, nao, nunca, sem, nem, nada`,
    i: `eu, estou, tou, quero, vou, tomei, fui, preciso, acho, tenho, sinto`,
    me: `me, meu, minha, mim, nos`,
    he: `ele, ela, eles, elas, dele, dela`,
    kin: `
      mãe, pai, filho, filha, bebê, bebe, criança, crianca, marido, mulher, esposa, esposo, namorado, namorada,
      irmão, irma, avó, avo, amigo, amiga, menino, menina, vizinho, companheiro, neto, neta, colega`,
    child: `
      filho, filha, bebê, bebe, criança, crianca, menino, menina, neto, neta, filhinho, filhinha, miúdo, miudo`,
    help: `ajuda, ajudem, ajudem-me, socorro, por favor, urgente, rápido, agora, já`,
    want: `quero, queria, quer, vou, vai, vontade de, desejo, penso em, preciso`,
    die: `morrer, morto, morta, morte, morrer-me, estar morto`,
    killSelf: `
      matar-me, me matar, me mato, me suicidar, suicid*, suicidar-me, acabar com a minha vida, acabar com minha vida,
      tirar a minha vida, tirar minha vida, pôr fim à vida, dar cabo de mim, se matar, matar-se, vou matar me,
      por fim a minha vida, por termo a vida`,
    noBreath: `
      não respira, nao respira, não está respirando, nao ta respirando, não está a respirar, parou de respirar,
      não consegue respirar, não consigo respirar, sem respirar, deixou de respirar, não tá respirando,
      não esta a respirar, sem respiração`,
    unconscious: `
      inconsciente, desmaiou, desmaiado, desmaiada, perdeu os sentidos, perdeu a consciência, desacordado,
      desacordada, não acorda, nao acorda, não responde, sem sentidos, desfalecid*`,
    seizure: `
      convulsão, convulsao, convulsões, convuls*, ataque epilético, ataque epiléptico, crise epiléptica,
      crise convulsiva, ataque, crise`,
    noStop: `
      não para, nao para, não passa, não pára, nao passa, não acaba, continua, não termina, não parou, sem parar,
      nunca mais para`,
    stroke: `avc, derrame, derrame cerebral, acidente vascular, trombose`,
    having: `
      acho que, penso que, creio que, é um, está tendo, está a ter, parece, teve, ter um, a ter, tendo, pode ser,
      deve ser`,
    throat: `garganta, língua, lábios, cara, rosto, glote`,
    swell: `inch*, fechando, fechar, a fechar, fecha, a inchar, inflamada`,
    ambulance: `
      chamem ~ ambulância, chama ~ ambulância, chame ~ ambulância, chamar ~ ambulância, preciso ~ ambulância,
      uma ambulância, chamem o 112, chamem o samu, liga para o samu, liga para o 112, chama o inem, chamem o inem,
      chame o samu, manda ~ ambulância`,
    ingest: `tomei, tomou, engoliu, engoli, engolir, bebeu, bebi, comeu, ingeriu, tomado, engolido`,
    medicine: `
      comprimido, comprimidos, remédio, remédios, remedios, medicamento, medicamentos, pílulas, pilulas, cápsulas,
      pastilhas, paracetamol, dipirona`,
    overdose: `overdose, sobredosagem, overdosei, dose excessiva, superdose, sobredose`,
    hitMe: `
      me bate, me bateu, bate-me, bateu-me, me batendo, a bater-me, me espanca, espanca-me, me agride, agride-me,
      me agrediu, me dá porrada, me soca, me bateram, bate em mim, bateu em mim, agrediu-me, espancou-me,
      me espancou`,
    rape: `
      violado, violada, violou-me, me violou, estuprada, estuprado, me estuprou, estupr*, fui violada, abusou de mim,
      violação, violação sexual, abusada sexualmente, abusado sexualmente`,
  },
};
