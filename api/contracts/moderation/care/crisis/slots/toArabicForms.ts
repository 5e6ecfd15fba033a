import type { WordForms } from '../WordLists.ts';

const JOINED = ['', 'و', 'ف'];
const PREFIXES = (
  ' ال بال لل هال عال ب ل ك ح ه س ع ت ما م ماب مات ' +
  // Attached negations of Egypt and the Maghreb, and prefixes of the present and future in Iraq and Morocco.
  'مب مت مي مك مبي مبت ماك غ غا كا تا د'
).split(' ');
const PERSONS = ['', 'ي', 'ت', 'ن', 'ا'];
const SUFFIXES = (
  'ني ها هم هن كم نا ه ك ي وا ون ين ان ات ت تي و ا تو وني تني تها ته وها وه ونا تنا توا تك هاش نيش ش وش تش اش يه ونه ونها ' +
  'ونني انها وهم تهم كي ناش يني ' +
  'يها يت يته يتها نيها هوش'
).split(' ');
/** Suffixes for "to him" and the like, after a verb of at least four letters. */
const DATIVES = ['لي', 'له', 'لها', 'لو', 'لهم', 'لك'];
const HAS_ME = /(?:ني|نا|نيش|ناش)$/;
/** Words that only look like verbs with the writer as object. */
const FALSE_OBJECTS = new Set(
  'معني يعني قانوني مدني ثاني تاني ديني عيني مجاني وطني سكني ميداني انساني بني مهني الكتروني هنا احنا انا'.split(' '),
);
/** Words for "who" and "which", whose beginning is not the article. */
const RELATIVES = new Set(['اللي', 'الي', 'اللى', 'الذي', 'التي']);
const IS_NEGATED = /^و?ما?[بيتنقعخكا].{2,}ش$/;
const MIN_LETTERS = 3;

/** Returns the forms of an Arabic word, also without the joined "and", article, tense, person and object. */
export function toArabicForms(word: string): WordForms {
  if (!/[\u0600-\u06ff]/.test(word)) return latinForms(word);
  if (RELATIVES.has(word)) return { exact: [word], stems: [] };
  const exact = new Set([word]);
  for (const joined of JOINED) {
    if (!word.startsWith(joined)) continue;
    const free = word.slice(joined.length);
    if (free.length >= 2) exact.add(free);
    for (const prefix of PREFIXES) {
      if (!free.startsWith(prefix)) continue;
      for (const person of PERSONS) {
        const start = prefix + person;
        if (!free.startsWith(start)) continue;
        const rest = free.slice(start.length);
        if (rest.length >= MIN_LETTERS || (rest.length === 2 && /^(?:ال|و|ب)?$/.test(start))) exact.add(rest);
        for (const suffix of SUFFIXES) {
          const stem = rest.slice(0, -suffix.length);
          if (!rest.endsWith(suffix) || stem.length < MIN_LETTERS) continue;
          exact.add(stem);
          if (suffix.startsWith('ت')) exact.add(`${stem}ه`);
        }
        for (const suffix of DATIVES)
          if (rest.endsWith(suffix) && rest.length - suffix.length > MIN_LETTERS)
            exact.add(rest.slice(0, -suffix.length));
      }
    }
  }
  return {
    exact: [...exact],
    stems: [],
    isNegated: IS_NEGATED.test(word),
    hasMe: word.length > 4 && HAS_ME.test(word) && !FALSE_OBJECTS.has(word.replace(/^و?(?:ال)?/, '')),
  };
}

const latinForms = (word: string): WordForms => ({
  exact: [word, ...latinSkeletons(word)],
  stems: [],
  hasMe: word.length > 4 && /(?:ni|ny|na)$/.test(word),
});

/** Prefix of a skeleton (the consonants of an Arabic word), so that a skeleton matches no ordinary word. */
export const SKELETON = '§';

/** Arabic consonants, each followed by its Latin letter in skeletons. */
const CONSONANTS: Record<string, string> = Object.fromEntries(
  'بb تt ثt جj حh خx دd ذd رr زz سs شc صs ضd طt ظz ع3 غg فf قq كk لl مm نn هh'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const LATIN: [RegExp, string][] = [
  [/kh|5/g, 'x'],
  [/sh|ch/g, 'c'],
  [/gh|8/g, 'g'],
  [/dh/g, 'd'],
  [/th|6/g, 't'],
  [/7/g, 'h'],
  [/9|2/g, 'q'],
];
const LATIN_PREFIXES = ['', 'b', 'w', 'l', 'el', 'al', 'h', 'by', 'bt', 'y', 't', 'n', 'm', 'k'];
const LATIN_SUFFIXES = ['', 'ni', 'ha', 'hom', 'o', 'u', 'i', 't', 'na', 'sh', 'k'];

/** Returns the consonants of an Arabic word in Latin letters; undefined when there are fewer than three. */
export function toSkeleton(word: string): string | undefined {
  const letters = word.replace(/^ال/, '').replace(/ه$/, '');
  const skeleton = squeezeDoubles(letters.replace(/./gu, (letter) => CONSONANTS[letter] ?? ''));
  return skeleton.length >= MIN_LETTERS ? `${SKELETON}${skeleton}` : undefined;
}

function latinSkeletons(word: string): string[] {
  const skeletons = new Set<string>();
  for (const prefix of LATIN_PREFIXES) {
    for (const suffix of LATIN_SUFFIXES) {
      if (!word.startsWith(prefix) || !word.endsWith(suffix) || word.length < prefix.length + suffix.length + 2)
        continue;
      const middle = word.slice(prefix.length, word.length - suffix.length);
      const plain = LATIN.reduce((rest, [from, to]) => rest.replace(from, to), middle.replace(/(?:ah|eh)$/, ''));
      const skeleton = squeezeDoubles(plain.replace(/[aeiouyw]/g, ''));
      if (skeleton.length >= MIN_LETTERS) skeletons.add(`${SKELETON}${skeleton}`);
    }
  }
  return [...skeletons];
}

const squeezeDoubles = (letters: string) => letters.replace(/(.)\1/g, '$1');
