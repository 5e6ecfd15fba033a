import { compileRule, type FoldedText } from './foldText.ts';

const NUMBER =
  '(?:\\d+|half(?: an?)?|one|two|three|four|five|six|media|una|dos|tres|cuatro|un|une|deux|trois|quatre|demi|نصف|ثلاث|اربع)';
/** Units in which hardly anything but medicines is measured. */
const MEDICINE_UNIT =
  '(?:mg|mcg|μg|ug|iu|ui|micrograms?|microgramos?|microgrammes?|milligrams?|miligramos?|milligrammes?|ملغ|مغ|مج|ملجم|ملغم|ملليغرام|ميليغرام|ميكروغرام|مكغ)';
const AMBIGUOUS_UNIT =
  '(?:ml|cc|g|gr|units?|unidades|unites|tablets?|pills?|capsules?|drops?|puffs?|tabletas?|pastillas?|comprimidos?|capsulas?|gotas?|comprimes?|cachets?|gelules?|gouttes?|bouffees?|مل|غ|حبه|حبات|حبوب|قرص|اقراص|كبسوله|كبسولات|نقطه|نقط|قطره|قطرات|وحده|وحدات|بخه|بخات)';
const IN_TWO = '(?:حبتين|قرصين|كبسولتين|نقطتين)';
const AMOUNT = `(?:${NUMBER} ?(?:\\d+ )?${AMBIGUOUS_UNIT}|${IN_TWO})`;

const TAKE =
  '(?:take|takes|took|taking|dose|doses|dosage|inject@|swallow@|prescrib@|tomo|toma|tomas|tomar|tome|tomaba|dale|darle|recet@|dosis|inyect@|prends|prend|prenez|prendre|pris|prise|avale@|prescri@|[ايتن]?اخذ|خذ|خد|اخد|باخد|[ايتن]?تناول|اعط@|جرعه|جرعت@|حقن@)';
const MEDICINE =
  '(?:medicines?|medications?|meds|medicamentos?|medicaments?|syrup|jarabe|sirop|insulin@|(?:ال)?انسولين|(?:ال)?دواء|(?:ال)?شراب|paracetamol|aspirin@|lithium|litio|morphin@|morfina|codein@|tramadol|melatonin@|metformin@|[^ .]+(?:azepam|zolam|oxetine?a?|tralin[ea]?|zepine?a?|profeno?|cillin[ea]?|cilina|mycin[ea]?|prazole?|statin[ea]?|gabalin[ea]?|pentin[ea]?|clofen[oe]?|sartane?|olol|phenidate?|thyroxine?a?|faxin[ea]?|apine?a?|idone?a?))';

const DOSES = compileRule(
  `\\d+ ?${MEDICINE_UNIT}`,
  `${AMOUNT}(?= (?:[^ .]+ ){0,6}(?:${TAKE}|${MEDICINE}) )`,
  `(?:${TAKE}|${MEDICINE})(?: [^ .]+){0,6} ${AMOUNT}`,
);

const MEDICINES = compileRule(MEDICINE);

/** Returns whether a text names a medicine, with or without a dose. */
export function namesMedicine({ line }: FoldedText): boolean {
  return line.search(MEDICINES) >= 0;
}

/** Yields the places in `line` that state a dose of a medicine. */
export function* findDoses({ line }: FoldedText): Generator<{ from: number; to: number }> {
  for (const { 0: found, index } of line.matchAll(DOSES)) yield { from: index, to: index + found.length };
}
