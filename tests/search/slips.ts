import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import { Random } from '../bench/generator/Random.ts';
import { JUDGED_CODES, type JudgedQuery } from './judged.ts';

const SHORTEST_WORD = 5;
const LONG_WORD = 8;
const NAMES_EACH = 5;
const LETTERS = { latin: 'abcdefghijklmnopqrstuvwxyz', arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' };

type Slip = (word: string, random: Random) => string;

const SLIPS: Record<string, Slip> = {
  'two letters changed places': (word, random) => {
    const place = 1 + random.below(word.length - 2);
    return word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
  },
  'first letter missing': (word) => word.slice(1),
  'a letter missing': (word, random) => {
    const place = 1 + random.below(word.length - 1);
    return word.slice(0, place) + word.slice(place + 1);
  },
  'a letter twice': (word, random) => {
    const place = random.below(word.length);
    return word.slice(0, place) + (word[place] ?? '') + word.slice(place);
  },
  'another letter': (word, random) => {
    const place = 1 + random.below(word.length - 1);
    const letters = [...(/[a-z]/i.test(word) ? LETTERS.latin : LETTERS.arabic)];
    return word.slice(0, place) + random.pick(letters) + word.slice(place + 1);
  },
};

export type SlippedQuery = JudgedQuery & { slip: string };

/** The first names of every condition in every language, each misspelt in every way; nobody has chosen them. */
export function makeSlips(seed = 1): SlippedQuery[] {
  const random = new Random(seed);
  return readSeedContent().conditions.flatMap(({ source, translations }) =>
    JUDGED_CODES.flatMap((language) => {
      const { name, aliases } = language === 'en' ? source : (translations[language] ?? source);
      const names = [name, ...aliases].slice(0, NAMES_EACH).filter(isSpelt);
      return names.flatMap((each) =>
        waysToSlip(each, random).map(([slip, q]) => ({
          q,
          slip,
          right: [source.id],
          kind: 'typo' as const,
          language,
        })),
      );
    }),
  );
}

/** An abbreviation misspelt is another abbreviation. */
function isSpelt(name: string): boolean {
  return !/\p{Lu}{2}/u.test(name) && name.split(/[\s/-]+/).some((word) => word.length >= SHORTEST_WORD);
}

function waysToSlip(name: string, random: Random): [string, string][] {
  const words = name.split(/[\s/-]+/);
  const places = words.flatMap((word, place) => (word.length >= SHORTEST_WORD ? [place] : []));
  const inPlaces = (chosen: number[], slip: Slip) =>
    words.map((word, place) => (chosen.includes(place) ? slip(word, random) : word)).join(' ');
  const ways = Object.entries(SLIPS).map(([kind, slip]): [string, string] => [
    kind,
    inPlaces([random.pick(places)], slip),
  ]);
  const swap = SLIPS['two letters changed places'] as Slip;
  const miss = SLIPS['a letter missing'] as Slip;
  const long = places.find((place) => (words[place] ?? '').length >= LONG_WORD);
  if (long !== undefined)
    ways.push(['two slips in a long word', inPlaces([long], (word) => miss(swap(word, random), random))]);
  if (places.length > 1) ways.push(['a slip in every word', inPlaces(places, swap)]);
  if (words.length > 1)
    ways.push(['no spaces', words.join('')], ['no spaces and a slip', miss(words.join(''), random)]);
  return ways;
}
