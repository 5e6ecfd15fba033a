import type { CrisisKind } from '../CrisisFinding.ts';

/**
 * Core sentences in the languages of the interface, by kind. A page in any of these languages recognises each of them
 * as sure, although it has only the basic slots of the other languages (`writePacked.ts`). A test checks this.
 */
export const CORE_SENTENCES: Record<string, Record<CrisisKind, string[]>> = {
  en: {
    suicide: ['I want to die', 'I am going to kill myself', 'I’m going to kill myself'],
    poison: ['I have taken an overdose', 'my child swallowed pills', 'my son has taken too many pills'],
    emergency: [
      'he is not breathing',
      'she is not breathing',
      'my baby stopped breathing',
      'I can’t breathe',
      'she is unconscious',
      'the seizure does not stop',
      'her seizure won’t stop',
      'I think it is a stroke',
      'my throat is swelling',
      'call an ambulance',
    ],
    violence: ['my husband hits me', 'he hits me', 'I was raped', 'my husband raped me'],
  },
  es: {
    suicide: ['quiero morir', 'me quiero morir', 'me voy a matar', 'quiero matarme'],
    poison: ['me he tomado una sobredosis', 'mi hijo se ha tragado pastillas', 'mi hija se tragó unas pastillas'],
    emergency: [
      'no respira',
      'mi bebé no respira',
      'ella no respira',
      'no puedo respirar',
      'está inconsciente',
      'mi madre está inconsciente',
      'la convulsión no para',
      'la crisis no para',
      'creo que es un ictus',
      'creo que es un derrame',
      'se me hincha la garganta',
      'llamen a una ambulancia',
      'llama a una ambulancia',
    ],
    violence: ['mi marido me pega', 'mi esposo me golpea', 'me violaron', 'mi marido me viola'],
  },
  fr: {
    suicide: ['je veux mourir', 'je vais me tuer', 'je veux me suicider'],
    poison: ['j’ai pris une overdose', 'mon enfant a avalé des comprimés', 'mon fils a avalé des médicaments'],
    emergency: [
      'il ne respire plus',
      'elle ne respire plus',
      'il ne respire pas',
      'elle respire plus',
      'je n’arrive plus à respirer',
      'mon bébé ne respire plus',
      'elle est inconsciente',
      'la crise ne s’arrête pas',
      'les convulsions ne s’arrêtent pas',
      'je crois que c’est un AVC',
      'ma gorge gonfle',
      'appelez une ambulance',
      'appelez le samu',
    ],
    violence: ['mon mari me frappe', 'mon mari me bat', 'j’ai été violée', 'on m’a violée'],
  },
  ar: {
    suicide: ['أريد أن أموت', 'بدي موت', 'عايزة أموت', 'سأقتل نفسي', 'أريد أن أقتل نفسي'],
    poison: ['أخذت جرعة زائدة', 'طفلي بلع حبوب', 'ابني بلع حبوب كثيرة'],
    emergency: [
      'لا يتنفس',
      'ابني لا يتنفس',
      'مش بيتنفس',
      'ما عم يتنفس',
      'هي فاقدة الوعي',
      'أمي فاقدة الوعي',
      'النوبة لا تتوقف',
      'التشنج لا يتوقف',
      'أظن أنها جلطة دماغية',
      'حلقي يتورم',
      'اتصلوا بالإسعاف',
    ],
    violence: ['زوجي يضربني', 'جوزي بيضربني', 'اغتصبوني'],
  },
};
